import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { noteLimit } from '../../../src/domain/favourites/note';
import { type Favourite, favouritesStorage } from '../../../src/state/favourites/favouritesStorage';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { blockStorage, inAnotherTab, kept } from '../../support/features/favourites';
import { flats } from '../../support/listing/listings';
import { type Host, hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

type List = Mounted<'favourites'>;

const open = async (host: Host, ...favourites: readonly Favourite[]): Promise<List> => {
  const list = await host.mount('favourites', {}, { network: createFakeApi(aWorld(flats(2))) });
  await inAnotherTab(list, favourites);
  return list;
};
const named = (list: List, role: 'button' | 'textbox', name: RegExp) => list.view.getByRole(role, { name });
const field = (list: List) => named(list, 'textbox', /^Заметка: /);
const noteOf = ({ root }: List, id: number) => root().querySelector<HTMLElement>(`[data-favourite="${id}"] [data-note] p`)?.innerText;
const onDevice = async ({ apiUrl }: List) =>
  Object.fromEntries((await favouritesStorage(apiUrl).read()).map(({ listingId, note }) => [listingId, note]));
const write = async (list: List, note: string) => {
  await userEvent.click(named(list, 'button', /^Добавить заметку: /).first());
  await expect.poll(focused).toBe(field(list).element());
  await userEvent.keyboard(note);
};

describe.each(hosts)('notes on favourites on $name', (host) => {
  test('are kept by leaving the field or by keys; one that is emptied is gone', async () => {
    const list = await open(host, kept(1, 1));
    await write(list, '  тихий{Enter}двор  ');
    await userEvent.tab();
    await expect.poll(() => noteOf(list, 1)).toBe('тихий\nдвор');
    expect(await onDevice(list)).toEqual({ 1: 'тихий\nдвор' });
    await userEvent.click(named(list, 'button', /^Изменить заметку: /));
    await userEvent.keyboard('!{Control>}{Enter}{/Control}');
    await expect.poll(() => noteOf(list, 1)).toBe('тихий\nдвор!');
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Изменить заметку: /);
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field(list), ' ');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect.poll(() => focused()?.textContent).toBe('Добавить заметку');
    await expect.poll(() => onDevice(list)).toEqual({ 1: undefined });
  });

  test('go back to what was there, and outlive their card', async () => {
    const list = await open(host, kept(1, 1), { ...kept(2, 2), note: 'высоко' });
    await userEvent.click(named(list, 'button', /^Изменить заметку: /));
    await userEvent.keyboard(' и шумно{Escape}');
    await expect.poll(() => noteOf(list, 2)).toBe('высоко');
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Изменить заметку: /);
    await userEvent.keyboard('{Enter} и светло');
    // The field is left by the press that removes its card.
    await userEvent.click(named(list, 'button', /^Убрать из избранного: /).first());
    await expect.poll(() => noteOf(list, 2)).toBeUndefined();
    await userEvent.click(list.view.getByRole('button', { name: 'Вернуть' }));
    await expect.poll(() => noteOf(list, 2)).toBe('высоко и светло');
    await expect.poll(() => onDevice(list)).toEqual({ 1: undefined, 2: 'высоко и светло' });
  });

  test('are not lost by what another tab does, nor by the end of the page', async () => {
    const list = await open(host, kept(1, 1));
    await write(list, 'пере');
    await inAnotherTab(list, [{ ...kept(1, 1, 5), note: 'другая' }, kept(2, 0)]);
    await expect.poll(() => list.root().querySelectorAll('[data-favourite]').length).toBe(2);
    await userEvent.keyboard('звонить');
    expect(focused()).toBe(field(list).element());
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(() => onDevice(list)).toEqual({ 1: 'перезвонить', 2: undefined });
    await userEvent.keyboard(' утром');
    await inAnotherTab(list, [], [1]);
    await expect.element(field(list)).not.toBeInTheDocument();
    await inAnotherTab(list, [{ ...kept(1, 1), note: 'перезвонить' }]);
    await expect.poll(() => noteOf(list, 1)).toBe('перезвонить утром');
  });

  test('that are too long stay as typed and say so, also after a reload', async () => {
    const list = await open(host, { ...kept(1, 1), note: 'я'.repeat(noteLimit + 1) });
    await expect.element(field(list)).toBeInvalid();
    await userEvent.click(field(list));
    await userEvent.keyboard('{Control>}{End}{/Control}ю');
    await userEvent.tab();
    await expect.poll(async () => (await onDevice(list))[1]).toHaveLength(noteLimit + 2);
    await expect.element(field(list)).toHaveAccessibleDescription(/не.больше 500.символов/);
    await userEvent.fill(field(list), 'короче');
    await userEvent.tab();
    await expect.poll(() => noteOf(list, 1)).toBe('короче');
  });

  test('last as long as the page where nothing is stored', async () => {
    const list = await open(host, kept(1, 1));
    await expect.element(named(list, 'button', /^Добавить заметку: /)).toBeVisible();
    blockStorage();
    await write(list, 'тихий двор');
    await userEvent.tab();
    await expect.poll(() => noteOf(list, 1)).toBe('тихий двор');
    await expect.element(list.view.getByText(/Браузер не даёт хранить список/)).toBeVisible();
  });
});
