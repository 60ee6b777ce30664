import { createStore as createDatabase } from 'idb-keyval';

/** A listing that somebody has kept on this device. */
export interface Favourite {
  readonly listingId: number;
  readonly keptAt: Date;
  /** Roubles, when it was kept: its page says what has changed since. */
  readonly price: number;
  /** The visitor's own words. A field that is left with too many of them keeps all, so that nothing is lost. */
  readonly note?: string;
}

/** Where the favourites of one API are kept. */
export interface FavouritesStorage {
  read(): Promise<readonly Favourite[]>;
  put(favourite: Favourite): Promise<void>;
  remove(listingId: number): Promise<void>;
}

const database = createDatabase('kvartal-favourites', 'favourites');

/** One record per favourite, so that tabs never overwrite each other. All calls reject when storage is blocked or full. */
export function favouritesStorage(apiUrl: string): FavouritesStorage {
  return {
    read: () =>
      perform('readonly', (store) => store.getAll(IDBKeyRange.bound([apiUrl], [apiUrl, []]))).then((kept: unknown) =>
        Array.isArray(kept) ? kept.filter(isFavourite).map(withReadableNote) : [],
      ),
    put: async (favourite) => {
      await perform('readwrite', (store) => store.put(favourite, [apiUrl, favourite.listingId]));
    },
    remove: async (listingId) => {
      await perform('readwrite', (store) => store.delete([apiUrl, listingId]));
    },
  };
}

/** Resolves once everything is written. */
function perform<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return Promise.resolve().then(() =>
    database(
      mode,
      (store) =>
        new Promise<T>((resolve, reject) => {
          const { transaction } = store;
          const request = run(store);
          transaction.addEventListener('complete', () => resolve(request.result));
          transaction.addEventListener('abort', () => reject(transaction.error));
          // A page that is being left has no time to wait for answers.
          if (mode === 'readwrite') transaction.commit();
        }),
    ),
  );
}

/** A favourite is there without a note that cannot be read. */
function withReadableNote({ note, ...favourite }: Favourite): Favourite {
  return typeof note === 'string' && note ? { ...favourite, note } : favourite;
}

/** Another release may have written something else. */
function isFavourite(value: unknown): value is Favourite {
  const { listingId, keptAt, price } = (value ?? {}) as Partial<Favourite>;
  // A page with a clock of its tests has another `Date` than the one that the device answers with.
  const isDate = Object.prototype.toString.call(keptAt) === '[object Date]';
  return Number.isSafeInteger(listingId) && isDate && typeof price === 'number';
}
