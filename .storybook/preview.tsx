import '@fontsource-variable/golos-text';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { addons, useEffect } from 'storybook/preview-api';
import { configure, sb } from 'storybook/test';
import { KvartalProvider } from '../src/shell/KvartalProvider';
import { fixedNow, serveAt, withBasemap } from '../src/testing';
import { argTypesOf } from '../stories/support/argTypesOf';
import { defaultArgs } from '../stories/support/defaultArgs';
import { elementOf, embedCode } from '../stories/support/embed/embedCode';
import { ownMarkupOf } from '../stories/support/embed/ownMarkup';
import { forgetDrafts } from '../stories/support/publish/forgetDrafts';
import { type StoryPlace, StoryPlaceContext } from '../stories/support/storyContext';
import { usualModes } from './chromaticModes';
import { startClockAt } from './clock';
import { EMBED_CODE } from './embedCodeChannel';
import { expectTexts } from './expectTexts';
import { FixedNetwork } from './FixedNetwork';
import { announceFocusInShadowRoots } from './focusInShadowRoots';
import { holdToasts } from './holdToasts';
import { networkOf } from './network';
import { networks } from './networks';
import { reportPlay } from './reportPlay';
import { inWindowOfStory } from './storyWindow';
import { viewports } from './viewports';
import { whenStill } from './whenStill';

const choice = (name: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

// A cold start or a busy machine takes longer than a second.
configure({ asyncUtilTimeout: 8000 });
announceFocusInShadowRoots();
// Both work as usual, unless a story makes their code fail to load.
sb.mock(import('../src/features/publish/fetchPage.ts'), { spy: true });
sb.mock(import('../src/features/publish/blocks/fetchMore.ts'), { spy: true });

/** Apart, since stories and their tests need nothing of it. */
const FeatureDocs = lazy(async () => ({ default: (await import('./FeatureDocs')).FeatureDocs }));
const DocsPage = () => (
  <Suspense>
    <FeatureDocs />
  </Suspense>
);

let lastServer = 0;

/** Storybook serves the file itself, since no server in memory holds it. */
const basemapUrl = new URL(`${import.meta.env.BASE_URL}basemap/moscow.pmtiles`, document.baseURI).href;

/** The definition of a feature orders its table; what else Storybook finds in arguments and types stays out. */
const definedTable: NonNullable<Preview['argTypesEnhancers']>[number] = ({ title, argTypes }) => {
  const spec = elementOf(title);
  return spec ? Object.fromEntries(Object.entries(argTypesOf(spec)).map(([name, type]) => [name, { name, ...type }])) : argTypes;
};
// It runs after Storybook's own enhancers, which add what it leaves out.
definedTable.secondPass = true;

/** Every prop gets its default: without a value the control of a flag is a button «Set boolean». */
const definedArgs: NonNullable<Preview['argsEnhancers']>[number] = ({ title, initialArgs }) => {
  const spec = elementOf(title);
  return spec ? defaultArgs(spec, initialArgs) : {};
};

/** What is right need not be listed while nobody looks at the panel. */
const isTest = '__vitest_browser__' in globalThis || navigator.webdriver;

const preview: Preview = {
  tags: ['autodocs', 'picture'],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    chromatic: { modes: usualModes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'none' },
    docs: { page: DocsPage },
    options: { storySort: { order: ['Foundations', 'site', 'features', 'parts', 'ui'] } },
  },
  globalTypes: {
    theme: choice('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'auto', title: 'Auto' },
    ]),
    lang: choice('Language', 'globe', [
      { value: 'ru', title: 'Русский' },
      { value: 'en', title: 'English' },
    ]),
    host: choice('Host', 'component', [
      { value: 'react', title: 'React' },
      { value: 'element', title: 'Element' },
    ]),
    network: choice(
      'Network',
      'transfer',
      networks.map(({ value, english, russian }) => ({ value, title: `${english} · ${russian}` })),
    ),
  },
  initialGlobals: { theme: 'light', lang: 'ru', host: import.meta.env['STORYBOOK_HOST'] ?? 'react', network: 'ok' },
  argTypesEnhancers: [definedTable],
  argsEnhancers: [definedArgs],
  loaders: [
    async (context) => {
      await inWindowOfStory(context);
      const { globals, parameters } = context;
      if (globals['host'] === 'element') await import('../src/elements');
      // A separate server for every story: a runtime belongs to its API address, so stories share no cache and no search.
      lastServer += 1;
      await forgetDrafts();
      // The API is at Storybook's own address: pictures are not asked for by `fetch`, and requests for them must not leave this host.
      const apiUrl = `${location.origin}/story-${lastServer}/api`;
      const network = networkOf(parameters['network'], globals['network']);
      return { apiUrl, hasNoSwitch: network.hasNoSwitch, stopServing: serveAt(apiUrl, withBasemap(network.fetch, basemapUrl)) };
    },
  ],
  beforeEach: ({ loaded, reporting }) => {
    const stopClock = startClockAt(fixedNow);
    const stopReports = reportPlay(addons.getChannel(), reporting);
    return () => {
      stopReports();
      stopClock();
      loaded['stopServing']?.();
    };
  },
  // Texts of the requirements that a story is there for: `parameters: { texts: ['…'] }`.
  afterEach: async ({ globals, parameters }) => {
    if (isTest) {
      await holdToasts();
      // Runs before axe, which measures contrast.
      await whenStill();
    }
    if (globals['lang'] === 'ru') await expectTexts((parameters['texts'] ?? []) as readonly string[]);
  },
  decorators: [
    (Story, { title, args, globals, parameters, viewMode }) => {
      useEffect(() => {
        if (viewMode === 'story') addons.getChannel().emit(EMBED_CODE, embedCode({ title, args, globals, parameters }));
      }, [title, args, globals, parameters, viewMode]);
      return <Story />;
    },
    (Story, { globals, loaded, parameters }) => {
      const { theme, lang, host } = globals as Pick<StoryPlace, 'theme' | 'lang' | 'host'>;
      const place: StoryPlace = {
        theme,
        lang,
        host,
        apiUrl: loaded['apiUrl'],
        siteUrl: 'https://site.test',
        ownMarkup: ownMarkupOf(parameters),
        isSignedOut: globals['network'] === 'signed-out',
      };
      return (
        <StoryPlaceContext value={place}>
          <KvartalProvider key={place.apiUrl} apiUrl={place.apiUrl} siteUrl={place.siteUrl} theme={theme} lang={lang}>
            <div className="story">
              {loaded['hasNoSwitch'] && <FixedNetwork />}
              <Story />
            </div>
          </KvartalProvider>
        </StoryPlaceContext>
      );
    },
  ],
};

export default preview;
