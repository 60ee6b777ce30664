import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { Counts } from '../testing/testReport';
import { type Baseline, listBaselines, readBaseline, removeBaselines, storyFolders, writeBaseline } from './baselines';
import { differsFrom } from './comparePictures';
import { checkDocsPages } from './docsPages';
import { type Environment, writeEnvironment } from './environment';
import { identicalPictures } from './identicalPictures';
import type { PicturedStory } from './pictureStories';
import type { Failure } from './report';
import { openPage, type Picture, type Stillness, type Visit, visitStory } from './visitStory';

const quickLook: Stillness = { equalPictures: 4, framesBetween: 5 };
/** On a loaded machine lazy code takes longer than a quick look. */
const secondLook: Stillness = { equalPictures: 8, framesBetween: 15 };
const VISIT_LIMIT = 90_000;
/** More stories than these have changed on purpose: a second look at each would only take time. */
const MOST_LOOKED_AT_TWICE = 40;

export interface PictureRun {
  readonly browser: Browser;
  readonly storybook: string;
  /** Every story of a feature. */
  readonly all: readonly PicturedStory[];
  readonly environment: Environment;
  /** The folder of the set to compare with or to update; null when no set fits. */
  readonly folder: string | null;
  readonly isUpdate: boolean;
  /** Parts of ids; none means all. */
  readonly filters: readonly string[];
  /** How many stories are played at once. */
  readonly pages: number;
  log(line: string): void;
}

export interface PictureResults {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  /** What failed or differed at first, and not when it was tried again. */
  readonly retries: readonly Failure[];
}

export async function runPictures({
  browser,
  storybook,
  all,
  environment,
  folder,
  isUpdate,
  filters,
  pages,
  log,
}: PictureRun): Promise<PictureResults> {
  const stories = chosenStories(all, filters);
  const folders = storyFolders(all.filter(({ variants }) => variants.length > 0));
  const folderOf = ({ id }: PicturedStory) => folders.get(id) ?? id;
  const failures: Failure[] = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const fail = (failure: Failure) => {
    counts.failed += 1;
    failures.push(failure);
  };

  if (filters.length === 0) {
    const docs = await openPage(browser);
    for (const { id, problem } of await checkDocsPages(docs, storybook)) {
      if (problem) fail({ name: id, problem, pictures: {} });
      else counts.passed += 1;
    }
    await docs.context().close();
  }

  const baselines = new Map<string, Baseline | null>();
  if (folder) {
    for (const story of stories) {
      for (const { name } of story.variants) baselines.set(`${story.id} ${name}`, await readBaseline(folder, folderOf(story), name));
    }
  }
  log(`${stories.length} stories, ${stories.reduce((sum, { variants }) => sum + variants.length, 0)} pictures, ${pages} pages at once`);
  const { visits, retries } = await visitAll(stories, {
    browser,
    storybook,
    pages,
    log,
    look: isUpdate ? secondLook : quickLook,
    isUpdate,
    baseline: (id, variant) => baselines.get(`${id} ${variant}`) ?? null,
  });

  const twins = new Map<string, string[]>();
  for (const { id, problem } of await identicalPictures(visits)) twins.set(id, [...(twins.get(id) ?? []), problem]);
  let written = 0;
  for (const { story, problem, pictures } of visits) {
    const problems = [...(problem ? [problem] : []), ...(twins.get(story.id) ?? [])];
    if (problems.length > 0) fail({ name: story.id, problem: problems.join('\n'), pictures: firstOf(pictures) });
    else counts.passed += 1;
    if (problem || story.options.sameAs) continue;
    for (const [variant, picture] of pictures) {
      const name = `${story.id} ${variant}`;
      if (!folder) counts.skipped += 1;
      else {
        const failure = await compare(name, baselines.get(name) ?? null, picture);
        if (failure && !isUpdate) fail(failure);
        else counts.passed += 1;
        if (failure && isUpdate) {
          written += 1;
          await writeBaseline(folder, folderOf(story), variant, picture);
        }
      }
    }
  }
  if (folder) {
    const stored = stories.filter(({ options }) => !options.sameAs);
    const known = new Set(stored.flatMap((story) => story.variants.map(({ name }) => join(folderOf(story), `${name}.webp`))));
    const looked = new Set(stories.map(folderOf));
    const gone = listBaselines(folder).filter((path) => !known.has(path) && (filters.length === 0 || looked.has(dirname(path))));
    if (isUpdate) removeBaselines(folder, gone);
    else for (const path of gone) fail({ name: path, problem: 'the picture is there, the story is not', pictures: {} });
  }
  if (folder && isUpdate) {
    await writeEnvironment(folder, environment);
    const bytes = listBaselines(folder).reduce((sum, path) => sum + readFileSync(join(folder, path)).length, 0);
    log(
      `${written} pictures retaken; the set is ${(bytes / 1e6).toFixed(1)} MB, by Chromium ${environment.chromium} on ${environment.platform}: ${folder}`,
    );
  }
  return { counts, failures, retries };
}

