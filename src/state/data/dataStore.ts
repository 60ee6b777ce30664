import { type ApiError, isNetworkError, toApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import type { Load } from '../../base/load';
import { toJson } from '../../base/toJson';
import type { Person } from './person';

export type Call<T> = (options: RequestOptions) => Promise<T>;

/** A change that is shown before the server has confirmed it. After either call it has no more effect. */
export interface Change {
  /** The server has done it. */
  keep(): void;
  undo(): void;
}

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
  /** Shows a change of a value at once. `change` may be applied twice: to a value that the server has changed already. */
  change<T>(key: readonly unknown[], change: (value: T) => T): Change;
  /** Shows a value that the server has told unasked, instead of an answer on its way. Does nothing to a key that nobody has read. */
  put(key: readonly unknown[], value: unknown): void;
  /** Loads what begins with these parts of a key again. */
  reload(key: readonly unknown[]): void;
}

/** What the server has answered. */
export interface Answer {
  readonly status: 'ready';
  readonly value: unknown;
  /** On the clock of `performance.now()`. */
  readonly askedAt: number;
}

/** Where a store keeps the answers that no component holds. */
export interface Memory {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
  delete(key: string): void;
  keys(): Iterable<string>;
}

export interface DataStoreOptions {
  readonly memory: Memory;
  /** Follows who may read; without it everybody may. The store forgets everything when `onChange` is called. */
  readonly follow?: (onChange: () => void) => Person;
  /** A value stays when loading it again fails; without a network it is even shown. */
  readonly keepsAfterFailure?: boolean;
}

/** A key that a component holds, or that has a change on its way. */
interface Entry {
  readonly key: string;
  /** Null before there is one. */
  answer: Pick<Answer, 'status' | 'value'> | null;
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
const noChange: Change = { keep() {}, undo() {} };

export function createDataStore({ memory, follow = () => everybody, keepsAfterFailure = false }: DataStoreOptions): DataStore {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const person = follow(() => {
    for (const { running } of entries.values()) running?.abort();
    entries.clear();
    for (const key of [...memory.keys()]) memory.delete(key);
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
  /** Returns nothing for a key that nobody has read. */
  const knownEntry = (parts: readonly unknown[]): Entry | undefined => {
    const key = toJson(parts);
    return entries.has(key) || memory.get(key) ? entryOf(key) : undefined;
  };

  /** Moves the answer of an entry that nobody needs to the memory. A dropped one belongs to somebody else. */
  const settleDown = (entry: Entry) => {
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
    settleDown(entry);
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
    change<T>(key: readonly unknown[], change: (value: T) => T): Change {
      const entry = knownEntry(key);
      if (!entry) return noChange;
      const own = (value: unknown) => change(value as T);
      entry.changes = [...entry.changes, own];
      show(entry);
      const end = (isDone: boolean) => {
        if (isDropped(entry) || !entry.changes.includes(own)) return;
        if (isDone && entry.answer) entry.answer = { status: 'ready', value: own(entry.answer.value) };
        entry.changes = entry.changes.filter((one) => one !== own);
        show(entry);
        // The answer on its way may be older than the change.
        if (isDone && entry.running) load(entry);
        settleDown(entry);
      };
      return { keep: () => end(true), undo: () => end(false) };
    },
    put(key, value) {
      person.check();
      const entry = knownEntry(key);
      if (!entry) return;
      entry.running?.abort();
      Object.assign(entry, { answer: { status: 'ready', value }, error: null, running: null });
      show(entry);
      settleDown(entry);
    },
    reload(key) {
      const start = toJson(key).slice(0, -1);
      const isMeant = (one: string) => one === `${start}]` || one.startsWith(`${start},`);
      for (const one of [...memory.keys()]) if (isMeant(one)) memory.delete(one);
      for (const entry of [...entries.values()]) {
        if (!isMeant(entry.key)) continue;
        if (entry.holders > 0) load(entry);
        else entries.delete(entry.key);
      }
    },
  };
}
