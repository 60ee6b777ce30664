import type { DeviceChanges, ListingRecord } from '../../../src/state/device/deviceStorage';
import { hiddenStorage } from '../../../src/state/device/hidden';
import { viewedStorage } from '../../../src/state/device/viewed';
import { browserTabs } from '../../../src/state/events/crossTab';
import { atEndOfTest } from '../cleanups';
import type { Mounted } from '../mount';

export interface Remembered {
  readonly viewed?: readonly number[];
  readonly hidden?: readonly number[];
}

/** Of a day long ago, the last one first. */
const records = (ids: readonly number[]): DeviceChanges<ListingRecord> =>
  new Map(ids.map((listingId, index) => [listingId, { listingId, keptAt: new Date(Date.UTC(2025, 10, 3, 12, 0, 0, -index)) }]));

/** Another tab has seen or hidden these listings, and says so. */
export async function rememberedElsewhere({ apiUrl }: Pick<Mounted, 'apiUrl'>, { viewed = [], hidden = [] }: Remembered): Promise<void> {
  await Promise.all([viewedStorage(apiUrl).write(records(viewed)), hiddenStorage(apiUrl).write(records(hidden))]);
  for (const name of ['viewed', 'hidden']) {
    const channel = browserTabs.channel(`kvartal:${name}:${apiUrl}`, () => {});
    channel?.post('changed');
    // A channel that is closed at once says nothing.
    atEndOfTest(() => channel?.close());
  }
}
