import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A limit of so many calls of one kind per address within so many seconds. */
export interface ReadLimit {
  readonly points: number;
  readonly seconds: number;
}

/** Ten calls a second on average: more than a person needs, or several behind one address. */
export const readLimit: ReadLimit = { points: 600, seconds: 60 };

/** Counts reading calls in this process, by windows of the clock. */
export interface ReadCounts {
  /** Counts a call. Returns how many there were in this window, and how long it goes on, ms. */
  add(kind: string, address: string, limit: ReadLimit): { readonly count: number; readonly left: number };
  stop(): Promise<void>;
}

/** The same with those of other instances, as they were when the counts were last put together. */
export interface SharedReadCounts extends ReadCounts {
  /** Writes what is new and reads what others have written: one statement, or none. */
  settle(): Promise<void>;
}

interface Counter {
  readonly kind: string;
  readonly address: string;
  readonly points: number;
  /** Calls of this process. */
  own: number;
  /** Of these, those that others know of. */
  settled: number;
  /** Calls of other instances. */
  others: number;
}

/** An address that has made less than this share of its calls is nobody's concern: most visitors are never written. */
const worthTelling = 0.1;

/** Counters of the windows that have not ended, and the end of each. */
function countersOf(): ReadCounts & { readonly windows: Map<number, Map<string, Counter>> } {
  const windows = new Map<number, Map<string, Counter>>();
  return {
    windows,
    add(kind, address, { points, seconds }) {
      const now = Date.now();
      const end = (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000;
      let counters = windows.get(end);
      if (!counters) {
        for (const past of windows.keys()) if (past <= now) windows.delete(past);
        counters = new Map();
        windows.set(end, counters);
      }
      const key = `${kind} ${address}`;
      const counter = counters.get(key) ?? { kind, address, points, own: 0, settled: 0, others: 0 };
      counter.own += 1;
      counters.set(key, counter);
      return { count: counter.own + counter.others, left: end - now };
    },
    stop: async () => {},
  };
}

/** Counts of one process. */
export const readCounts = (): ReadCounts => countersOf();

/**
 * Counts that all instances on this database share. A call costs no statement: every `interval` ms the counts of busy addresses are added to
 * those of the others. Without the database each instance goes on by itself.
 */
export function sharedReadCounts(pool: Pick<pg.Pool, 'query'>, interval = 2000): SharedReadCounts {
  const { add, windows } = countersOf();
  let running: Promise<void> | null = null;

  async function putTogether(): Promise<void> {
    const told: { readonly key: string; readonly more: number; readonly end: number; readonly counter: Counter }[] = [];
    for (const [end, counters] of windows) {
      if (end <= Date.now()) continue;
      for (const counter of counters.values()) {
        const more = counter.own - counter.settled;
        if (more > 0 && counter.own >= counter.points * worthTelling) told.push({ key: keyOf(counter, end), more, end, counter });
      }
    }
    if (told.length === 0) return;
    // In one order, so that two instances never wait for each other.
    told.sort((a, b) => (a.key < b.key ? -1 : 1));
    const { rows } = await pool.query<{ key: string; points: number }>(settleCounts, [
      told.map(({ key }) => key),
      told.map(({ more }) => more),
      told.map(({ end }) => end),
    ]);
    const totals = new Map(rows.map(({ key, points }) => [key, points]));
    for (const { key, more, counter } of told) {
      counter.settled += more;
      counter.others = Math.max(0, (totals.get(key) ?? 0) - counter.settled);
    }
  }

  const settle = () => {
    running ??= putTogether().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(() => void settle().catch(() => undefined), interval).unref();
  return {
    add,
    settle,
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

const settleCounts = `
  insert into rate_limits (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[])
  on conflict (key) do update set points = rate_limits.points + excluded.points
  returning key, points`;

/** Of fixed length; no address is stored. */
function keyOf({ kind, address }: Counter, end: number): string {
  return `read:${createHash('sha256').update(`${kind} ${end} ${address}`).digest('base64url')}`;
}
