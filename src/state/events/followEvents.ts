import { toApiError } from '../../api/client/errors';
import type { Transport } from '../../api/client/request';
import { liveEvents, missedEvents } from '../../api/events';
import { getPersonalAccount } from '../../api/personalAccount';
import { eventLimits } from '../../domain/events/eventLimits';
import type { PageEvent } from './pageEvent';

export interface Follower {
  /** Continues after this; null from now on. */
  readonly position: number | null;
  /** `newestAge`: set once everything up to now has come; how long ago the newest event was, ms, null where that is unknown. */
  emit(events: readonly PageEvent[], position: number | null, newestAge?: number | null): void;
  /** The sign-in has ended. */
  signedOut(): void;
  /** Resolves when there may be a network. */
  online(signal: AbortSignal): Promise<void>;
  /** Returns a number from 0 to 1, so that clients do not come at the same moment. */
  random?(): number;
}

/** Failures of the stream after which it is asked instead. */
const patience = 2;
/** Milliseconds before a stream is tried again although asking works, at most. */
const longestPolling = 5 * 60_000;

/** Tells what happens until aborted: by a stream, or by asking where streams do not get through. Never rejects. */
export async function followEvents(transport: Transport, signal: AbortSignal, follower: Follower): Promise<void> {
  const { random = Math.random } = follower;
  let { position } = follower;
  let failures = 0;
  let nextStream = 0;

  const emit = (events: readonly PageEvent[], next: number | null, newestAge?: number | null) => {
    position = next ?? position;
    if (!signal.aborted) follower.emit(events, position, newestAge);
  };

  /** Returns once the stream has ended; rejects if it was never ready. */
  async function stream(): Promise<void> {
    const connection = new AbortController();
    const close = () => connection.abort();
    signal.addEventListener('abort', close, { once: true });
    // A server greets at once: something holds the stream back.
    const late = setTimeout(close, eventLimits.greeting);
    let isReady = false;
    try {
      for await (const step of liveEvents(transport, position, { signal: connection.signal })) {
        if (signal.aborted) return;
        clearTimeout(late);
        if (step.kind === 'signedOut') return follower.signedOut();
        if (step.kind === 'ready') {
          isReady = true;
          failures = 0;
          emit([], step.position, step.newestAge);
        } else if (step.kind === 'gap') emit([{ kind: 'gap' }], step.position);
        // Totals may be sent again, with the position of the last event.
        else if (step.event.kind === 'counters' || isAfter(step.position, position)) emit([step.event], step.position);
      }
      if (!isReady) throw new TypeError('not ready');
    } catch (thrown) {
      if (!isReady) throw thrown;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', close);
    }
  }

  async function ask(): Promise<void> {
    try {
      const page = await missedEvents(transport, position, { signal });
      emit([...(page.isGap ? [{ kind: 'gap' } as const] : []), ...page.events], page.position, page.newestAge);
    } catch (thrown) {
      const error = toApiError(thrown);
      // A server without events (D6).
      if (error.kind !== 'rejected' || error.status !== 404) throw thrown;
      emit([{ kind: 'counters', totals: await getPersonalAccount(transport, { signal }) }, { kind: 'gap' }], null);
    }
  }

  while (!signal.aborted) {
    await follower.online(signal);
    if (signal.aborted) return;
    let wait: number;
    if (Date.now() >= nextStream) {
      try {
        await stream();
        wait = eventLimits.retry.first * random();
      } catch (thrown) {
        if (isRefused(thrown)) return;
        failures += 1;
        wait = Math.min(eventLimits.retry.longest, eventLimits.retry.first * 2 ** failures) * (0.5 + random() / 2);
        if (failures >= patience) nextStream = Date.now() + Math.min(longestPolling, eventLimits.poll * 2 ** (failures - patience));
      }
    } else wait = eventLimits.poll * (0.75 + random() / 2);
    if (failures >= patience && !signal.aborted) {
      try {
        await ask();
        wait = eventLimits.poll * (0.75 + random() / 2);
      } catch (thrown) {
        if (isRefused(thrown)) return;
      }
    }
    await pause(wait, signal);
  }
}

const isAfter = (next: number | null, position: number | null) => next === null || position === null || next > position;

/** The client has been told already, and signs out. */
function isRefused(thrown: unknown): boolean {
  const error = toApiError(thrown);
  return error.kind === 'rejected' && (error.status === 401 || error.status === 403);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
