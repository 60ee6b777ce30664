import type { Page } from 'playwright';
import { readOutcome, switchStory, waitUntilIdle } from './inStory';
import type { PicturedStory } from './pictureStories';

export interface WindowSize {
  /** What stands in the report. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The smallest width of WCAG 1.4.10 is that of 1280 px at 400 %; its height is then a quarter, too. */
export const windowSizes: readonly WindowSize[] = [
  { name: '320', width: 320, height: 700 },
  { name: '400 %', width: 320, height: 256 },
  { name: '375', width: 375, height: 812 },
  { name: '1440', width: 1440, height: 900 },
];

export interface Finding {
  readonly story: string;
  readonly size: string;
  /** A rule of axe, `sideways` for a page that scrolls in two directions, or `play`. */
  readonly rule: string;
  /** Where it was found. */
  readonly places: readonly string[];
}

/** Plays a story in its window, then checks what it ended as in each size. */
export async function visitAtSizes(page: Page, storybook: string, story: PicturedStory, axe: string): Promise<readonly Finding[]> {
  await page.setViewportSize(story.window);
  await page.emulateMedia({ colorScheme: story.window.colorScheme, reducedMotion: 'reduce' });
  if (page.url() === 'about:blank')
    await page.goto(`${storybook}/iframe.html?id=${story.id}&viewMode=story&globals=theme:auto;host:element`);
  else await page.evaluate(switchStory, story.id);
  const outcome = await page.waitForFunction(readOutcome, story.id, { timeout: 60_000, polling: 50 }).then(
    (handle) => handle.jsonValue(),
    () => ({ problem: 'did not finish' }),
  );
  if (outcome?.problem) return [{ story: story.id, size: '', rule: 'play', places: [outcome.problem] }];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const findings: Finding[] = [];
  for (const size of windowSizes) {
    await page.setViewportSize(size);
    await page.evaluate(waitUntilIdle);
    for (const { rule, places } of await page.evaluate(checkPage)) findings.push({ story: story.id, size: size.name, rule, places });
  }
  return findings;
}

/** Runs in the page, with the rules of the stories' own check. */
async function checkPage(): Promise<{ rule: string; places: string[] }[]> {
  const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
  const found: { rule: string; places: string[] }[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push({ rule: 'sideways', places: [`${scrollWidth} of ${clientWidth} px`] });
  const context = { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] };
  const { violations } = await axe.run(context, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  for (const { id, nodes } of violations) found.push({ rule: id, places: nodes.map(({ target }) => target.flat().join(' ')) });
  return found;
}
