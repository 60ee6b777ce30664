import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { createStore } from '../src/base/createStore';
import { EmbedCodePanel } from './EmbedCodePanel';
import { EMBED_CODE, type EmbedCode } from './embedCodeChannel';
import { DeckLink } from './search/DeckLink';
import { FindState } from './search/FindState';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Квартал',
    brandUrl: './',
    colorPrimary: '#0b5c5c',
    colorSecondary: '#0b5c5c',
    appBg: '#f5f3ee',
  }),
});

// Kept here, since the panel exists only while its tab is open.
const shown = createStore<EmbedCode | null>(null);

addons.register('kvartal/embed-code', (api) => {
  api.on(EMBED_CODE, (code: EmbedCode | null) => shown.set(code));
  addons.add('kvartal/embed-code/panel', {
    type: types.PANEL,
    title: 'Embed code',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(EmbedCodePanel, { isActive: active ?? false, code: shown }),
  });
});

addons.register('kvartal/find-state', (api) => {
  addons.add('kvartal/find-state/tool', { type: types.TOOL, title: 'Найти состояние', render: () => createElement(FindState, { api }) });
});

addons.register('kvartal/deck', () => {
  addons.add('kvartal/deck/tool', { type: types.TOOL, title: 'Обзор состояний', render: () => createElement(DeckLink) });
});
