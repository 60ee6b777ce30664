import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { inAnotherTab, kept } from '../../support/features/favourites';
import { type Remembered, rememberedElsewhere } from '../../support/features/remembered';
import { flats } from '../../support/listing/listings';
import { type Host, hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

type List = Mounted<'favourites'>;

const open = async (host: Host, remembered: Remembered): Promise<List> => {
  const list = await host.mount('favourites', {}, { network: createFakeApi(aWorld(flats(4))) });
  await inAnotherTab(list, [kept(4, 1)]);
  await rememberedElsewhere(list, remembered);
  return list;
};
const cards = ({ root }: List) =>
  [...root().querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) [data-favourite]')].map(({ dataset }) =>
    Number(dataset['favourite']),
  );
const tab = ({ view }: List, name: string) => view.getByRole('tab', { name });
const showAgain = ({ view }: List) => view.getByRole('button', { name: /^Вернуть: / });

describe.each(hosts)('the lists beside the favourites, on $name', (host) => {
  test('show what was seen, the last one first; it can be cleared, and brought back', async () => {
    const list = await open(host, { viewed: [2, 3, 1] });
    await expect.poll(() => cards(list)).toEqual([4]);
    await expect.element(tab(list, 'Смотрели')).toHaveTextContent('3');
    await tab(list, 'Смотрели').click();
    await expect.poll(() => cards(list)).toEqual([2, 3, 1]);
    await list.view.getByRole('button', { name: 'Очистить' }).click();
    await expect.element(list.view.getByText('Здесь будут квартиры, которые вы смотрели')).toBeVisible();
    await list.view.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => cards(list)).toEqual([2, 3, 1]);
    await rememberedElsewhere(list, { viewed: [4] });
    await expect.poll(() => cards(list)).toHaveLength(4);
  });

  test('show what is hidden; a press brings it back, and the focus is on the next one', async () => {
    const list = await open(host, { hidden: [2, 3, 99] });
    await tab(list, 'Скрытые').click();
    await expect.poll(() => cards(list)).toEqual([2, 3, 99]);
    await expect.poll(() => showAgain(list).elements()).toHaveLength(3);
    (showAgain(list).first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cards(list)).toEqual([3, 99]);
    expect(focused()).toBe(showAgain(list).first().element());
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cards(list)).toEqual([99]);
    await userEvent.keyboard('{Enter}');
    await expect.element(list.view.getByText('Скрытых квартир нет')).toBeVisible();
    expect(focused()?.tagName).toBe('SECTION');
  });
});
