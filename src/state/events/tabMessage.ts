import type { EventKind } from '../../domain/events/liveEvent';
import type { PageEvent } from './pageEvent';

/** What one page says to the others of its browser, some of which may be of another release: names and meanings stay. */
export interface TabMessage {
  readonly told: readonly PageEvent[];
  readonly position: number | null;
  /** A page that has just opened asks for the totals. */
  readonly isAsking?: true;
}

/** Numbers that each kind of event must have. */
const numbersOf: Readonly<Record<EventKind, readonly string[]>> = {
  counters: ['listings', 'unreadMessages', 'unreadChats', 'unreadNotifications'],
  notification: [],
  listing: ['id'],
  message: ['id', 'chatId'],
  chat: ['id'],
};

/** Returns what this release understands of a message; null if that is nothing. */
export function readTabMessage(message: unknown): TabMessage | null {
  const { told, position, isAsking } = fieldsOf(message);
  if (!Array.isArray(told)) return null;
  return {
    told: told.flatMap(readEvent),
    position: typeof position === 'number' ? position : null,
    ...(isAsking === true && { isAsking }),
  };
}

/** Nothing for a kind that this release does not have; a gap, so that the server is asked, for one that it cannot read. */
function readEvent(event: unknown): PageEvent[] {
  const { kind, id = null, chatId, totals } = fieldsOf(event);
  if (kind === 'gap') return [{ kind }];
  if (typeof kind !== 'string' || !Object.hasOwn(numbersOf, kind)) return [];
  const known = kind as EventKind;
  const given = known === 'counters' ? fieldsOf(totals) : { id, chatId };
  const isWhole = numbersOf[known].every((name) => typeof given[name] === 'number');
  if (!isWhole) return [{ kind: 'gap' }];
  if (known === 'counters') return [{ kind, totals } as PageEvent];
  return [(known === 'message' ? { kind, id, chatId } : { kind, id }) as PageEvent];
}

const fieldsOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
