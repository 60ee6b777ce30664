import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { hosts } from '../../support/mount';
import { shownIds } from '../../support/shown';

/** 1, 2, 3… million roubles. */
const listings = flats(25).map((listing, index) => ({ ...listing, price: (index + 1) * 1_000_000 }));

describe.each(hosts)('a search on $name', (host) => {
  const found = async (filters: string) => {
    const network = recorded(createFakeApi(aWorld(listings)));
    const results = await host.mount('results', { filters }, { network: network.fetch });
    return { results, network };
  };

  test('with no results offers a wider price first, with the number of listings', async () => {
    const { results } = await found('price_min=10100000&price_max=10900000');
    const buttons = results.view.getByRole('button', { name: /^(Цена|Без) / });
    await expect.poll(() => buttons.elements()).toHaveLength(2);
    await expect.element(buttons.first()).toHaveAccessibleName(/^Цена 9 — 12\sмлн\s₽ 4 объявления$/);
    await expect.element(buttons.last()).toHaveAccessibleName(/^Без «10,1 — 10,9\sмлн\s₽» 25 объявлений$/);
    await buttons.first().click();
    await expect.poll(() => shownIds(results)).toHaveLength(4);
  });

  test('with results asks for no other numbers', async () => {
    const { results, network } = await found('price_max=4000000');
    await expect.poll(() => shownIds(results)).toHaveLength(4);
    expect(network.to('/count/')).toEqual([]);
  });
});
