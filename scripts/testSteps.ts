import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChromiumKind } from './chromium';

export interface Step {
  readonly name: string;
  /** A vitest project, or a script of package.json. */
  readonly run: ProjectRun | ScriptRun;
  readonly browsers?: readonly ChromiumKind[];
  /** `first` and `last` run with none beside them. */
  readonly place?: 'first' | 'last';
  /** It begins before those that are not, so that all lanes end at about the same time. */
  readonly isLong?: true;
}

interface ScriptRun {
  readonly script: string;
  /** It takes `--counts FILE` and writes there what it has checked. */
  readonly isCounting?: true;
}

interface ProjectRun {
  readonly project: string;
  /** All that runs when all steps run, because another step covers the rest. */
  readonly folders?: readonly string[];
  /** Part of the names of the tests that run; all by default. */
  readonly names?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Folders of stories, without those of features. */
const otherStories = readdirSync('stories', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'features')
  .map(({ name }) => `stories/${name}/`);

/** Files of tests on an installed PostgreSQL: loading those that have none takes longer than these tests. */
const installedFiles = readdirSync('test/server', { recursive: true, encoding: 'utf8' })
  .map((name) => join('test/server', name))
  .filter((file) => file.endsWith('.test.ts') && /\b(everyEngine|installed|noStandby)\b/i.test(readFileSync(file, 'utf8')));

/** What `npm test` runs. `journeys` builds the site, which `e2e` and `hostile` would otherwise both do at once. */
export const shortSteps: readonly Step[] = [
  { name: 'check', run: { script: 'check' }, place: 'first' },
  { name: 'preact', isLong: true, run: { project: 'browser-preact' }, browsers: ['headless'] },
  { name: 'server', isLong: true, run: { project: 'server', env: { TEST_DATABASES: 'embedded' } } },
  { name: 'journeys', isLong: true, run: { project: 'journeys' }, browsers: ['headless'] },
  { name: 'unit', run: { project: 'unit' } },
  // It plays controls and parts, on React as in the package; `pictures` plays features, as elements (docs/decisions/tests/064).
  { name: 'stories', run: { project: 'stories', folders: otherStories }, browsers: ['headless'] },
  // The files of `preact` that need a separate page (vitest.config.ts).
  { name: 'preact-fresh', run: { project: 'browser-preact-fresh' }, browsers: ['headless'] },
  { name: 'contract', run: { project: 'contract', env: { TEST_DATABASES: 'embedded' } } },
];

/** What `npm run test:all` begins after these, as lanes become free. */
export const furtherSteps: readonly Step[] = [
  { name: 'browser', isLong: true, run: { project: 'browser' }, browsers: ['headless'] },
  { name: 'e2e', isLong: true, run: { project: 'e2e' }, browsers: ['headless', 'full'] },
  { name: 'hostile', isLong: true, run: { project: 'hostile' }, browsers: ['headless'] },
  { name: 'browser-fresh', run: { project: 'browser-fresh' }, browsers: ['headless'] },
  // What `server` leaves out: with its variable these tests are skipped.
  {
    name: 'databases',
    run: {
      project: 'server',
      folders: installedFiles,
      names: 'on PostgreSQL server|^a replica|installed PostgreSQL|^the image',
    },
  },
  { name: 'manual', run: { project: 'manual' }, browsers: ['headless'] },
  { name: 'tools', run: { project: 'tools' } },
  // It runs beside the others: by itself it would keep one core busy, and `pictures` waiting.
  { name: 'storybook', run: { script: 'pictures:storybook' } },
  // On a busy machine pages stand still later (docs/decisions/tests/060).
  { name: 'pictures', run: { script: 'pictures', isCounting: true }, browsers: ['full'], place: 'last' },
];
