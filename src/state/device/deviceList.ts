import { createStore, type Store } from '../../base/createStore';
import type { CrossTab } from '../events/crossTab';
import type { DeviceChanges, DeviceKey, DeviceRecord, DeviceStorage } from './deviceStorage';

export interface DeviceListState<T, K extends DeviceKey = number> {
  /** Whether the device has been read, or has refused to be. */
  readonly isRead: boolean;
  readonly kept: ReadonlyMap<K, T>;
  /** The device keeps nothing: its storage is blocked or full. What is here ends with the page. */
  readonly isForSession: boolean;
}

/** What this device remembers, shared by all roots of a runtime and by all tabs. It has no owner: signing out leaves it. */
export interface DeviceList<T, K extends DeviceKey = number> {
  readonly state: Pick<Store<DeviceListState<T, K>>, 'get' | 'subscribe'>;
  /** Shown at once, then written. Resolves when the device has it, or has refused it. */
  keep(...records: readonly T[]): Promise<void>;
  remove(...keys: readonly K[]): Promise<void>;
}

export interface DeviceListOptions<T, K extends DeviceKey> {
  /** Names the channel between tabs. */
  readonly name: string;
  readonly apiUrl: string;
  readonly storage: DeviceStorage<T, K>;
  readonly tabs: Pick<CrossTab, 'channel'>;
  keyOf(record: T): K;
  /** The oldest records beyond it go. */
  readonly limit?: number;
  /** Whether a record may go for the limit, and counts towards it; all do by default. */
  mayGo?(record: T): boolean;
}

/** Returns the records, the one that was kept last first. */
export function newestFirst<T extends DeviceRecord, K extends DeviceKey>({ kept }: Pick<DeviceListState<T, K>, 'kept'>): T[] {
  return [...kept]
    .sort(([key, one], [otherKey, other]) => other.keptAt.getTime() - one.keptAt.getTime() || (otherKey > key ? 1 : -1))
    .map(([, record]) => record);
}

export function createDeviceList<T extends DeviceRecord, K extends DeviceKey>(options: DeviceListOptions<T, K>): DeviceList<T, K> {
  const { name, apiUrl, storage, tabs, keyOf, limit = Number.POSITIVE_INFINITY, mayGo = () => true } = options;
  const state = createStore<DeviceListState<T, K>>({ isRead: false, kept: new Map(), isForSession: false });
  let stored: ReadonlyMap<K, T> = new Map();
  /** What the device does not have yet, or has refused; null for a removal. */
  const ahead = new Map<K, T | null>();

  const show = (change: Partial<DeviceListState<T, K>> = {}) => {
    const kept = changed(stored, ahead);
    state.set((known) => ({ ...known, ...change, kept }));
  };

  const read = async () => {
    try {
      const found = await storage.read();
      stored = new Map(found.map((record) => [keyOf(record), record]));
      show({ isRead: true });
    } catch {
      show({ isRead: true, isForSession: true });
    }
  };

  const channel = tabs.channel(`kvartal:${name}:${apiUrl}`, () => void read());

  const write = async (changes: DeviceChanges<T, K>) => {
    for (const [key, record] of changes) ahead.set(key, record);
    show();
    try {
      await storage.write(changes);
    } catch {
      show({ isForSession: true });
      return;
    }
    stored = changed(stored, changes);
    for (const [key, record] of changes) {
      // A later change of the same record may still be on its way.
      if (ahead.get(key) === record) ahead.delete(key);
    }
    show();
    // What it says does not matter: the others read the device.
    channel?.post('changed');
  };

  void read();
  return {
    state,
    keep: (...records) => {
      const changes = new Map<K, T | null>(records.map((record) => [keyOf(record), record]));
      const kept = changed(state.get().kept, changes);
      if (kept.size > limit) for (const record of newestFirst({ kept }).filter(mayGo).slice(limit)) changes.set(keyOf(record), null);
      return write(changes);
    },
    remove: (...keys) => write(new Map(keys.map((key) => [key, null]))),
  };
}

function changed<T, K extends DeviceKey>(records: ReadonlyMap<K, T>, changes: DeviceChanges<T, K>): ReadonlyMap<K, T> {
  const next = new Map(records);
  for (const [key, record] of changes) {
    if (record) next.set(key, record);
    else next.delete(key);
  }
  return next;
}
