import { slotOf } from '../../base/slotOf';
import { toJson } from '../../base/toJson';
import { accountOf } from '../account/account';
import type { Runtime } from '../runtime/runtime';
import { createRecentMap } from './createRecentMap';
import { createDataStore, type DataStore, type KeptAnswer } from './dataStore';
import { createPerson } from './person';

/** A change that is shown before the server has confirmed it. After either call it has no more effect. */
export interface Change {
  /** The server has done it. */
  keep(): void;
  undo(): void;
}

/** The store of what only the person who is signed in may see. Nothing of it outlives the sign-in, and nothing is written to storage. */
export interface PrivateStore extends DataStore {
  /** Shows a change of a value at once. `change` may be applied twice: to a value that the server has changed already. */
  change<T>(key: readonly unknown[], change: (value: T) => T): Change;
  /** Shows a value that the server has told unasked, instead of an answer on its way. Does nothing to a key that nobody has read. */
  put(key: readonly unknown[], value: unknown): void;
  /** Loads what begins with these parts of a key again. */
  reload(key: readonly unknown[]): void;
}

/** How many answers are kept although no component holds them. */
const kept = 50;
const noChange: Change = { keep() {}, undo() {} };

export function privateStoreOf(runtime: Runtime): PrivateStore {
  return slotOf(runtime.slots, 'private', () => createPrivateStore(runtime));
}

function createPrivateStore(runtime: Runtime): PrivateStore {
  const memory = createRecentMap<KeptAnswer>(kept);
  const store = createDataStore({
    memory,
    follow: (onChange) =>
      createPerson(accountOf(runtime), () => {
        memory.clear();
        onChange();
      }),
    keepsAfterFailure: true,
  });
  const { check, find, show, load, leave, forget, entries } = store;
  return {
    ...store,
    change<T>(key: readonly unknown[], change: (value: T) => T): Change {
      const entry = find(toJson(key));
      if (!entry) return noChange;
      const own = (value: unknown) => change(value as T);
      entry.changes = [...entry.changes, own];
      show(entry);
      const end = (isDone: boolean) => {
        if (!entries().includes(entry) || !entry.changes.includes(own)) return;
        if (isDone && entry.answer) entry.answer = { status: 'ready', value: own(entry.answer.value) };
        entry.changes = entry.changes.filter((one) => one !== own);
        show(entry);
        // The answer on its way may be older than the change.
        if (isDone && entry.running) load(entry);
        leave(entry);
      };
      return { keep: () => end(true), undo: () => end(false) };
    },
    put(key, value) {
      check();
      const entry = find(toJson(key));
      if (!entry) return;
      entry.running?.abort();
      Object.assign(entry, { answer: { status: 'ready', value }, error: null, running: null });
      show(entry);
      leave(entry);
    },
    reload(key) {
      const start = toJson(key).slice(0, -1);
      const isMeant = (one: string) => one === `${start}]` || one.startsWith(`${start},`);
      for (const one of [...memory.keys()].filter(isMeant)) memory.delete(one);
      for (const entry of entries().filter(({ key }) => isMeant(key))) {
        if (entry.holders > 0) load(entry);
        else forget(entry.key);
      }
    },
  };
}
