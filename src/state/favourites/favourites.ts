import { slotOf } from '../../base/slotOf';
import { createDeviceList, type DeviceList } from '../device/deviceList';
import type { DeviceStorage } from '../device/deviceStorage';
import { browserTabs, type CrossTab } from '../events/crossTab';
import type { Runtime } from '../runtime/runtime';
import { type Favourite, favouritesStorage } from './favouritesStorage';

/** The favourites of this device. */
export function favouritesOf(runtime: Runtime): DeviceList<Favourite> {
  return slotOf(runtime.slots, 'favourites', () => createFavourites(runtime.apiUrl, favouritesStorage(runtime.apiUrl), browserTabs));
}

export function createFavourites(
  apiUrl: string,
  storage: DeviceStorage<Favourite>,
  tabs: Pick<CrossTab, 'channel'>,
): DeviceList<Favourite> {
  return createDeviceList({ name: 'favourites', apiUrl, storage, tabs });
}
