import { cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Deck } from '../../stories/foundations/deck/Deck';
import type { Fixed } from '../../stories/foundations/deck/rows';

const story = (id: string, title: string, name: string, exportName: string) => ({
  id,
  title,
  name,
  exportName,
  type: 'story',
  tags: ['§2'],
  importPath: './map.stories.tsx',
});
const entries = [
  story('features-map--markers', 'features/map', 'Markers · Метки на карте', 'Markers'),
  story('features-map--no-connection', 'features/map', 'No Connection · Нет сети', 'NoConnection'),
  story('features-map--layers', 'features/map', 'Layers · Слои карты', 'Layers'),
  story('features-header--phone-open', 'features/header', 'Phone Open · Меню открыто', 'PhoneOpen'),
];
const texts = { './map.stories.tsx': { Layers: ['Показать метро'] } };
const fixed: Readonly<Record<string, Fixed>> = { 'features-header--phone-open': { width: 375, theme: null } };
const readFixed = async (stories: readonly string[]) =>
  Object.fromEntries(stories.map((id) => [id, fixed[id] ?? { width: null, theme: null }]));

const address = location.href;
const open = (hash = '') => {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  // Each frame is a page of text: there is no Storybook here.
  return render(<Deck states={{ entries, texts }} root="data:text/html," readFixed={readFixed} />);
};
const frames = () => [...document.querySelectorAll('iframe')].map(({ title }) => title);
const rows = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

beforeEach(() => localStorage.removeItem('kvartal-deck'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', address);
});

it('opens as its link says, and its address follows', async () => {
  open('#feature=features/map&theme=dark&columns=375,744');
  await expect.poll(frames).toContain('Метки на карте, 744 px');
  expect(frames()).not.toContain('Метки на карте, 1200 px');
  expect(document.querySelector('iframe')?.src).toContain('globals=theme:dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Светлая' }));
  await userEvent.type(screen.getByRole('searchbox'), 'нет сети');
  await expect.poll(rows).toEqual(['Нет сети No Connection']);
  await expect.poll(() => decodeURIComponent(location.hash)).toBe('#feature=features/map&words=нет сети&columns=375,744');
});

it('shows the states under a network that its address holds', async () => {
  open('#feature=features/map');
  await expect.poll(frames).not.toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сеть' }), 'Нет сети');
  expect(location.hash).toBe('#feature=features/map&network=offline');
  await expect.poll(() => document.querySelector('iframe')?.src).toContain('network:offline');
});

it('has its fields in one line', async () => {
  open('#feature=features/map');
  await expect.poll(frames).not.toEqual([]);
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const [first, ...others] = ['Раздел', 'Слова, по-русски или по-английски', 'Тема'].map((text) => boxOf(screen.getByText(text)));
  for (const { top } of others) expect(top).toBe(first?.top);
  const select = boxOf(screen.getByRole('combobox', { name: 'Раздел' }));
  const words = boxOf(screen.getByRole('searchbox').closest('label') ?? document.body);
  const dark = boxOf(screen.getByText('1200', { selector: 'label' }));
  for (const { top, bottom } of [words, dark]) expect([top, bottom]).toEqual([select.top, select.bottom]);
});

it('finds states of all features, by a text of the screen too', async () => {
  open();
  expect(screen.getByRole('table')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'показать метро');
  await expect.poll(rows).toEqual(['Карта: Слои карты Layers']);
});

it('goes to a feature and back', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Шапка сайта' }));
  await expect.poll(frames).toEqual(['Меню открыто, 375 px']);
  history.back();
  await expect.poll(() => screen.queryByRole('table')).not.toBeNull();
});

it('loads a state when it scrolls into view', async () => {
  open('#feature=features/map');
  await expect.poll(frames).toContain('Метки на карте, 375 px');
  expect(frames()).not.toContain('Слои карты, 375 px');
  screen.getByRole('heading', { name: /Слои карты/ }).scrollIntoView({ behavior: 'instant' });
  await expect.poll(frames).toContain('Слои карты, 375 px');
});

it('keeps ticks and notes, and exports them', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const first = open('#feature=features/map&words=слои');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Просмотрено: Слои карты' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Заметка: Слои карты' }), 'Тень');
  first.unmount();
  open('#feature=features/map&words=слои');
  expect(await screen.findByRole('checkbox', { name: 'Просмотрено: Слои карты' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Скачать Markdown' }));
  const file = saved.mock.lastCall?.[0] as Blob;
  const lines = (await file.text()).split('\n');
  expect(lines.find((line) => line.startsWith('- [x] [Слои карты]'))).toContain('features-map--layers');
  expect(lines).toContain('  > Тень');
  saved.mockRestore();
});

it.each(['', '#feature=features/map', '#feature=features/map&theme=dark'])('has no problem that axe finds: %s', async (hash) => {
  const { container } = open(hash);
  if (hash) await rows();
  expect((await axe.run(container, { iframes: false })).violations.map(({ id }) => id)).toEqual([]);
  expect(within(container).getByRole('heading', { level: 1 })).toBeVisible();
});
