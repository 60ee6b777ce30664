import { createStore as createDatabase } from 'idb-keyval';
import { type DeviceRecord, deviceStorage } from '../device/deviceStorage';

/** A listing that somebody has kept on this device. */
export interface Favourite extends DeviceRecord {
  /** Roubles, when it was kept: its page says what has changed since. */
  readonly price: number;
}

/** Where the favourites of one API are kept. */
export const favouritesStorage = deviceStorage<Favourite>(
  createDatabase('kvartal-favourites', 'favourites'),
  ({ price }) => typeof price === 'number',
);
