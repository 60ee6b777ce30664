import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { moscowDay } from './moscowDay';

/** Views to be added to a listing on a day. */
export interface ViewBatchRow {
  readonly listingId: number;
  /** Date in Moscow, '2026-05-20'. */
  readonly day: string;
  /** This and `full` may be negative: what an owner was shown is taken back. */
  readonly shown: number;
  readonly full: number;
}

/** Who is viewing. Only held in memory, as a hash. */
export interface Viewer {
  readonly address: string;
  readonly agent: string;
  /** Null for anonymous visitors. */
  readonly userId: number | null;
}

export interface ViewedListing {
  readonly id: number;
  /** Null if unknown. */
  readonly ownerId: number | null;
}

/** Counts views in memory and writes them in batches: reading a page must not write. */
export interface ViewCounter {
  /** Listings on a page of results; each counted once in ten minutes per visitor, and not for its owner. */
  shown(listings: readonly ViewedListing[], viewer: Viewer): void;
  /** The page of a listing; counted once a day per visitor, and not for its owner. */
  viewed(listing: ViewedListing, viewer: Viewer): void;
  /** Writes what was counted so far. What cannot be written stays for the next batch. */
  flush(): Promise<void>;
  /** How many listings have views that are not yet written. */
  waiting(): number;
  /** Stops the interval and writes the last batch. */
  close(): Promise<void>;
}

export interface ViewCounterOptions {
  write(batch: readonly ViewBatchRow[]): Promise<void>;
  /** Called once a day, before its first batch. */
  newDay?(day: string): Promise<void>;
  onError?(error: unknown): void;
  now?(): Date;
  /** Ms between batches; a crash loses at most this. */
  interval?: number;
  /** Visits of each kind that are remembered; the oldest are forgotten first and counted again if they return. */
  remembered?: number;
  /** Listings per batch: a busy server writes earlier. */
  batch?: number;
}

/** A page of results that is opened again within this time shows nothing new, ms. */
const shownOnceIn = 10 * 60_000;

type Visit = 'counted' | 'own';

const newSalt = () => randomBytes(16).toString('hex');

export function viewCounter(options: ViewCounterOptions): ViewCounter {
  const { write, newDay, onError, now = () => new Date(), interval = 5000, remembered = 100_000, batch = 2000 } = options;
  const pending = new Map<string, { listingId: number; day: string; shown: number; full: number }>();
  const visits = new LRUCache<string, Visit>({ max: remembered });
  /** Visits of the listings on pages of results. */
  const glances = new LRUCache<string, { readonly at: number; readonly as: Visit }>({ max: remembered });
  let today = '';
  let cleaned = '';
  // Changes every day and is never stored: addresses cannot be recovered from memory.
  let salt = newSalt();
  let writing: Promise<void> | null = null;

  const beginDay = () => {
    const day = moscowDay(now());
    if (day === today) return;
    today = day;
    visits.clear();
    glances.clear();
    salt = newSalt();
  };
  const add = (listingId: number, shown: number, full: number, day = today) => {
    const key = `${day} ${listingId}`;
    const entry = pending.get(key) ?? { listingId, day, shown: 0, full: 0 };
    entry.shown += shown;
    entry.full += full;
    pending.set(key, entry);
  };
  const hashOf = ({ address, agent }: Viewer) => hash('sha256', `${salt}${address}\n${agent}`, 'base64url').slice(0, 16);
  const writeAll = async () => {
    const rows = [...pending.values()];
    pending.clear();
    try {
      if (newDay && today !== cleaned) {
        await newDay(today);
        cleaned = today;
      }
      if (rows.length > 0) await write(rows);
    } catch (error) {
      for (const { listingId, shown, full, day } of rows) add(listingId, shown, full, day);
      onError?.(error);
    }
  };
  const flush = () => {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };
  const flushIfMany = () => {
    if (pending.size >= batch) void flush();
  };
  const timer = setInterval(() => void (pending.size > 0 && flush()), interval);
  // Does not keep the process alive.
  timer.unref();

  return {
    shown(listings, viewer) {
      beginDay();
      const at = now().getTime();
      const counted = { at, as: 'counted' } as const;
      const visitor = hashOf(viewer);
      const { userId } = viewer;
      const recent = (key: string) => {
        const glance = glances.peek(key);
        return glance && at - glance.at < shownOnceIn ? glance : undefined;
      };
      for (const { id, ownerId } of listings) {
        const browser = `${id} ${visitor}`;
        const known = recent(browser);
        if (userId !== null && userId === ownerId) {
          // The loader of the kit asks before it knows who is visiting.
          if (known?.as === 'counted') add(id, -1, 0);
          glances.set(browser, { at, as: 'own' });
          continue;
        }
        const account = userId === null ? null : `${id} #${userId}`;
        const isKnown = known !== undefined || (account !== null && recent(account) !== undefined);
        if (isKnown) continue;
        glances.set(browser, counted);
        if (account) glances.set(account, counted);
        add(id, 1, 0);
      }
      flushIfMany();
    },
    viewed({ id, ownerId }, viewer) {
      beginDay();
      const { userId } = viewer;
      const browser = `${id} ${hashOf(viewer)}`;
      const account = userId === null ? null : `${id} #${userId}`;
      const known = visits.peek(browser);
      if (userId !== null && userId === ownerId) {
        // The page was requested before the visitor was known to be the owner.
        if (known === 'counted') add(id, 0, -1);
        visits.set(browser, 'own');
        return;
      }
      const isKnown = known !== undefined || (account !== null && visits.has(account));
      if (!known) visits.set(browser, 'counted');
      if (account) visits.set(account, 'counted');
      if (!isKnown) add(id, 0, 1);
      flushIfMany();
    },
    flush,
    waiting: () => pending.size,
    async close() {
      clearInterval(timer);
      await writing;
      if (pending.size > 0) await flush();
    },
  };
}

/** Counts nothing. */
export const noViews: ViewCounter = {
  shown: () => undefined,
  viewed: () => undefined,
  flush: async () => undefined,
  waiting: () => 0,
  close: async () => undefined,
};
