import { type DeviceChanges, type ListingRecord } from '../../../src/state/device/deviceStorage';
import { hiddenStorage } from '../../../src/state/device/hidden';
import { viewedStorage } from '../../../src/state/device/viewed';
import { hoursAgo } from '../../../src/testing';

/** What a device remembers before a story begins: ids of listings that were seen or hidden, the last one first. */
export interface Remembered {
  readonly viewed?: readonly number[];
  readonly hidden?: readonly number[];
}

const records = (ids: readonly number[] = []): DeviceChanges<ListingRecord> =>
  new Map(ids.map((listingId, index) => [listingId, { listingId, keptAt: hoursAgo(index + 1) }]));

export async function rememberOnDevice(apiUrl: string, { viewed, hidden }: Remembered): Promise<void> {
  await Promise.all([viewedStorage(apiUrl).write(records(viewed)), hiddenStorage(apiUrl).write(records(hidden))]);
}
