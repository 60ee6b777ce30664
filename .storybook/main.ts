import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { deckAddress } from './deckAddress.ts';
import { writeStoryTexts } from './search/writeStoryTexts.ts';
import { withRussianNames } from './withRussianNames.ts';

/** The channel hook is not part of Storybook's public type. */
interface Config extends StorybookConfig {
  experimental_serverChannel(channel: { removeAllListeners(event: string): void }): Promise<unknown>;
}

const config: Config = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: [
    // MDX itself has no tables.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  experimental_indexers: (indexers = []) => indexers.map(withRussianNames),
  staticDirs: () => [
    // The picture that stands in for a photo which does not load.
    { from: '../examples/server/photos/temp-card.webp', to: '/temp-card.webp' },
    { from: '../examples/server/basemap', to: '/basemap' },
    // A short address of the review deck.
    { from: './deck', to: '/deck' },
    // What the search for a state reads.
    { from: writeStoryTexts(), to: '/search' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  // Storybook asks its site for news whatever the settings say; nothing here may leave the machine.
  experimental_serverChannel: async (channel) => {
    channel.removeAllListeners('requestWhatsNewData');
    return channel;
  },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true }, plugins: [deckAddress()] }),
};

export default config;
