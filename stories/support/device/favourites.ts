import { type Favourite, favouritesStorage } from '../../../src/state/favourites/favouritesStorage';
import { hoursAgo } from '../../../src/testing';

/** What a visitor has kept on the device before the story begins, with the price of that time and a note. */
export type Kept = readonly (readonly [listingId: number, price: number, note?: string])[];

/** The device keeps these, the first of them as the last one. */
export async function keepOnDevice(apiUrl: string, kept: Kept): Promise<void> {
  const favourites = kept.map(
    ([listingId, price, note], index): Favourite => ({ listingId, price, keptAt: hoursAgo(24 * (index + 1)), ...(note && { note }) }),
  );
  await favouritesStorage(apiUrl).write(new Map(favourites.map((favourite) => [favourite.listingId, favourite])));
}

/** The browser stores nothing until the returned function is called. */
export function blockStorage(): () => void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return () => {
    IDBDatabase.prototype.transaction = transaction;
  };
}
