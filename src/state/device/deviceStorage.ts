import type { UseStore } from 'idb-keyval';

/** What a device keeps of one listing. */
export interface DeviceRecord {
  readonly listingId: number;
  readonly keptAt: Date;
}

/** By id of the listing: its new record, or null if it goes. */
export type DeviceChanges<T> = ReadonlyMap<number, T | null>;

/** Where the records of one API are kept. Both calls reject when storage is blocked or full. */
export interface DeviceStorage<T> {
  read(): Promise<readonly T[]>;
  /** All of them or none. */
  write(changes: DeviceChanges<T>): Promise<void>;
}

/**
 * Returns the storage of one kind of records by the address of the API. There is one record per listing, so that tabs never overwrite each
 * other. Another release may have written something else: what is not a record is left out.
 */
export function deviceStorage<T extends DeviceRecord>(database: UseStore, isWhole: (record: Partial<T>) => boolean = () => true) {
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

  return (apiUrl: string): DeviceStorage<T> => ({
    read: () =>
      perform('readonly', (store) => store.getAll(IDBKeyRange.bound([apiUrl], [apiUrl, []]))).then((kept: unknown) =>
        Array.isArray(kept) ? kept.filter((value): value is T => isRecord(value) && isWhole(value as Partial<T>)) : [],
      ),
    write: async (changes) => {
      await perform('readwrite', (store) => {
        for (const [id, record] of changes) {
          if (record) store.put(record, [apiUrl, id]);
          else store.delete([apiUrl, id]);
        }
        return undefined;
      });
    },
  });
}

function isRecord(value: unknown): value is DeviceRecord {
  const { listingId, keptAt } = (value ?? {}) as Partial<DeviceRecord>;
  // A page with a clock of its tests has another `Date` than the one that the device answers with.
  return Number.isSafeInteger(listingId) && Object.prototype.toString.call(keptAt) === '[object Date]';
}
