import { createStore as createDatabase } from 'idb-keyval';
import { slotOf } from '../../base/slotOf';
import { browserTabs } from '../events/crossTab';
import type { Runtime } from '../runtime/runtime';
import { createDeviceList, type DeviceList } from './deviceList';
import { type ListingRecord, listingIdOf, listingStorage } from './deviceStorage';

export const hiddenStorage = listingStorage(createDatabase('kvartal-hidden', 'hidden'));

/** The listings that somebody does not want to see again on this device. */
export function hiddenOf({ slots, apiUrl }: Pick<Runtime, 'slots' | 'apiUrl'>): DeviceList<ListingRecord> {
  return slotOf(slots, 'hidden', () =>
    createDeviceList({ name: 'hidden', apiUrl, storage: hiddenStorage(apiUrl), tabs: browserTabs, keyOf: listingIdOf }),
  );
}
