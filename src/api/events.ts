import type { LiveEvent } from '../domain/events/liveEvent';
import { type EventsOptions, eventsOf } from './client/events';
import { type RequestOptions, request, type Transport } from './client/request';
import { check } from './client/response';
import { decodeLiveEvent, decodeReady, eventPageSchema, streamTypes } from './wire/liveEvent';

/** Path of the events, under the configured base (D6). */
export const eventEndpoints = { events: '/events/' } as const;

/** What a stream says. `position` is where to continue: null before anything has arrived. */
export type StreamStep =
  | { readonly kind: 'event'; readonly event: LiveEvent; readonly position: number | null }
  /** Everything that was missed has arrived. `newestAge`: see `EventPage`. */
  | { readonly kind: 'ready'; readonly position: number | null; readonly newestAge: number | null }
  /** Events are missing: everything has to be asked for again. */
  | { readonly kind: 'gap'; readonly position: number | null }
  | { readonly kind: 'signedOut' };

/**
 * Returns what happens to the user from now on, or after this position. Ends when the server ends the stream.
 * @throws ApiFailure
 */
export async function* liveEvents(
  transport: Transport,
  after: number | null,
  options: Pick<EventsOptions, 'signal' | 'onOpen'> = {},
): AsyncGenerator<StreamStep, void> {
  for await (const { type, data, id } of eventsOf(transport, eventEndpoints.events, {
    ...options,
    ...(after !== null && { lastEventId: String(after) }),
  })) {
    const position = /^\d{1,15}$/.test(id) ? Number(id) : null;
    if (type === streamTypes.signedOut) yield { kind: 'signedOut' };
    else if (type === streamTypes.ready) yield { kind: type, position, newestAge: decodeReady(jsonOf(data)) };
    else if (type === streamTypes.gap) yield { kind: type, position };
    else {
      const event = decodeLiveEvent(type, jsonOf(data));
      if (event) yield { kind: 'event', event, position };
    }
  }
}

/** Events since a position. */
export interface EventPage {
  readonly events: readonly LiveEvent[];
  readonly position: number;
  /** Events are missing: everything has to be asked for again. */
  readonly isGap: boolean;
  /** How long ago the newest event of the user was, totals apart, ms; null if there is none, or the server does not tell. */
  readonly newestAge: number | null;
}

/** Returns what has happened since a position; null: the totals of now. For a page without a stream. */
export async function missedEvents(transport: Transport, after: number | null, options?: RequestOptions): Promise<EventPage> {
  const query = after === null ? '' : `?after=${after}`;
  const answer = await request(transport, `${eventEndpoints.events}${query}`, options);
  const { position, is_gap, newest_age, events } = check(eventPageSchema, answer);
  return { position, isGap: is_gap, newestAge: newest_age, events: events.flatMap(({ type, data }) => decodeLiveEvent(type, data) ?? []) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
