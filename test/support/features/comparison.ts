import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import type { Host, Mounted } from '../mount';
import { inAnotherTab, kept } from './favourites';

export type Favourites = Mounted<'favourites'>;

export const boxesOf = ({ root }: Favourites) => [...root().querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
export const columnsOf = ({ root }: Favourites) => root().querySelectorAll('th[scope=col]').length;

/** Favourites of these listings, the first so many of which are chosen for a comparison. Their areas tell them apart. */
export async function choosing(host: Host, listings: readonly Listing[], chosen: number): Promise<Favourites> {
  const flats = listings.map((listing, index) => ({ ...listing, area: 40 + index }));
  const list = await host.mount('favourites', {}, { network: createFakeApi(aWorld(flats)) });
  await inAnotherTab(
    list,
    listings.map(({ id }) => kept(id, listings.length - id)),
  );
  await expect.poll(() => boxesOf(list).length).toBe(listings.length);
  for (const box of boxesOf(list).slice(0, chosen)) await userEvent.click(box);
  return list;
}

/** The comparison of these listings. */
export async function comparing(host: Host, listings: readonly Listing[]): Promise<Favourites> {
  const list = await choosing(host, listings, listings.length);
  await userEvent.click(list.view.getByRole('button', { name: `Сравнить ${listings.length}` }));
  await expect.poll(() => columnsOf(list)).toBe(listings.length);
  return list;
}
