import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { servedEngine } from './scripts/build/bundler/servedEngine';
import { chromiumFlags, findChromium } from './scripts/chromium';
import { journeys } from './test/e2e/journeys';
import { snippetCompilers } from './test/storybook/compileSnippet';
import { freshPages } from './test/support/freshPages';

const executablePath = findChromium() ?? undefined;

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath, args: chromiumFlags }, actionTimeout: 5_000 }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
};

/** Dependencies of the chunks of the map. */
const mapDependencies = [
  ...[
    'dom/DomEvent',
    'geo/LatLng',
    'geo/LatLngBounds',
    'geometry/Point',
    'layer/tile/GridLayer',
    'map/Map',
    'map/handler/Map.DoubleClickZoom',
    'map/handler/Map.Drag',
    'map/handler/Map.ScrollWheelZoom',
    'map/handler/Map.TouchZoom',
  ].map((file) => `leaflet/src/${file}.js`),
  'pmtiles',
  '@mapbox/vector-tile',
  'pbf',
];

/** If discovered during a run, these make the dev server reload in the middle of a suite; so list them here. */
const browserDependencies = [
  'styled-components',
  'swr',
  'valibot',
  'downshift',
  '@floating-ui/dom',
  'culori/fn',
  'fast-check',
  '@r2wc/react-to-web-component',
  'react-yandex-maps',
  'keen-slider',
  'dompurify',
  'final-form',
  'react-final-form',
  'yup',
  '@testing-library/react',
  '@panzoom/panzoom',
  'dompurify',
  ...mapDependencies,
];
const reactDependencies = ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/**
 * How long a retried expectation waits: short enough that a failing suite ends, long enough for a machine that runs other lanes. Asked more often than by
 * default: there are ten thousand of them, and each is late by half of the interval.
 */
const expectSettings = { poll: { timeout: 10_000, interval: 20 } };

/** Beside another lane of tests a frame or a process may come late: what fails three times has failed, and `npm test` names what failed first. */
const retry = 2;

/** Tests in Node of what is not the product: scripts, Storybook, manuals. */
const toolTests = ['scripts/**/*.test.ts', 'test/storybook/**/*.test.ts', 'test/docs/**/*.test.ts'];
const journeyFiles = journeys.map(({ file }) => `test/e2e/${file}`);

/** Files share one worker with its modules and browser: loading and launching per file would cost as much as the tests. */
const oneWorker = { fileParallelism: false, isolate: false };

type BrowserProject = TestProjectInlineConfiguration & {
  readonly test: NonNullable<TestProjectInlineConfiguration['test']> & { readonly name: string };
};

const behaviourFolders = ['test/behaviours', 'test/elements', 'test/map', 'src/ui'];
/** Tests of the engine itself, which say nothing about React. */
const engineFolders = ['src/engine', 'test/engine'];

/**
 * A project in two: loading the sources for every file would take as long as half of its tests. One after the other: both at once would take the machine
 * from the other lane of `npm test`.
 */
function onSharedAndFreshPages({ test, ...project }: BrowserProject, folders: readonly string[]): BrowserProject[] {
  const common = { ...test, setupFiles: ['test/support/setup/browser.ts'] };
  // Vitest writes the name of a project into its instances.
  const browserOfProject = () => ({ ...test.browser, instances: [{ browser: 'chromium' as const }] });
  const own = freshPages.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return [
    {
      ...project,
      test: {
        ...common,
        browser: browserOfProject(),
        isolate: false,
        include: folders.map((folder) => `${folder}/**/*.browser.test.{ts,tsx}`),
        exclude: [...(test.exclude ?? []), ...own],
      },
    },
    {
      ...project,
      test: {
        ...common,
        name: `${test.name}-fresh`,
        include: own,
        browser: browserOfProject(),
        sequence: { groupOrder: 1 },
      },
    },
  ];
}

/** A run that plays no stories does without Storybook, whose start takes longer than many a suite. */
const wantsStories = !process.argv.includes('--project') || process.argv.includes('stories');
const storiesProject: TestProjectInlineConfiguration = {
  plugins: wantsStories ? [storybookTest({ configDir: '.storybook' })] : [],
  optimizeDeps: { include: [...reactDependencies, ...browserDependencies] },
  // One page for all files, as in Storybook itself; each story has its own server.
  test: { name: 'stories', retry, isolate: false, setupFiles: ['.storybook/vitest.setup.ts'], browser, testTimeout: 45_000 },
};

