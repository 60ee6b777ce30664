import { createStore as createDatabase } from 'idb-keyval';
import { type DeviceStorage, type ListingRecord, listingStorage } from '../device/deviceStorage';

/** A listing that somebody has kept on this device. */
export interface Favourite extends ListingRecord {
  /** Roubles, when it was kept: its page says what has changed since. */
  readonly price: number;
  /** The visitor's own words. A field that is left with too many of them keeps all, so that nothing is lost. */
  readonly note?: string;
}

const storageOf = listingStorage<Favourite>(createDatabase('kvartal-favourites', 'favourites'), ({ price }) => typeof price === 'number');

/** Where the favourites of one API are kept. */
export function favouritesStorage(apiUrl: string): DeviceStorage<Favourite> {
  const { read, write } = storageOf(apiUrl);
  return { read: async () => (await read()).map(withReadableNote), write };
}

/** A favourite is there without a note that cannot be read. */
function withReadableNote({ note, ...favourite }: Favourite): Favourite {
  return typeof note === 'string' && note ? { ...favourite, note } : favourite;
}
