import { type ApiError, isNetworkError, toApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import type { Load } from '../../base/load';
import { slotOf } from '../../base/slotOf';
import { toJson } from '../../base/toJson';
import { accountOf } from '../account/account';
import type { Runtime } from '../runtime/runtime';
import { createPerson } from './person';

export type PrivateCall = (options: RequestOptions) => Promise<unknown>;

/** A change that is shown before the server has confirmed it. After either call it has no more effect. */
export interface Change {
  /** The server has done it. */
  keep(): void;
  undo(): void;
}

/** Data that only the person who is signed in may see. Nothing of it outlives the sign-in, and nothing is written to storage. */
export interface PrivateCache {
  subscribe(listener: () => void): () => void;
  /** Differs for every sign-in; null when nobody is signed in. */
  person(): number | null;
  read(key: string): Load<unknown, ApiError>;
  /** Loads the key, unless an answer has just arrived. Returns a function that releases it: a request that nobody needs is cancelled. */
  hold(key: string, call: PrivateCall): () => void;
  /** Shows a change of a value at once. `change` may be applied twice: to a value that the server has changed already. */
  change<T>(key: readonly unknown[], change: (value: T) => T): Change;
  /** Shows a value that the server has told unasked, instead of an answer on its way. Does nothing to a key that nobody has read. */
  put(key: readonly unknown[], value: unknown): void;
  /** Loads what begins with these parts of a key again. */
  reload(key: readonly unknown[]): void;
}

interface Entry {
  readonly key: string;
  /** The server's answer; null before there is one. */
  base: { readonly value: unknown } | null;
  error: ApiError | null;
  changes: readonly ((value: unknown) => unknown)[];
  shown: Load<unknown, ApiError>;
  running: AbortController | null;
  startedAt: number;
  holders: number;
  call: PrivateCall | null;
}

/** An answer younger than this is not asked for again, ms: as in `useLoad`. */
const fresh = 1000;
/** How many answers are kept although no component uses them. */
const kept = 50;

const idle: Load<never, ApiError> = { status: 'idle' };
const loading: Load<never, ApiError> = { status: 'loading' };

export function privateCacheOf(runtime: Runtime): PrivateCache {
  return slotOf(runtime.slots, 'mine', () => createPrivateCache(runtime));
}

function createPrivateCache(runtime: Runtime): PrivateCache {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const person = createPerson(accountOf(runtime), () => {
    for (const { running } of entries.values()) running?.abort();
    entries.clear();
    tell();
  });
  const isDropped = (entry: Entry) => entries.get(entry.key) !== entry;

  const show = (entry: Entry) => {
    const { base, error, changes } = entry;
    if (error && !(base && isNetworkError(error))) entry.shown = { status: 'failed', error, retry: () => load(entry) };
    else if (base) entry.shown = { status: 'ready', value: changes.reduce((value, change) => change(value), base.value) };
    else entry.shown = loading;
    tell();
  };

  const load = (entry: Entry) => {
    const { call } = entry;
    if (isDropped(entry) || !call) return;
    entry.running?.abort();
    const controller = new AbortController();
    entry.running = controller;
    entry.startedAt = performance.now();
    const settle = (result: Partial<Pick<Entry, 'base' | 'error'>>) => {
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
      (value) => settle({ base: { value }, error: null }),
      (thrown: unknown) => settle({ error: toApiError(thrown) }),
    );
  };

  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = {
      key,
      base: null,
      error: null,
      changes: [],
      shown: loading,
      running: null,
      startedAt: Number.NEGATIVE_INFINITY,
      holders: 0,
      call: null,
    };
    entries.set(key, entry);
    return entry;
  };

  const release = (entry: Entry) => {
    entry.holders -= 1;
    if (entry.holders > 0) return;
    entry.call = null;
    if (entry.running) {
      entry.running.abort();
      entry.running = null;
      entry.startedAt = Number.NEGATIVE_INFINITY;
    }
    const unused = [...entries.values()].filter(({ holders }) => holders === 0);
    for (const { key } of unused.slice(0, -kept)) entries.delete(key);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    person: () => person.current(),
    read: (key) => (person.current() === null ? idle : (entries.get(key)?.shown ?? loading)),
    hold(key, call) {
      person.check();
      const entry = entryOf(key);
      entry.holders += 1;
      entry.call = call;
      if (!entry.running && (entry.error || performance.now() - entry.startedAt >= fresh)) load(entry);
      // A remount in the same turn (StrictMode, a moved element) must not cancel anything.
      return () => queueMicrotask(() => release(entry));
    },
    change<T>(key: readonly unknown[], change: (value: T) => T): Change {
      const entry = entries.get(toJson(key));
      if (!entry) return { keep() {}, undo() {} };
      const own = (value: unknown) => change(value as T);
      entry.changes = [...entry.changes, own];
      show(entry);
      const end = (isDone: boolean) => {
        if (isDropped(entry) || !entry.changes.includes(own)) return;
        if (isDone && entry.base) entry.base = { value: own(entry.base.value) };
        entry.changes = entry.changes.filter((one) => one !== own);
        show(entry);
        // The answer on its way may be older than the change.
        if (isDone && entry.running) load(entry);
      };
      return { keep: () => end(true), undo: () => end(false) };
    },
    put(key, value) {
      person.check();
      const entry = entries.get(toJson(key));
      if (!entry) return;
      entry.running?.abort();
      Object.assign(entry, { base: { value }, error: null, running: null });
      show(entry);
    },
    reload(key) {
      const start = toJson(key).slice(0, -1);
      for (const entry of [...entries.values()]) {
        if (entry.key !== `${start}]` && !entry.key.startsWith(`${start},`)) continue;
        if (entry.holders > 0) load(entry);
        else entries.delete(entry.key);
      }
    },
  };
}