/** Of a step of `npm test` (scripts/test.ts): files that another step runs, and where it keeps bundled dependencies. Vitest's `--exclude` holds for no project with an `exclude`. */
const { TEST_WITHOUT = '', TEST_CACHE } = process.env;
const withoutFiles = TEST_WITHOUT.split(',').filter(Boolean);

/** What all projects share. With `extends` this file would be compiled and run again for each, which took longer than many a suite. */
function withShared(projects: readonly TestProjectInlineConfiguration[]): TestProjectInlineConfiguration[] {
  return projects.map(({ resolve, test, ...project }) => ({
    ...(TEST_CACHE ? { cacheDir: TEST_CACHE } : {}),
    ...project,
    resolve: { tsconfigPaths: true, ...resolve },
    test: { ...test, exclude: [...(test?.exclude ?? configDefaults.exclude), ...withoutFiles] },
  }));
}

export default defineConfig({
  test: {
    projects: withShared([
      ...[
        { name: 'unit', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], exclude: toolTests },
        { name: 'tools', include: toolTests, exclude: [] },
      ].map(
        ({ name, include, exclude }): TestProjectInlineConfiguration => ({
          test: {
            name,
            environment: 'node',
            include,
            exclude: [...exclude, '**/*.{browser,page}.test.ts', 'test/server/**', 'test/contract/**', 'test/e2e/**'],
            setupFiles: ['test/support/setup/node.ts'],
            // A hundred thousand points are grouped beside another lane.
            testTimeout: 30_000,
            ...oneWorker,
          },
        }),
      ),
      {
        test: {
          name: 'server',
          retry,
          environment: 'node',
          include: ['test/server/**/*.test.ts', 'examples/server/**/*.test.ts'],
          globalSetup: 'test/server/support/globalSetup.ts',
          // The first start encodes the pictures.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...oneWorker,
        },
      },
      {
        test: {
          name: 'contract',
          retry,
          environment: 'node',
          include: ['test/contract/**/*.test.ts'],
          setupFiles: ['test/support/setup/node.ts'],
          globalSetup: 'test/server/support/globalSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          ...oneWorker,
        },
      },
      ...onSharedAndFreshPages(
        {
          plugins: [react()],
          // Vue warns when its flags are not set.
          define: { __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
          optimizeDeps: { include: [...reactDependencies, ...browserDependencies, 'storybook/test', 'vue'] },
          test: {
            name: 'browser',
            retry,
            env: { KVARTAL_HOSTS: process.env['KVARTAL_HOSTS'] ?? '' },
            browser: { ...browser, commands: snippetCompilers },
            expect: expectSettings,
            testTimeout: 45_000,
            exclude: engineFolders.map((folder) => `${folder}/**`),
          },
        },
        ['src', 'test'],
      ),
      ...onSharedAndFreshPages(
        {
          // The engine is served as it ships: see src/engine/README.md.
          ...servedEngine(browserDependencies),
          oxc: { jsx: { runtime: 'automatic', development: false } },
          test: {
            name: 'browser-preact',
            retry,
            // These tests are of addresses, attributes and parsers, in which no renderer has a say.
            exclude: ['test/elements/everyAttribute.*', 'test/behaviours/search/garbageAddresses.*', 'test/behaviours/home/faq.answers.*'],
            env: { KVARTAL_RENDERER: 'preact' },
            browser,
            expect: expectSettings,
            testTimeout: 45_000,
          },
        },
        [...behaviourFolders, ...engineFolders],
      ),
      ...(wantsStories ? [storiesProject] : []),
      ...[
        { name: 'journeys', include: journeyFiles, exclude: [] },
        { name: 'e2e', include: ['test/e2e/**/*.test.ts'], exclude: journeyFiles },
      ].map(
        ({ name, include, exclude }): TestProjectInlineConfiguration => ({
          test: {
            name,
            retry,
            environment: 'node',
            include,
            exclude,
            globalSetup: 'test/e2e/globalSetup.ts',
            expect: expectSettings,
            testTimeout: 180_000,
            hookTimeout: 60_000,
            ...oneWorker,
          },
        }),
      ),
      {
        test: {
          name: 'manual',
          retry,
          environment: 'node',
          include: ['test/docs/**/*.page.test.ts'],
          expect: expectSettings,
          testTimeout: 60_000,
          ...oneWorker,
        },
      },
    ]),
  },
});
