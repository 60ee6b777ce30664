import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { dialogOf, open, showButton, world } from '../../support/features/filters';
import { hosts } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';

describe.each(hosts)('number fields of all filters on $name', (host) => {
  test('validate numbers: no zero area, floors from 1 to 200', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    await open(search);
    const type = async (name: string, text: string) => {
      const field = dialogOf(search).getByRole('textbox', { name });
      await field.click();
      await userEvent.keyboard(text);
      await userEvent.tab();
      return (field.element() as HTMLInputElement).value;
    };
    expect(await type('Площадь от', '0abc45,555')).toBe('45,55');
    expect(await type('Площадь до', '-0')).toBe('');
    expect(await type('Площадь до', '0')).toBe('');
    expect(await type('Этаж от', '0')).toBe('1');
    expect(await type('Этаж до', '250x')).toBe('200');
  });

  test('take no other number out of what is typed', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    await open(search);
    for (const [name, text, message, left] of [
      ['Этаж от', '12.5', 'Введите целое число', '12'],
      ['Площадь от', '1e3', 'Введите число', '1'],
      ['Площадь до', '-45', 'Введите число', ''],
    ] as const) {
      const field = dialogOf(search).getByRole('textbox', { name });
      await userEvent.fill(field, text);
      await userEvent.click(field);
      await expect.element(field).toHaveAccessibleDescription(message);
      await userEvent.tab();
      await expect.element(field).toHaveValue(left);
    }
  });

  test.each([
    ['Площадь', '90', '80', 'Мин. площадь не может быть больше макс.'],
    ['Этаж', '9', '2', 'Мин. этаж не может быть больше макс.'],
    ['Цена', '30000000', '10000000', 'Мин. цена не может быть больше макс.'],
  ])('inverted %s shows a message beside the fields and blocks the search', async (name, min, max, message) => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toHaveLength(10);
    await open(search);
    const [from, to] = ['от', 'до'].map((end) => dialogOf(search).getByRole('textbox', { name: `${name} ${end}` }));
    await from?.fill(min);
    await to?.fill(max);
    await expect.element(dialogOf(search).getByText(message).first()).toBeVisible();
    await expect.element(from ?? search.view).toHaveAttribute('aria-invalid', 'true');
    await showButton(search).click();
    await expect.poll(() => focused()).toBe(from?.element());
    expect(search.detailsOf('search')).toEqual([]);
    expect(network.to('/realty/count/')).toEqual([]);

    // Closing takes the values back.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(search)).not.toBeInTheDocument();
    await search.view.getByRole('button', { name: 'Показать' }).click();
    await expect.poll(() => search.detailsOf('search')).toHaveLength(1);
  });
});
