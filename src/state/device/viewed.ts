import { createStore as createDatabase } from 'idb-keyval';
import { slotOf } from '../../base/slotOf';
import { browserTabs } from '../events/crossTab';
import type { Runtime } from '../runtime/runtime';
import { createDeviceList, type DeviceList } from './deviceList';
import { type ListingRecord, listingIdOf, listingStorage } from './deviceStorage';

/** The device forgets the oldest beyond it. */
export const mostViewed = 1000;

export const viewedStorage = listingStorage(createDatabase('kvartal-viewed', 'viewed'));

/** The listings whose pages were open on this device. */
export function viewedOf({ slots, apiUrl }: Pick<Runtime, 'slots' | 'apiUrl'>): DeviceList<ListingRecord> {
  return slotOf(slots, 'viewed', () =>
    createDeviceList({ name: 'viewed', apiUrl, storage: viewedStorage(apiUrl), tabs: browserTabs, keyOf: listingIdOf, limit: mostViewed }),
  );
}
