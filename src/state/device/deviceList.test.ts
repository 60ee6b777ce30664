import { expect, test } from 'vitest';
import { createDeviceList, newestFirst } from './deviceList';
import { type DeviceChanges, type ListingRecord, listingIdOf } from './deviceStorage';

const aRecord = (listingId: number): ListingRecord => ({ listingId, keptAt: new Date(Date.UTC(2026, 10, 1, 12, 0, listingId)) });
/** A device without a browser, and what was written to it at once. */
function aDevice(limit?: number, before: readonly ListingRecord[] = []) {
  const kept = new Map(before.map((record) => [record.listingId, record]));
  const writes: DeviceChanges<ListingRecord>[] = [];
  const list = createDeviceList<ListingRecord, number>({
    name: 'test',
    apiUrl: '/api',
    limit,
    keyOf: listingIdOf,
    tabs: { channel: () => null },
    storage: {
      read: async () => [...kept.values()],
      async write(changes) {
        writes.push(changes);
        for (const [id, record] of changes) {
          if (record) kept.set(id, record);
          else kept.delete(id);
        }
      },
    },
  });
  const ids = () => newestFirst(list.state.get()).map(({ listingId }) => listingId);
  return { list, kept, writes, ids };
}

test('the oldest beyond the limit go, from the device as well', async () => {
  const { list, kept, ids } = aDevice(3, [aRecord(1), aRecord(2)]);
  await expect.poll(() => list.state.get().isRead).toBe(true);
  await list.keep(aRecord(3), aRecord(4));
  expect(ids()).toEqual([4, 3, 2]);
  // One that is kept already counts once, and is the newest from then on.
  await list.keep({ ...aRecord(2), keptAt: aRecord(9).keptAt });
  expect(ids()).toEqual([2, 4, 3]);
  expect([...kept.keys()].sort()).toEqual([2, 3, 4]);
});

test('many go and come back in one write each', async () => {
  const all = [1, 2, 3].map(aRecord);
  const { list, writes, ids } = aDevice();
  await list.keep(...all);
  await list.remove(1, 2, 3);
  expect(ids()).toEqual([]);
  await list.keep(...all);
  expect(ids()).toEqual([3, 2, 1]);
  expect(writes).toHaveLength(3);
});
