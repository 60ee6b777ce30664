import { useMemo, useSyncExternalStore } from 'react';
import { type DeviceList, newestFirst } from '../../state/device/deviceList';
import type { DeviceKey, DeviceRecord, ListingRecord } from '../../state/device/deviceStorage';
import { useListingsByIds } from './useListingsByIds';
import { useSteps } from './useSteps';

/** What a list of the device holds, the last one first, as it changes. */
export function useRecords<T extends DeviceRecord, K extends DeviceKey>({ state: store }: DeviceList<T, K>) {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { state, all: useMemo(() => newestFirst(state), [state]) };
}

/** A list of the device, step by step, with its listings. */
export function useRemembered<T extends ListingRecord>(store: DeviceList<T>) {
  const { state, all } = useRecords(store);
  const { step, more, showMore } = useSteps(all.length);
  const shown = all.slice(0, step);
  return { state, all, shown, more, showMore, ...useListingsByIds(shown.map(({ listingId }) => listingId)) };
}
