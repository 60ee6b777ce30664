import { createStore } from 'idb-keyval';

/** Whose drafts, and of which form: `new`, or the id of a listing. Nobody reads a draft without knowing whose it is. */
export interface DraftPlace {
  readonly apiUrl: string;
  readonly userId: number;
  readonly form: string;
}

/** Work that was not sent, as it is kept on this device. */
export interface Draft {
  readonly id: string;
  readonly savedAt: Date;
  readonly content: unknown;
  /** What is large and does not change, such as pictures; written once. */
  readonly parts: ReadonlyMap<string, unknown>;
}

/** A draft as a list shows it. */
export type DraftHead = Omit<Draft, 'parts'>;

export interface NewDraft extends Omit<Draft, 'savedAt'> {
  /** Writes nothing if the draft is gone: signing out in another tab has removed it. */
  readonly isOnlyContinued: boolean;
}

interface Head {
  readonly savedAt: Date;
  readonly content: unknown;
}

const database = createStore('kvartal-drafts', 'drafts');

/** Part of a key after which only the head of a draft stands. */
const head = '';

const placeKey = ({ apiUrl, userId, form }: DraftPlace) => [apiUrl, userId, form];

/** All keys that begin with these parts: an array comes after every text. */
const under = (...parts: readonly (string | number)[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** Resolves once everything is written. Rejects when storage is blocked or full. */
function perform<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore, answer: (value: T) => void) => void): Promise<T | undefined> {
  return Promise.resolve().then(() =>
    database(
      mode,
      (store) =>
        new Promise<T | undefined>((resolve, reject) => {
          let value: T | undefined;
          const { transaction } = store;
          transaction.addEventListener('complete', () => resolve(value));
          transaction.addEventListener('abort', () => reject(transaction.error));
          run(store, (given) => {
            value = given;
          });
        }),
    ),
  );
}

/** Returns all drafts without their parts, the newest first. */
export async function draftsOf(place: DraftPlace): Promise<DraftHead[]> {
  const found: DraftHead[] = [];
  await perform('readonly', (store) => {
    // Pictures are not read for a list.
    store.openKeyCursor(under(...placeKey(place))).onsuccess = function () {
      if (!this.result) return;
      const key = this.result.key as string[];
      const [, , , id = '', part] = key;
      if (part === head) {
        store.get(key).onsuccess = function () {
          found.push({ ...(this.result as Head), id });
        };
      }
      this.result.continue();
    };
  });
  return found.sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
}

/** Returns a draft with its parts; null if it is gone. */
export async function readDraft(place: DraftPlace, id: string): Promise<Draft | null> {
  const found = await perform<Draft>('readonly', (store, answer) => {
    const parts = new Map<string, unknown>();
    let known: Head | null = null;
    store.openCursor(under(...placeKey(place), id)).onsuccess = function () {
      if (!this.result) {
        if (known) answer({ ...known, id, parts });
        return;
      }
      const [, , , , part = head] = this.result.key as string[];
      if (part === head) known = this.result.value as Head;
      else parts.set(part, this.result.value);
      this.result.continue();
    };
  });
  return found ?? null;
}

/** Resolves to whether it was written. `known` are the parts that are there already: those are not written again, those not needed are removed. */
export async function saveDraft(
  place: DraftPlace,
  { id, content, parts, isOnlyContinued }: NewDraft,
  known: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const key = (part: string) => [...placeKey(place), id, part];
  const isSaved = await perform<boolean>('readwrite', (store, answer) => {
    const write = () => {
      store.put({ savedAt: new Date(), content } satisfies Head, key(head));
      for (const [part, value] of parts) if (!known.has(part)) store.put(value, key(part));
      for (const part of known) if (!parts.has(part)) store.delete(key(part));
      // A page that is being left has no time to wait for answers.
      store.transaction.commit();
      answer(true);
    };
    if (!isOnlyContinued) return write();
    store.getKey(key(head)).onsuccess = function () {
      if (this.result !== undefined) write();
    };
  });
  return isSaved === true;
}

export async function removeDraft(place: DraftPlace, id: string): Promise<void> {
  await perform('readwrite', (store) => store.delete(under(...placeKey(place), id)));
}

/** Removes what somebody leaves on this device who signs out. */
export async function removeDraftsOf(apiUrl: string, userId: number): Promise<void> {
  await perform('readwrite', (store) => store.delete(under(apiUrl, userId)));
}
