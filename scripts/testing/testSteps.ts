import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshPages } from '../../test/support/freshPages';
import type { ChromiumKind } from '../chromium';

export interface Step {
  readonly name: string;
  /** A vitest project, or a script of package.json. */
  readonly run: ProjectRun | ScriptRun;
  readonly browsers?: readonly ChromiumKind[];
  /** `first` and `last` run with none beside them. */
  readonly place?: 'first' | 'last';
}

interface ScriptRun {
  readonly script: string;
  /** It takes `--counts FILE` and writes there what it has checked. */
  readonly isCounting?: true;
}

interface ProjectRun {
  readonly project: string;
  /** A second project with the files of the first that need a separate page (vitest.config.ts). */
  readonly fresh?: string;
  /** Beginnings of paths of all that it ever runs: another step has the rest of the project. */
  readonly only?: readonly string[];
  /** All that runs when all steps run, because another step covers the rest. */
  readonly folders?: readonly string[];
  /** Left out when all steps run, because another step covers it. */
  readonly without?: readonly string[];
  /** Part of the names of the tests that run; all by default. */
  readonly names?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Folders of stories, without those of features. */
const otherStories = readdirSync('stories', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'features')
  .map(({ name }) => `stories/${name}/`);

/**
 * Browser tests in two steps, or one would take longer than all the rest beside it: the behaviours of features, and what they are made of, with the files
 * that need a separate page.
 */
const behaviours = ['test/behaviours/'];
const allButBehaviours = [
  'src/',
  ...readdirSync('test', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'behaviours')
    .map(({ name }) => `test/${name}/`),
  ...freshPages,
];

const hostilePages = ['test/e2e/hostile/'];
const otherJourneys = readdirSync('test/e2e', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/e2e/${name}`)
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/e2e/hostile/'));

const serverFiles = readdirSync('test/server', { recursive: true, encoding: 'utf8' })
  .map((name) => join('test/server', name))
  .filter((file) => file.endsWith('.test.ts'));
const isAbout = (subject: RegExp) => (file: string) => subject.test(readFileSync(file, 'utf8'));

/** Files of tests on an installed PostgreSQL: loading those that have none takes longer than these tests. */
const installedFiles = serverFiles.filter(isAbout(/\b(everyEngine|installed|noStandby)\b/i));

/** Tests of whole processes, which start, stop, are killed and take over: each waits for several starts. */
const startsProcesses = isAbout(/support\/serverProcess'/);
const processFiles = serverFiles.filter((file) => startsProcesses(file) && !installedFiles.includes(file));

/** The packed package, installed and bundled by others' tools; `check` holds its contents. */
const packageFiles = ['test/package/installed.test.ts', 'test/package/frameworks.test.ts'];

const embedded = { TEST_DATABASES: 'embedded' };

/** What `npm test` runs. The longest begin first, so that all lanes end at about the same time. */
export const shortSteps: readonly Step[] = [
  { name: 'check', run: { script: 'check', isCounting: true }, place: 'first' },
  { name: 'server', run: { project: 'server', without: processFiles, env: embedded } },
  { name: 'preact', run: { project: 'browser-preact', only: behaviours }, browsers: ['headless'] },
  { name: 'journeys', run: { project: 'journeys' }, browsers: ['headless'] },
  {
    name: 'preact-rest',
    run: { project: 'browser-preact', fresh: 'browser-preact-fresh', only: allButBehaviours },
    browsers: ['headless'],
  },
  // It plays controls and parts, on React as in the package; `pictures` plays features, as elements (docs/decisions/tests/064).
  { name: 'stories', run: { project: 'stories', folders: otherStories }, browsers: ['headless'] },
  // Without the caches of the search, which `server` has: the same answers come in both ways (docs/decisions/server/070).
  { name: 'contract', run: { project: 'contract', env: { ...embedded, SEARCH_CACHES: 'none' } } },
  { name: 'unit', run: { project: 'unit', without: packageFiles } },
];

/** What `npm run test:all` runs as well. */
export const furtherSteps: readonly Step[] = [
  { name: 'e2e', run: { project: 'e2e', only: otherJourneys }, browsers: ['headless', 'full'] },
  { name: 'browser', run: { project: 'browser', only: behaviours }, browsers: ['headless'] },
  { name: 'browser-rest', run: { project: 'browser', fresh: 'browser-fresh', only: allButBehaviours }, browsers: ['headless'] },
  { name: 'processes', run: { project: 'server', folders: processFiles, env: embedded } },
  { name: 'hostile', run: { project: 'e2e', only: hostilePages }, browsers: ['headless'] },
  // What `server` leaves out: with its variable these tests are skipped.
  {
    name: 'databases',
    run: {
      project: 'server',
      folders: installedFiles,
      // Vitest quotes some names.
      names: "on '?PostgreSQL server|on one PostgreSQL|^a replica|installed PostgreSQL|^the image",
      env: { SEARCH_CACHES: 'none' },
    },
  },
  { name: 'tools', run: { project: 'tools' } },
  // It runs beside the others: by itself it would keep one core busy, and `pictures` waiting.
  { name: 'storybook', run: { script: 'pictures:storybook' } },
  { name: 'manual', run: { project: 'manual' }, browsers: ['headless'] },
  { name: 'package', run: { project: 'unit', folders: packageFiles } },
  // On a busy machine pages stand still later (docs/decisions/tests/060).
  { name: 'pictures', run: { script: 'pictures', isCounting: true }, browsers: ['full'], place: 'last' },
];
