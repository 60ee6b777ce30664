import type { EventKind } from '../../domain/events/liveEvent';
import type { PageEvent } from './pageEvent';

/** What one page says to the others of its browser, some of which may be of another release: names and meanings stay. */
export interface TabMessage {
  readonly told: readonly PageEvent[];
  readonly position: number | null;
  /** A page that has just opened asks for the totals. */
  readonly isAsking?: true;
  /** Told by the page that has the stream: how long ago the newest event was, ms. Earlier releases do not tell it. */
  readonly newestAge?: number;
}

/** Numbers that an event must have. */
const numbersOf: Readonly<Record<EventKind | 'gap', string>> = {
  counters: 'listings unreadMessages unreadChats unreadNotifications',
  message: 'id chatId',
  listing: 'id',
  chat: 'id',
  notification: '',
  profile: '',
  gap: '',
};

/** Returns what this release understands of a message; null if that is nothing. */
export function readTabMessage(message: unknown): TabMessage | null {
  const { told, position, isAsking, newestAge } = fieldsOf(message);
  if (!Array.isArray(told)) return null;
  return {
    told: told.flatMap(readEvent),
    position: isNumber(position) ? position : null,
    ...(isAsking === true && { isAsking }),
    ...(isNumber(newestAge) && { newestAge }),
  };
}

/** Nothing for a kind that this release does not have; a gap, so that the server is asked, for one that it cannot read. */
function readEvent(event: unknown): PageEvent[] {
  const { kind, totals } = fieldsOf(event);
  if (typeof kind !== 'string' || !Object.hasOwn(numbersOf, kind)) return [];
  const names = numbersOf[kind as keyof typeof numbersOf].match(/\w+/g) ?? [];
  const given = fieldsOf(totals ?? event);
  return [names.every((name) => isNumber(given[name])) ? (event as PageEvent) : { kind: 'gap' }];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const fieldsOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
