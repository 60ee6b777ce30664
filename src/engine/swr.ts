/**
 * What the kit uses of swr, for the script-tag build: one answer per key for all roots of the page, one request at a time, an error that stays
 * until it is asked again. The npm build has the library itself; `src/state/load/useLoad` is the only caller of either.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Entry {
  data?: unknown;
  error?: unknown;
  /** The request under way; a newer one makes an older one's answer worthless. */
  running?: Promise<void>;
  startedAt: number;
  readonly listeners: Set<() => void>;
}

/** How many answers are known at a time, unless more are shown: a visitor who goes back finds the last pages. */
const most = 12;

export interface SWRConfiguration {
  readonly dedupingInterval?: number;
  readonly shouldRetryOnError?: boolean;
  readonly revalidateOnFocus?: boolean;
  readonly revalidateOnReconnect?: boolean;
}

export interface SWRResponse<Data, Failure> {
  readonly data: Data | undefined;
  readonly error: Failure | undefined;
  readonly isValidating: boolean;
  mutate(): Promise<void>;
}

const entries = new Map<string, Entry>();

/** What is known, by key. */
export const useSWRConfig = () => ({ cache: entries as { get(key: string): Pick<Entry, 'data'> | undefined } });

function entryOf(key: string): Entry {
  let entry = entries.get(key);
  if (!entry) {
    entry = { startedAt: Number.NEGATIVE_INFINITY, listeners: new Set() };
    entries.set(key, entry);
  }
  return entry;
}

/** Forgets what was left longest ago, if there are too many. */
function leave(key: string, entry: Entry): void {
  entries.delete(key);
  entries.set(key, entry);
  for (const [oldest, { listeners, running }] of entries) {
    if (entries.size > most && listeners.size === 0 && !running) entries.delete(oldest);
  }
}

function tell(entry: Entry): void {
  for (const listener of [...entry.listeners]) listener();
}

function load(key: string, fetcher: (key: string) => Promise<unknown>): Promise<void> {
  const entry = entryOf(key);
  const settle = (result: Pick<Entry, 'data' | 'error'>) => {
    if (entry.running !== running) return;
    entry.running = undefined;
    Object.assign(entry, result);
    tell(entry);
  };
  const running: Promise<void> = fetcher(key).then(
    (data) => settle({ data, error: undefined }),
    (error: unknown) => settle({ error }),
  );
  entry.running = running;
  entry.startedAt = performance.now();
  tell(entry);
  return running;
}

export default function useSWR<Data, Failure>(
  key: string | null,
  fetcher: (key: string) => Promise<Data>,
  { dedupingInterval = 2000 }: SWRConfiguration = {},
): SWRResponse<Data, Failure> {
  const [, redraw] = useState({});
  const drawn = useRef(nothing);
  const latest = useRef(fetcher);
  latest.current = fetcher;

  // Before paint, as the library does: a request must not wait for it.
  useLayoutEffect(() => {
    if (key === null) return undefined;
    const entry = entryOf(key);
    const listener = () => {
      if (differs(drawn.current, snapshot(entry))) redraw({});
    };
    entry.listeners.add(listener);
    const isFresh = entry.error === undefined && performance.now() - entry.startedAt < dedupingInterval;
    if (!entry.running && !isFresh) void load(key, latest.current);
    else listener();
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0) leave(key, entry);
    };
  }, [key, dedupingInterval]);

  const mutate = useCallback(() => (key === null ? Promise.resolve() : load(key, latest.current)), [key]);
  const shown = key === null ? nothing : snapshot(entryOf(key));
  drawn.current = shown;
  return { ...shown, mutate } as SWRResponse<Data, Failure>;
}

type Snapshot = Omit<SWRResponse<unknown, unknown>, 'mutate'>;
const nothing: Snapshot = { data: undefined, error: undefined, isValidating: false };

function snapshot({ data, error, running }: Entry): Snapshot {
  // Before its effect has run a key counts as being loaded, as it does with the library.
  return { data, error, isValidating: running !== undefined || (data === undefined && error === undefined) };
}

/** A listener that sees what is drawn already has nothing to draw: the beginning of a load, for one. */
function differs(one: Snapshot, other: Snapshot): boolean {
  return one.data !== other.data || one.error !== other.error || one.isValidating !== other.isValidating;
}
