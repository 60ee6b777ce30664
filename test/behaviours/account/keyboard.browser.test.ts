import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { openDialogs } from '../../support/features/auth';
import { tokenOfMaria } from '../../support/features/publish';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const mine = (id: number) => aListing({ id, owner: { id: 101, name: 'Мария', type: 'owner' } });
const serving = (...ids: readonly number[]) => {
  const store = createFakeStore(aWorld(ids.map(mine)));
  return { store, network: createFakeApi(store) };
};
/** What the keyboard is on. */
const nameOfFocus = () => {
  const element = focused();
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
  return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').replaceAll('\u00A0', ' ').trim();
};
/** Presses a key until the keyboard is on a control of this name. */
const reach = async (name: RegExp, key = '{Tab}') => {
  const passed: string[] = [];
  while (!name.test(nameOfFocus())) {
    if (passed.length > 40) throw new Error(`${name} is not reached, only ${passed.join(', ')}`);
    await userEvent.keyboard(key);
    passed.push(nameOfFocus());
  }
};

describe.each(hosts)('the account by keyboard alone, on $name', (host) => {
  it('a listing is archived from its menu, and the keyboard is back at the menu', async () => {
    const { store, network } = serving(8, 7);
    const list = await host.mount('my-listings', { token: tokenOfMaria }, { network });
    list.cancel('navigate');
    await expect.element(list.view.getByRole('article').nth(1)).toBeVisible();
    await reach(/^Разместить объявление$/);
    await reach(/^Действия/);
    await userEvent.keyboard('{Tab}');
    await reach(/^Действия/);
    await userEvent.keyboard('{Enter}');
    await reach(/^Отправить в архив$/, '{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs(list)).toEqual(['Отправить объявление в архив?']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(nameOfFocus).toMatch(/^Действия/);
    await userEvent.keyboard('{Enter}');
    await reach(/^Отправить в архив$/, '{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs(list)).toEqual(['Отправить объявление в архив?']);
    await reach(/^Отправить в архив$/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs(list)).toEqual(['Объявление отправлено в архив.']);
    await reach(/^В личный кабинет$/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs(list)).toEqual([]);
    await expect.poll(nameOfFocus).toMatch(/^Действия/);
    expect(focused()?.closest('article')?.dataset.listing).toBe('7');
    expect(store.listings.map(({ listing }) => [listing.id, listing.status])).toEqual([
      [8, 'active'],
      [7, 'archived'],
    ]);
  });

  it('after a listing is deleted the keyboard is on the list', async () => {
    const { network } = serving(7);
    const list = await host.mount('my-listings', { token: tokenOfMaria }, { network });
    await expect.element(list.view.getByRole('article')).toBeVisible();
    await reach(/^Действия/);
    await userEvent.keyboard('{Enter}');
    await reach(/^Удалить$/, '{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs(list)).toEqual(['Удалить объявление?']);
    await reach(/^Удалить$/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs(list)).toEqual(['Объявление удалено.']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs(list)).toEqual([]);
    await expect.poll(nameOfFocus).toBe('Мои объявления');
  });

  it('notifications are selected and deleted', async () => {
    const { store, network } = serving(7);
    for (let count = 0; count < 3; count += 1) store.notify(101, 7, 'approved');
    const list = await host.mount('notifications', { token: tokenOfMaria }, { network });
    await expect.element(list.view.getByRole('listitem').nth(2)).toBeVisible();
    await reach(/^Выбрать: /);
    await userEvent.keyboard(' {Tab}');
    await reach(/^Выбрать: /);
    await userEvent.keyboard(' ');
    await expect.element(list.view.getByText('Выбрано: 2')).toBeVisible();
    await reach(/^Удалить$/, '{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{Enter}');
    await expect.element(list.view.getByText('Удалено: 2 уведомления')).toBeVisible();
    expect(nameOfFocus()).toBe('Уведомления');
    expect(store.notificationsOf(101).map(({ id }) => id)).toEqual([1]);
  });

  it('a name is changed by its pencil and saved', async () => {
    const page = await host.mount('profile-settings', { token: tokenOfMaria }, { network: serving().network });
    await expect.element(page.view.getByRole('textbox', { name: 'Имя' })).toBeVisible();
    await reach(/^Изменить: Имя$/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(nameOfFocus).toBe('Имя');
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}Марина');
    await reach(/^Сохранить$/);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.view.getByText('Данные успешно обновлены')).toBeVisible();
    expect(page.view.getByRole('textbox', { name: 'Имя' }).element()).toHaveProperty('value', 'Марина');
    expect(nameOfFocus()).toBe('Изменить: Имя');
  });
});