/** The stories with one of these parts in their id, and those that they are declared to look like. */
function chosenStories(all: readonly PicturedStory[], filters: readonly string[]): readonly PicturedStory[] {
  if (filters.length === 0) return all;
  const chosen = all.filter(({ id }) => filters.some((part) => id.includes(part)));
  if (chosen.length === 0) throw new Error(`No pictured story has ${filters.join(' or ')} in its id`);
  const twins = new Set(chosen.map(({ options }) => options.sameAs));
  return all.filter((story) => chosen.includes(story) || twins.has(story.id));
}

interface VisitSettings extends Pick<PictureRun, 'browser' | 'storybook' | 'isUpdate' | 'pages' | 'log'> {
  readonly look: Stillness;
  /** Every story in a page loaded for it. */
  readonly areFresh?: true;
  baseline(id: string, variant: string): Baseline | null;
}

/** Several pages side by side. What fails, differs or is not like its twin is tried once more, each in a fresh page: what fails twice has failed. */
async function visitAll(
  stories: readonly PicturedStory[],
  settings: VisitSettings,
): Promise<{ visits: readonly Visit[]; retries: readonly Failure[] }> {
  const { log } = settings;
  const visits = new Map<string, Visit>();
  await visitEach(stories, settings, (visit) => {
    visits.set(visit.story.id, visit);
    if (visit.problem) log(`${visit.story.id}: ${visit.problem.split('\n')[0]}`);
    if (visits.size % 25 === 0 || visits.size === stories.length) log(`${visits.size} of ${stories.length} stories`);
  });
  const retries: Failure[] = [];
  /** What nobody sees, such as a pixel that another processor blends in another way, is no reason to look again. */
  const difference = async ({ story: { id }, pictures }: Visit): Promise<Failure | null> => {
    for (const [variant, picture] of pictures) {
      const baseline = settings.baseline(id, variant);
      const failure = baseline && (await compare(id, baseline, picture));
      if (failure) return failure;
    }
    return null;
  };
  const failed = [...visits.values()].filter(({ problem }) => problem);
  const differing = new Map<string, Failure>();
  for (const visit of settings.isUpdate ? [] : visits.values()) {
    const found = visit.problem ? null : await difference(visit);
    if (found) differing.set(visit.story.id, found);
  }
  const unlike = new Map((await identicalPictures([...visits.values()])).map(({ id, problem }) => [id, problem]));
  const looksAgain = differing.size <= MOST_LOOKED_AT_TWICE;
  const wasOdd = new Set([...failed.map(({ story }) => story.id), ...(looksAgain ? differing.keys() : []), ...unlike.keys()]);
  const again = stories.filter(({ id }) => wasOdd.has(id));
  if (again.length > 0) log(`Looked at again: ${again.map(({ id }) => id).join(', ')}`);
  const second: Visit[] = [];
  await visitEach(again, { ...settings, look: secondLook, pages: 1, areFresh: true }, (visit) => second.push(visit));
  for (const visit of second) {
    const { id } = visit.story;
    const problem = visits.get(id)?.problem ?? unlike.get(id) ?? '';
    visits.set(id, visit);
    if (!visit.problem && (settings.isUpdate || !(await difference(visit))))
      retries.push(differing.get(id) ?? { name: id, problem, pictures: {} });
  }
  return { visits: stories.flatMap(({ id }) => visits.get(id) ?? []), retries };
}

async function visitEach(
  stories: readonly PicturedStory[],
  { browser, storybook, pages, look, areFresh, baseline }: VisitSettings,
  done: (visit: Visit) => void,
): Promise<void> {
  const waiting = [...stories];
  const work = async () => {
    let page = await openPage(browser);
    let isFresh = true;
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const { id } = story;
      // A page that draws no more frames answers nothing: closing it ends the visit.
      const stuck = setTimeout(() => void page.context().close(), VISIT_LIMIT);
      const visit = await visitStory(page, storybook, story, isFresh, look, (variant) => baseline(id, variant)?.hash);
      clearTimeout(stuck);
      if (page.isClosed()) page = await openPage(browser);
      // What a failed story leaves behind must not fail the next.
      isFresh = areFresh === true || visit.problem !== '';
      done(visit);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, work));
}

async function compare(name: string, baseline: Baseline | null, picture: Picture): Promise<Failure | null> {
  const actual = picture.png;
  if (!baseline) return { name, problem: 'is new, there is no picture of it', pictures: { actual } };
  const found = await differsFrom(baseline, picture);
  if (!found?.difference) return null;
  return { name, problem: `${found.differing} pixels differ`, pictures: { expected: baseline.webp, actual, difference: found.difference } };
}

function firstOf(pictures: ReadonlyMap<string, Picture>): Failure['pictures'] {
  const [first] = pictures.values();
  return first ? { actual: first.png } : {};
}
