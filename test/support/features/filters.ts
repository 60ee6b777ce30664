import { expect } from 'vitest';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../listing/listings';
import type { Mounted } from '../mount';

type Search = Mounted<'search'>;

/** 25 flats, and three large ones in panel houses, on the first floor. */
export const world = aWorld([...flats(25), ...[101, 102, 103].map((id) => aListing({ id, buildingType: 'panel', area: 80, floor: 1 }))]);

export const filtersButton = ({ view }: Search) => view.getByRole('button', { name: /^Фильтры/ });
export const dialogOf = ({ view }: Search) => view.getByRole('dialog', { name: 'Фильтры' });
export const showButton = (search: Search) => dialogOf(search).getByRole('button', { name: /^Показать/ });
export const chip = ({ view }: Pick<Mounted, 'view'>, name: string) => view.getByRole('button', { name: `Убрать фильтр: ${name}` });

/** Opens the dialog of all filters. */
export async function open(search: Search): Promise<void> {
  await filtersButton(search).click();
  await expect.element(dialogOf(search)).toBeVisible();
}
