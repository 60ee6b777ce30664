import type pg from 'pg';
import { encodeAccountSummary } from '../../../src/api/wire/account/accountSummary';
import { streamTypes, type WireReady } from '../../../src/api/wire/liveEvent';
import { eventLimits } from '../../../src/domain/events/eventLimits';
import type { SummaryStore } from '../accounts/summaryStore';
import type { EventStore, StoredEvent } from './eventStore';
import { type EventStream, eventStream, type SentEvent, textOf } from './eventStream';
import { listen } from './listen';

export interface SentPage {
  readonly events: readonly SentEvent[];
  readonly position: number;
  readonly isGap: boolean;
  /** See `Missed`. */
  readonly newestAge: number | null;
}

/** Events of this instance's clients. */
export interface LiveEvents {
  /** Returns what a user has missed after this id, with totals; null, and where something is missing: the present totals. */
  missed(userId: number, after: number | null): Promise<SentPage>;
  /** Opens a stream that begins with what was missed. Null: there are too many, of this user or altogether. */
  open(userId: number, token: string, after: number | null): Promise<EventStream['body'] | null>;
  /** How many streams are open. */
  count(): number;
  /** Ends all streams: their clients come again, to another instance. */
  close(): Promise<void>;
}

export interface LiveEventsOptions {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly totals: Pick<SummaryStore, 'ofAll'>;
  /** The database is away. Streams stay open and continue afterwards. */
  readonly onError?: (error: unknown) => void;
  /** How many streams may be open. */
  readonly most?: Readonly<typeof usual>;
}

interface UserEvent extends SentEvent {
  readonly userId: number;
}

/** Browsers of one user, and streams of one instance. */
const usual = { ofUser: 20, all: 10_000 };
/** All sessions are looked at so often: they also end with time, ms. */
const sessionInterval = 60_000;
/** A stream ends after this at the latest: its token is used again, and instances share the load, ms. */
const longest = 60 * 60_000;
/** Milliseconds before events are read again after a failure. */
const pause = 500;
/** Within this, clients of an instance that closes come again, ms. */
const spread = 2000;

export function liveEvents({ pool, store, totals, onError, most = usual }: LiveEventsOptions): LiveEvents {
  const byUser = new Map<number, Set<EventStream>>();
  let count = 0;
  /** Streams that have not been read for, and whose sessions have not been looked at since they were opened. */
  let fresh = new Set<EventStream>();
  const doubtful = new Set<number>();
  let position: number | null = null;
  let reading: Promise<void> | null = null;
  let again = false;
  const closing = new AbortController();

  const streams = () => [...byUser.values()].flatMap((ofUser) => [...ofUser]);

  /** Puts totals where they have changed. Of several changes the last one counts. */
  async function withTotals(events: readonly StoredEvent[]): Promise<UserEvent[]> {
    const last = new Map(events.filter(({ kind }) => kind === 'counters').map(({ userId, id }) => [userId, id]));
    const found = last.size > 0 ? await totals.ofAll([...last.keys()]) : null;
    return events.flatMap(({ kind, ...event }): UserEvent[] => {
      if (kind !== 'counters') return kind === 'sessions' ? [] : [{ ...event, type: kind }];
      const ofUser = found?.get(event.userId);
      return ofUser && last.get(event.userId) === event.id ? [{ ...event, type: kind, data: encodeAccountSummary(ofUser) }] : [];
    });
  }

  async function readOnce(): Promise<void> {
    const unread = fresh;
    fresh = new Set();
    try {
      let isMore = byUser.size > 0;
      let from = Math.min(position ?? Number.POSITIVE_INFINITY, ...[...unread].map((stream) => stream.position));
      while (isMore) {
        const batch = await store.next([...byUser.keys()], from);
        for (const event of await withTotals(batch.events)) {
          for (const stream of byUser.get(event.userId) ?? []) stream.send(event);
        }
        for (const { kind, userId } of batch.events) if (kind === 'sessions') doubtful.add(userId);
        from = batch.position;
        isMore = batch.isMore;
      }
      position = byUser.size > 0 ? from : null;
      await endSignedOut([...unread, ...[...doubtful].flatMap((userId) => [...(byUser.get(userId) ?? [])])]);
      doubtful.clear();
    } catch (error) {
      for (const stream of unread) fresh.add(stream);
      throw error;
    }
  }

  async function endSignedOut(asked: readonly EventStream[]): Promise<void> {
    if (asked.length === 0) return;
    const valid = await store.signedIn([...new Set(asked.map(({ token }) => token))]);
    for (const stream of asked) if (!valid.has(stream.token)) stream.end('signedOut');
  }

  /** Reads what is new. Calls while it reads make it read once more. */
  function read(): void {
    again = true;
    reading ??= (async () => {
      while (again && !closing.signal.aborted) {
        again = false;
        try {
          await readOnce();
        } catch (error) {
          onError?.(error);
          setTimeout(read, pause).unref();
          break;
        }
      }
      reading = null;
    })();
  }

  const listener = listen(pool, 'kvartal_events', {
    onConnect: read,
    onNotice: (userId) => byUser.has(Number(userId)) && read(),
    onError: (error) => onError?.(error),
  });
  const timers = [
    setInterval(() => {
      for (const stream of streams()) stream.keepAlive();
    }, eventLimits.alive),
    setInterval(() => endSignedOut(streams()).catch((error: unknown) => onError?.(error)), sessionInterval),
  ];
  for (const timer of timers) timer.unref();

  const missed: LiveEvents['missed'] = async (userId, after) => {
    const { events, position: until, isGap, newestAge } = await store.missed(userId, after);
    const present: StoredEvent = { id: until, userId, kind: 'counters', data: {} };
    return { events: await withTotals(after === null || isGap ? [present] : events), position: until, isGap, newestAge };
  };

  const isFull = (userId: number) => count >= most.all || (byUser.get(userId)?.size ?? 0) >= most.ofUser;

  return {
    missed,
    async open(userId, token, after) {
      if (closing.signal.aborted || isFull(userId)) return null;
      const { events, position: until, isGap, newestAge } = await missed(userId, after);
      // Other streams may have been opened meanwhile.
      if (isFull(userId)) return null;
      const stream = eventStream(userId, token, until);
      if (isGap) stream.body.push(textOf({ id: until, type: streamTypes.gap, data: {} }));
      for (const event of events) stream.body.push(textOf(event));
      stream.body.push(textOf({ id: until, type: streamTypes.ready, data: { newest_age: newestAge } satisfies WireReady }));
      const ofUser = byUser.get(userId) ?? new Set();
      byUser.set(userId, ofUser.add(stream));
      fresh.add(stream);
      count += 1;
      const timer = setTimeout(() => stream.end({ retry: 0 }), longest * (0.75 + Math.random() / 4)).unref();
      stream.body.once('close', () => {
        clearTimeout(timer);
        count -= 1;
        fresh.delete(stream);
        ofUser.delete(stream);
        if (ofUser.size === 0 && byUser.get(userId) === ofUser) byUser.delete(userId);
      });
      if (closing.signal.aborted) stream.end({ retry: Math.random() * spread });
      // What was committed since it was asked what is missed.
      read();
      return stream.body;
    },
    count: () => count,
    async close() {
      closing.abort();
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams()) stream.end({ retry: Math.random() * spread });
      await listener.close();
      await reading;
    },
  };
}
