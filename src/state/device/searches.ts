import { createStore as createDatabase } from 'idb-keyval';
import { slotOf } from '../../base/slotOf';
import { browserTabs } from '../events/crossTab';
import type { Runtime } from '../runtime/runtime';
import { createDeviceList, type DeviceList } from './deviceList';
import { type DeviceRecord, deviceStorage } from './deviceStorage';

/** A search that somebody has run on this device. `keptAt`: when it was looked at last; what was published later is new. */
export interface SearchRecord extends DeviceRecord {
  /** By `searchKey`: one search has one record. */
  readonly query: string;
  /** How many listings it found when it was looked at last. */
  readonly total: number;
  /** Whether somebody has pressed 'Сохранить поиск'. */
  readonly isKept: boolean;
}

export type Searches = DeviceList<SearchRecord, string>;

/** The device forgets the oldest ones beyond it, but none that somebody has kept. */
export const mostRecent = 20;

export const searchesStorage = deviceStorage<SearchRecord, string>(
  createDatabase('kvartal-searches', 'searches'),
  ({ query, total, isKept }) => typeof query === 'string' && query !== '' && Number.isSafeInteger(total) && typeof isKept === 'boolean',
);

/** The searches of this device: those that were kept, and the last of the others. */
export function searchesOf({ slots, apiUrl }: Pick<Runtime, 'slots' | 'apiUrl'>): Searches {
  return slotOf(slots, 'searches', () =>
    createDeviceList<SearchRecord, string>({
      name: 'searches',
      apiUrl,
      storage: searchesStorage(apiUrl),
      tabs: browserTabs,
      keyOf: ({ query }) => query,
      limit: mostRecent,
      mayGo: ({ isKept }) => !isKept,
    }),
  );
}
