import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxesOf, choosing, columnsOf, comparing, type Favourites } from '../../support/features/comparison';
import { flats } from '../../support/listing/listings';
import { type Host, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const rows = ({ root }: Favourites) => root().querySelectorAll('th[scope=row]').length;
const open = (host: Host, chosen: number) => choosing(host, flats(5), chosen);

describe.each(hosts)('comparison of favourites on $name', (host) => {
  test('needs two and takes four; a fifth says why it stays off', async () => {
    const list = await open(host, 1);
    await expect.poll(() => boxesOf(list)[0]?.checked).toBe(true);
    expect(list.view.getByRole('button', { name: /^Сравнить/ }).query()).toBeNull();
    for (const box of boxesOf(list).slice(1)) await userEvent.click(box);
    await expect.element(list.view.getByText('Сравнить можно не больше четырёх квартир')).toBeVisible();
    expect(boxesOf(list).map(({ checked }) => checked)).toEqual([true, true, true, true, false]);
    await expect.element(list.view.getByRole('button', { name: 'Сравнить 4' })).toBeVisible();
  });

  test('has the focus on its heading, and gives it back to its button', async () => {
    const list = await open(host, 2);
    await userEvent.click(list.view.getByRole('button', { name: 'Сравнить 2' }));
    await expect.poll(() => focused()?.textContent).toBe('Сравнение');
    await expect.poll(() => columnsOf(list)).toBe(2);
    const all = rows(list);
    await userEvent.click(list.view.getByRole('checkbox', { name: 'Только отличия' }));
    await expect.poll(() => rows(list)).toBeLessThan(all);
    await userEvent.click(list.view.getByRole('button', { name: 'К избранному' }));
    await expect.poll(() => focused()?.textContent?.replaceAll('\u00A0', ' ')).toBe('Сравнить 2');
  });

  test('ends when one flat is left of it', async () => {
    const list = await open(host, 3);
    await userEvent.click(list.view.getByRole('button', { name: 'Сравнить 3' }));
    await expect.poll(() => columnsOf(list)).toBe(3);
    const remove = list.view.getByRole('button', { name: /^Убрать из сравнения: / });
    await userEvent.click(remove.first());
    await expect.poll(() => columnsOf(list)).toBe(2);
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Убрать из сравнения: /);
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(
        () =>
          boxesOf(list)
            .map(({ checked }) => checked)
            .filter(Boolean).length,
      )
      .toBe(1);
    expect(focused()?.tagName).toBe('SECTION');
  });

  test('keeps the focus in its head when the last column goes', async () => {
    const list = await comparing(host, flats(3));
    await userEvent.click(list.view.getByRole('button', { name: /^Убрать из сравнения: / }).last());
    await expect.poll(() => columnsOf(list)).toBe(2);
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Убрать из сравнения: /);
  });
});
