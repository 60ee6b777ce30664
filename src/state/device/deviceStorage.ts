import type { UseStore } from 'idb-keyval';

export interface DeviceRecord {
  /** The order of a list: the last one comes first. */
  readonly keptAt: Date;
}

/** What a device keeps of one listing. */
export interface ListingRecord extends DeviceRecord {
  readonly listingId: number;
}

/** What tells the records of a list apart: the id of a listing, or a text. */
export type DeviceKey = number | string;

/** By key: a new record, or null if it goes. */
export type DeviceChanges<T, K extends DeviceKey = number> = ReadonlyMap<K, T | null>;

/** Where the records of one API are kept. Both calls reject when storage is blocked or full. */
export interface DeviceStorage<T, K extends DeviceKey = number> {
  read(): Promise<readonly T[]>;
  /** All of them or none. */
  write(changes: DeviceChanges<T, K>): Promise<void>;
}

export const listingIdOf = ({ listingId }: ListingRecord): number => listingId;

/** Returns the storage of records of listings. */
export const listingStorage = <T extends ListingRecord = ListingRecord>(
  database: UseStore,
  isWhole: (record: Partial<T>) => boolean = () => true,
) => deviceStorage<T, number>(database, (record) => Number.isSafeInteger(record.listingId) && isWhole(record));

/**
 * Returns the storage of one kind of records by the address of the API. Each record has a key, so that tabs never overwrite each
 * other. Another release may have written something else: what is not a record is left out.
 */
export function deviceStorage<T extends DeviceRecord, K extends DeviceKey>(database: UseStore, isWhole: (record: Partial<T>) => boolean) {
  /** Resolves once everything is written. */
  const perform = <R>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<R> | undefined): Promise<R | undefined> =>
    Promise.resolve().then(() =>
      database(
        mode,
        (store) =>
          new Promise<R | undefined>((resolve, reject) => {
            const { transaction } = store;
            const request = run(store);
            transaction.addEventListener('complete', () => resolve(request?.result));
            transaction.addEventListener('abort', () => reject(transaction.error));
            // A page that is being left has no time to wait for answers.
            if (mode === 'readwrite') transaction.commit();
          }),
      ),
    );

  return (apiUrl: string): DeviceStorage<T, K> => ({
    read: () =>
      perform('readonly', (store) => store.getAll(IDBKeyRange.bound([apiUrl], [apiUrl, []]))).then((kept: unknown) =>
        Array.isArray(kept) ? kept.filter((value): value is T => isRecord(value) && isWhole(value as Partial<T>)) : [],
      ),
    write: async (changes) => {
      await perform('readwrite', (store) => {
        for (const [key, record] of changes) {
          if (record) store.put(record, [apiUrl, key]);
          else store.delete([apiUrl, key]);
        }
        return undefined;
      });
    },
  });
}

function isRecord(value: unknown): value is DeviceRecord {
  // A page with a clock of its tests has another `Date` than the one that the device answers with.
  return Object.prototype.toString.call((value as Partial<DeviceRecord> | undefined)?.keptAt) === '[object Date]';
}
