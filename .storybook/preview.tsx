import '@fontsource-variable/golos-text';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { viewports } from './viewports';

const choice = (name: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Основы', 'ui', 'parts', 'features'] } },
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
  initialGlobals: { theme: 'light', lang: 'ru', host: 'react', network: 'ok' },
};

export default preview;
