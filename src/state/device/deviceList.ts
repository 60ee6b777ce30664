import { createStore, type Store } from '../../base/createStore';
import type { CrossTab } from '../events/crossTab';
import type { DeviceChanges, DeviceRecord, DeviceStorage } from './deviceStorage';

export interface DeviceListState<T> {
  /** Whether the device has been read, or has refused to be. */
  readonly isRead: boolean;
  readonly kept: ReadonlyMap<number, T>;
  /** The device keeps nothing: its storage is blocked or full. What is here ends with the page. */
  readonly isForSession: boolean;
}

/** Listings that this device remembers, shared by all roots of a runtime and by all tabs. They have no owner: signing out leaves them. */
export interface DeviceList<T> {
  readonly state: Pick<Store<DeviceListState<T>>, 'get' | 'subscribe'>;
  /** Shown at once, then written. Resolves when the device has it, or has refused it. */
  keep(...records: readonly T[]): Promise<void>;
  remove(...listingIds: readonly number[]): Promise<void>;
}

export interface DeviceListOptions<T> {
  /** Names the channel between tabs. */
  readonly name: string;
  readonly apiUrl: string;
  readonly storage: DeviceStorage<T>;
  readonly tabs: Pick<CrossTab, 'channel'>;
  /** The oldest records beyond it go. */
  readonly limit?: number;
}

/** Returns the records, the one that was kept last first. */
export function newestFirst<T extends DeviceRecord>({ kept }: Pick<DeviceListState<T>, 'kept'>): T[] {
  return [...kept.values()].sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime() || other.listingId - one.listingId);
}

export function createDeviceList<T extends DeviceRecord>(options: DeviceListOptions<T>): DeviceList<T> {
  const { name, apiUrl, storage, tabs, limit = Number.POSITIVE_INFINITY } = options;
  const state = createStore<DeviceListState<T>>({ isRead: false, kept: new Map(), isForSession: false });
  let stored: ReadonlyMap<number, T> = new Map();
  /** What the device does not have yet, or has refused; null for a removal. */
  const ahead = new Map<number, T | null>();

  const show = (change: Partial<DeviceListState<T>> = {}) => {
    const kept = changed(stored, ahead);
    state.set((known) => ({ ...known, ...change, kept }));
  };

  const read = async () => {
    try {
      const found = await storage.read();
      stored = new Map(found.map((record) => [record.listingId, record]));
      show({ isRead: true });
    } catch {
      show({ isRead: true, isForSession: true });
    }
  };

  const channel = tabs.channel(`kvartal:${name}:${apiUrl}`, () => void read());

  const write = async (changes: DeviceChanges<T>) => {
    for (const [id, record] of changes) ahead.set(id, record);
    show();
    try {
      await storage.write(changes);
    } catch {
      show({ isForSession: true });
      return;
    }
    stored = changed(stored, changes);
    for (const [id, record] of changes) {
      // A later change of the same listing may still be on its way.
      if (ahead.get(id) === record) ahead.delete(id);
    }
    show();
    // What it says does not matter: the others read the device.
    channel?.post('changed');
  };

  void read();
  return {
    state,
    keep: (...records) => {
      const changes = new Map<number, T | null>(records.map((record) => [record.listingId, record]));
      const kept = changed(state.get().kept, changes);
      if (kept.size > limit) for (const { listingId } of newestFirst({ kept }).slice(limit)) changes.set(listingId, null);
      return write(changes);
    },
    remove: (...listingIds) => write(new Map(listingIds.map((id) => [id, null]))),
  };
}

function changed<T>(records: ReadonlyMap<number, T>, changes: DeviceChanges<T>): ReadonlyMap<number, T> {
  const next = new Map(records);
  for (const [id, record] of changes) {
    if (record) next.set(id, record);
    else next.delete(id);
  }
  return next;
}
