import '@fontsource-variable/golos-text';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { KvartalProvider } from '../src/shell/KvartalProvider';
import { fixedNow, serveAt } from '../src/testing';
import { type StoryPlace, StoryPlaceContext } from '../stories/support/storyContext';
import { startClockAt } from './clock';
import { announceFocusInShadowRoots } from './focusInShadowRoots';
import { type Network, networks } from './network';
import { viewports } from './viewports';

const choice = (name: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

announceFocusInShadowRoots();

let lastServer = 0;

const preview: Preview = {
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'ui', 'parts', 'features'] } },
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
    network: choice('Network', 'transfer', [
      { value: 'ok', title: 'ok' },
      { value: 'slow', title: 'slow' },
      { value: 'offline', title: 'offline' },
      { value: '500', title: '500' },
      { value: 'empty', title: 'empty' },
    ]),
  },
  initialGlobals: { theme: 'light', lang: 'ru', host: import.meta.env['STORYBOOK_HOST'] ?? 'react', network: 'ok' },
  loaders: [
    async ({ globals, parameters }) => {
      if (globals['host'] === 'element') await import('../src/elements');
      // A server of its own for every story: a runtime belongs to its address, so no cache and no search is shared.
      lastServer += 1;
      // At Storybook's own address, since pictures are not asked for by `fetch`.
      const apiUrl = `${location.origin}/story-${lastServer}/api`;
      const network: () => typeof fetch = parameters['network'] ?? networks[globals['network'] as Network];
      return { apiUrl, stopServing: serveAt(apiUrl, network()) };
    },
  ],
  beforeEach: ({ loaded }) => {
    const stopClock = startClockAt(fixedNow);
    return () => {
      stopClock();
      loaded['stopServing']?.();
    };
  },
  decorators: [
    (Story, { globals, loaded }) => {
      const { theme, lang, host } = globals as Omit<StoryPlace, 'apiUrl' | 'siteUrl'>;
      const place: StoryPlace = { theme, lang, host, apiUrl: loaded['apiUrl'], siteUrl: 'https://site.test' };
      return (
        <StoryPlaceContext value={place}>
          <KvartalProvider key={place.apiUrl} apiUrl={place.apiUrl} siteUrl={place.siteUrl} theme={theme} lang={lang}>
            <div className="story">
              <Story />
            </div>
          </KvartalProvider>
        </StoryPlaceContext>
      );
    },
  ],
};

export default preview;
