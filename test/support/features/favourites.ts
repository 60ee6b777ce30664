import { browserTabs } from '../../../src/state/events/crossTab';
import { type Favourite, favouritesStorage } from '../../../src/state/favourites/favouritesStorage';
import { atEndOfTest } from '../cleanups';
import type { Mounted } from '../mount';

/** Kept in that minute of a day long ago. */
export const kept = (listingId: number, minute: number, price = 18_500_000): Favourite => ({
  listingId,
  keptAt: new Date(Date.UTC(2025, 10, 3, 12, minute)),
  price,
});

/** Another tab changes the device and says so. */
export async function inAnotherTab({ apiUrl }: Pick<Mounted, 'apiUrl'>, keep: readonly Favourite[], remove: readonly number[] = []) {
  const changes = new Map<number, Favourite | null>(keep.map((favourite) => [favourite.listingId, favourite]));
  for (const id of remove) changes.set(id, null);
  await favouritesStorage(apiUrl).write(changes);
  const channel = browserTabs.channel(`kvartal:favourites:${apiUrl}`, () => {});
  channel?.post('changed');
  // A channel that is closed at once says nothing.
  atEndOfTest(() => channel?.close());
}

/** The browser refuses to store anything until the end of the test. */
export function blockStorage(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  atEndOfTest(() => {
    IDBDatabase.prototype.transaction = transaction;
  });
}
