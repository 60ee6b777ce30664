import { slotOf } from '../../base/slotOf';
import { eventLimits } from '../../domain/events/eventLimits';
import type { LiveEvent } from '../../domain/events/liveEvent';
import { accountOf } from '../account/account';
import { refreshUser } from '../account/refreshUser';
import type { Runtime } from '../runtime/runtime';
import { browserTabs, type CrossTab, leadOneTab, type TabChannel } from './crossTab';
import { followEvents } from './followEvents';
import type { PageEvent, PageEventListener } from './pageEvent';
import { readTabMessage, type TabMessage } from './tabMessage';

/** What happens to the person who is signed in, for all elements of a runtime, over one stream of the browser. */
export interface LiveFeed {
  /** Calls with everything from now on, with the last totals first. Returns a function that ends it. */
  listen(listener: PageEventListener, options?: ListenOptions): () => void;
}

export interface ListenOptions {
  /** Also on a page that has been hidden for long. */
  readonly isHiddenToo?: boolean;
  /** When the listener began to wait for this code, on the clock of `performance.now()`. What came since then is a gap. */
  readonly since?: number;
}

/** What a store takes for fresh is at most so old, ms (`dataStore`). */
const fresh = 1000;

export function liveFeedOf(runtime: Runtime): LiveFeed {
  return slotOf(runtime.slots, 'live', () => createLiveFeed(runtime, browserTabs));
}

export function createLiveFeed(runtime: Runtime, sharing: CrossTab): LiveFeed {
  const account = accountOf(runtime);
  const listeners = new Set<PageEventListener>();
  /** Listeners that continue while the page is hidden. */
  const lasting = new Set<PageEventListener>();
  /** The session of the present person. */
  let session: { readonly userId: number; readonly token: string; end(): void } | null = null;
  let totals: Extract<LiveEvent, { kind: 'counters' }> | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  let lastNews = Number.NEGATIVE_INFINITY;
  /** Since when answers may be shown, on the same clock. The first ones are as old as the page: its loader asks before this code is there. */
  let shownSince = 0;
  let hasListened = false;

  const emit = (events: readonly PageEvent[]) => {
    for (const one of events) {
      if (one.kind === 'counters') totals = one;
      else lastNews = performance.now();
      // Another device has changed it, or may have in a gap: header and menus show who is signed in without asking.
      if (one.kind === 'profile' || one.kind === 'gap') void refreshUser(runtime);
      for (const listener of [...listeners]) listener(one);
    }
  };

  function begin(userId: number, token: string): NonNullable<typeof session> {
    const ending = new AbortController();
    const { signal } = ending;
    const name = `kvartal:live:${runtime.apiUrl}:${userId}`;
    let position: number | null = null;
    let isLeading = false;
    /** Everything up to now has come to this page, which leads. */
    let isReady = false;
    /** What happened between the first answers and now may have been missed. */
    let isDoubtful = true;
    const settle = (newestAge: number) => {
      const newest = performance.now() - newestAge;
      const known = lastNews;
      if (isDoubtful && newest >= shownSince) emit([{ kind: 'gap' }]);
      lastNews = Math.max(known, newest);
      isDoubtful = false;
    };
    const hear = (events: readonly PageEvent[]) => {
      if (events.some(({ kind }) => kind === 'gap')) isDoubtful = false;
      emit(events);
    };
    const channel: TabChannel | null = sharing.channel(name, (data) => {
      const message = readTabMessage(data);
      if (signal.aborted || !message) return;
      if (message.isAsking) {
        // Of what was before this page it knows nothing.
        if (isLeading && totals) post([totals], isReady ? performance.now() - Math.max(0, lastNews) : null);
        return;
      }
      position = message.position ?? position;
      if (isLeading) return;
      hear(message.told);
      if (message.newestAge !== undefined) settle(message.newestAge);
    });
    const post = (events: readonly PageEvent[], newestAge: number | null = null) =>
      channel?.post({ told: events, position, ...(newestAge !== null && { newestAge }) } satisfies TabMessage);
    channel?.post({ told: [], position: null, isAsking: true } satisfies TabMessage);

    let taken: AbortController | null = null;
    const take = () => {
      if (taken || signal.aborted) return;
      taken = new AbortController();
      const turn = taken.signal;
      void leadOneTab(channel ? sharing : alone, name, turn, async (isShared) => {
        isLeading = true;
        await followEvents(runtime.transport, turn, {
          position,
          online: untilOnline,
          emit(events, next, newestAge) {
            position = next;
            hear(events);
            isReady ||= newestAge !== undefined;
            const age = newestAge ?? null;
            if (isShared && (events.length > 0 || age !== null)) post(events, age);
            if (age !== null) settle(age);
          },
          signedOut: () => account.refuse(token),
        });
        isLeading = false;
        isReady = false;
        // Keeps the turn: the others would be refused like this one.
        if (!turn.aborted) await new Promise((resolve) => turn.addEventListener('abort', resolve, { once: true }));
      });
    };
    const changed = () => {
      if (!isAway) return take();
      taken?.abort();
      taken = null;
    };
    awayListeners.add(changed);
    changed();
    return {
      userId,
      token,
      end() {
        awayListeners.delete(changed);
        ending.abort();
        taken?.abort();
        channel?.close();
      },
    };
  }

  const awayListeners = new Set<() => void>();
  const setAway = (next: boolean) => {
    if (next === isAway) return;
    isAway = next;
    for (const listener of [...awayListeners]) listener();
  };
  const look = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'visible' || lasting.size > 0) setAway(false);
    else hiddenTimer = setTimeout(() => setAway(true), eventLimits.hidden);
  };
  // A page that is kept in memory must not hold the turn.
  const left = () => setAway(true);

  /** Follows the account: another person, or nobody, ends what the one before was told. */
  const check = () => {
    const state = account.store.get();
    const token = account.token();
    const userId = state.status === 'signedIn' ? (state.user?.id ?? null) : null;
    const isWanted = listeners.size > 0 && userId !== null && token !== null;
    if (session && isWanted && session.userId === userId) return;
    session?.end();
    session = null;
    totals = null;
    if (isWanted) session = begin(userId, token);
  };
  let stop: (() => void) | null = null;
  const start = () => {
    const unsubscribe = account.store.subscribe(check);
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', left);
    addEventListener('pageshow', look);
    look();
    return () => {
      unsubscribe();
      clearTimeout(hiddenTimer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', left);
      removeEventListener('pageshow', look);
    };
  };

  return {
    listen(listener, { isHiddenToo = false, since = Number.POSITIVE_INFINITY } = {}) {
      // The same function twice is two listeners.
      const own: PageEventListener = (event) => listener(event);
      if (hasListened && listeners.size === 0) shownSince = Math.min(since, performance.now()) - fresh;
      hasListened = true;
      listeners.add(own);
      if (isHiddenToo) lasting.add(own);
      stop ??= start();
      if (isHiddenToo) look();
      check();
      if (totals) own(totals);
      if (lastNews >= since) own({ kind: 'gap' });
      return () => {
        listeners.delete(own);
        const wasLasting = lasting.delete(own);
        // A remount in the same turn must not close the stream.
        queueMicrotask(() => {
          if (wasLasting && stop) look();
          if (listeners.size > 0) return;
          check();
          stop?.();
          stop = null;
        });
      };
    },
  };
}

/** Where pages cannot talk, one of them must not keep the others waiting. */
const alone: Pick<CrossTab, 'lock'> = { lock: () => Promise.reject(new Error('alone')) };

function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
