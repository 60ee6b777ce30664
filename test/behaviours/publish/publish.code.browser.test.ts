import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, choose, formOn, input, option } from '../../support/features/publish';
import { hosts } from '../../support/mount';

const code = vi.hoisted(() => ({ form: (): Promise<void> => Promise.resolve(), more: (): Promise<void> => Promise.resolve() }));
vi.mock('../../../src/features/publish/fetchPage', async (original) => {
  const { fetchPage, fetchEdit } = await original<typeof import('../../../src/features/publish/fetchPage')>();
  return { fetchPage: () => code.form().then(fetchPage), fetchEdit };
});
vi.mock('../../../src/features/publish/blocks/fetchMore', async (original) => {
  const { fetchMore } = await original<typeof import('../../../src/features/publish/blocks/fetchMore')>();
  return { fetchMore: () => code.more().then(fetchMore), loadedMore: () => null };
});
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve();
beforeEach(() => {
  code.form = arrives;
  code.more = arrives;
});

describe.each(hosts)('code that does not load on $name', (host) => {
  it('of the form: says so, and is asked for again by the button', async () => {
    code.form = lost;
    const form = await formOn(host);
    await expect.element(form.view.getByRole('alert')).toHaveTextContent('Произошла критическая ошибка');
    code.form = arrives;
    await userEvent.click(button(form, 'Обновить'));
    await expect.element(option(form, 'Продажа')).toBeVisible();
  });

  it('of what follows the address: what is filled in stays, and the rest comes with the button', async () => {
    code.more = lost;
    const form = await formOn(host);
    await choose(form, 'Продажа');
    await choose(form, 'Квартира');
    await userEvent.fill(form.view.getByRole('combobox', { name: 'Город, улица, дом' }), 'Чапаевский пер, д 3');
    await expect.element(form.view.getByRole('alert').filter({ hasText: 'Произошла критическая ошибка' })).toBeVisible();
    code.more = arrives;
    await userEvent.click(button(form, 'Обновить'));
    await expect.element(input(form, 'Общая площадь')).toBeVisible();
    expect(option(form, 'Продажа').element()).toHaveProperty('checked', true);
  });
});
