import { type ApiError, isNetworkError, toApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import type { Load } from '../../base/load';
import type { Person } from './person';

export type Call<T> = (options: RequestOptions) => Promise<T>;

/**
 * Loaded data by key. All components that hold a key share one request and one answer. A string key is the JSON of a list of parts.
 * There are three stores: `publicStoreOf`, `privateStoreOf` and `useOwnStore`.
 */
export interface DataStore {
  subscribe(listener: () => void): () => void;
  /** Differs for every sign-in; null when nobody may read. Never changes in a store that everybody may read. */
  person(): number | null;
  read(key: string): Load<unknown, ApiError>;
  /** Loads the key, unless an answer has just arrived. Returns a function that releases it: a request that nobody needs is cancelled. */
  hold(key: string, call: Call<unknown>): () => void;
}

/** What the server has answered. */
export interface KeptAnswer {
  readonly status: 'ready';
  readonly value: unknown;
  /** When it was asked for, on the clock of `performance.now()`. */
  readonly askedAt: number;
}

/** Where a store keeps the answers that no component holds. */
export interface Memory {
  get(key: string): KeptAnswer | undefined;
  set(key: string, answer: KeptAnswer): void;
  delete(key: string): void;
}

export interface DataStoreOptions {
  readonly memory: Memory;
  /** Follows who may read; without it everybody may. When it calls `onChange` the store drops all but its memory. */
  readonly follow?: (onChange: () => void) => Person;
  /** A value stays when loading it again fails; without a network it is even shown. */
  readonly keepsAfterFailure?: boolean;
}

/** A key that a component holds, or that has a change on its way. */
export interface Entry {
  readonly key: string;
  /** Null before there is one. */
  answer: Pick<KeptAnswer, 'status' | 'value'> | null;
  error: ApiError | null;
  changes: readonly ((value: unknown) => unknown)[];
  shown: Load<unknown, ApiError>;
  running: AbortController | null;
  askedAt: number;
  holders: number;
  call: Call<unknown> | null;
}

/** An answer younger than this is not asked for again, ms. */
const fresh = 1000;
const never = Number.NEGATIVE_INFINITY;

const idle: Load<never, ApiError> = { status: 'idle' };
const loading: Load<never, ApiError> = { status: 'loading' };
const everybody: Person = { current: () => 0, check() {} };

/** A store with its inside, for a store that can do more. */
export interface OpenStore extends DataStore {
  /** Looks whether another person has come. */
  check(): void;
  /** Returns the entry of a key, nothing for one that nobody has read. */
  find(key: string): Entry | undefined;
  /** Shows what has changed in an entry. */
  show(entry: Entry): void;
  load(entry: Entry): void;
  /** Moves the answer of an entry that nobody needs to the memory. */
  leave(entry: Entry): void;
  /** Drops an entry with its answer. */
  forget(key: string): void;
  entries(): readonly Entry[];
}

export function createDataStore({ memory, follow = () => everybody, keepsAfterFailure = false }: DataStoreOptions): OpenStore {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const person = follow(() => {
    for (const { running } of entries.values()) running?.abort();
    entries.clear();
    tell();
  });
  const isDropped = (entry: Entry) => entries.get(entry.key) !== entry;

  const show = (entry: Entry) => {
    const { answer, error, changes } = entry;
    if (error && !(answer && isNetworkError(error))) entry.shown = { status: 'failed', error, retry: () => load(entry) };
    else if (answer && changes.length > 0)
      entry.shown = { status: 'ready', value: changes.reduce((value, change) => change(value), answer.value) };
    else entry.shown = answer ?? loading;
    tell();
  };

  const load = (entry: Entry) => {
    const { call } = entry;
    if (isDropped(entry) || !call) return;
    entry.running?.abort();
    const controller = new AbortController();
    entry.running = controller;
    entry.askedAt = performance.now();
    const settle = (result: Pick<Entry, 'answer' | 'error'>) => {
      // A function of the page may return another token at any time.
      person.check();
      if (isDropped(entry) || entry.running !== controller) return;
      entry.running = null;
      Object.assign(entry, result);
      show(entry);
    };
    if (entry.error) {
      entry.error = null;
      show(entry);
    }
    call({ signal: controller.signal }).then(
      (value) => settle({ answer: { status: 'ready', value }, error: null }),
      (thrown: unknown) => settle({ answer: keepsAfterFailure ? entry.answer : null, error: toApiError(thrown) }),
    );
  };

  const entryOf = (key: string): Entry => {
    let entry = entries.get(key);
    if (entry) return entry;
    const answer = memory.get(key) ?? null;
    entry = {
      key,
      answer,
      error: null,
      changes: [],
      shown: answer ?? loading,
      running: null,
      askedAt: answer?.askedAt ?? never,
      holders: 0,
      call: null,
    };
    entries.set(key, entry);
    return entry;
  };
  // A dropped entry belongs to a past sign-in.
  const leave = (entry: Entry) => {
    const { key, answer, error, askedAt } = entry;
    if (isDropped(entry) || entry.holders > 0 || entry.changes.length > 0) return;
    entries.delete(key);
    if (answer) memory.set(key, { ...answer, askedAt: error ? never : askedAt });
    else memory.delete(key);
  };

  const release = (entry: Entry) => {
    entry.holders -= 1;
    if (entry.holders > 0) return;
    entry.call = null;
    if (entry.running) {
      // Aborting is not free: it captures a stack trace.
      entry.running.abort();
      entry.running = null;
      entry.askedAt = never;
    }
    leave(entry);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    person: () => person.current(),
    read: (key) => (person.current() === null ? idle : (entries.get(key)?.shown ?? memory.get(key) ?? loading)),
    hold(key, call) {
      person.check();
      const entry = entryOf(key);
      entry.holders += 1;
      entry.call = call;
      const age = performance.now() - entry.askedAt;
      // An answer of another page life, which a memory may have kept, seems to come from the future.
      const isFresh = !entry.error && age >= 0 && age < fresh;
      if (!entry.running && !isFresh) load(entry);
      // A remount in the same turn (StrictMode, a moved element) must not cancel anything.
      return () => queueMicrotask(() => release(entry));
    },
    check: person.check,
    find: (key) => entries.get(key) ?? (memory.get(key) && entryOf(key)),
    show,
    load,
    leave,
    forget: (key) => entries.delete(key),
    entries: () => [...entries.values()],
  };
}
