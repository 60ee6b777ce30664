import * as v from 'valibot';
import type { LiveEvent } from '../../domain/events/liveEvent';
import { accountSummarySchema, decodeAccountSummary } from './account/accountSummary';
import { missable } from './fields';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Data of each kind; kinds are the types of events in a stream. */
const dataSchemas = {
  counters: accountSummarySchema,
  notification: v.object({ id: v.nullable(id) }),
  listing: v.object({ id }),
  message: v.object({ id, chat_id: id }),
  chat: v.object({ id }),
} as const;

const position = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * How long ago the newest event of the user was, totals apart, ms; null if there is none that the server still has. A page that begins to listen
 * learns by it whether something has happened since it asked for what it shows. Earlier servers do not tell it.
 */
const newest_age = missable(v.pipe(v.number(), v.minValue(0)));

/** Data of `ready`. */
const readySchema = v.object({ newest_age });
/** Wire type of the data of `ready`. */
export type WireReady = v.InferOutput<typeof readySchema>;

/** Answer of `GET /events/` to a page without a stream. `is_gap`: events are missing, everything has to be asked for again. */
export const eventPageSchema = v.object({
  newest_age,
  position,
  is_gap: v.boolean(),
  events: v.array(v.object({ id: position, type: v.string(), data: v.unknown() })),
});
/** Wire type of that answer. */
export type WireEventPage = v.InferOutput<typeof eventPageSchema>;

/** Types that a stream itself sends: where it stands, that events are missing, that the sign-in has ended. */
export const streamTypes = { ready: 'ready', gap: 'gap', signedOut: 'signed_out' } as const;

/** Returns how long ago the newest event was; null where the server does not tell it. */
export function decodeReady(data: unknown): number | null {
  const { success, output } = v.safeParse(readySchema, data);
  return success ? output.newest_age : null;
}

/** Returns null for a kind of a later server, and for data that cannot be read. */
export function decodeLiveEvent(type: string, data: unknown): LiveEvent | null {
  switch (type) {
    case 'counters': {
      const { success, output } = v.safeParse(dataSchemas.counters, data);
      return success ? { kind: type, totals: decodeAccountSummary(output) } : null;
    }
    case 'notification': {
      const { success, output } = v.safeParse(dataSchemas.notification, data);
      return success ? { kind: type, id: output.id } : null;
    }
    case 'profile':
      return { kind: type };
    case 'listing':
    case 'chat': {
      const { success, output } = v.safeParse(dataSchemas[type], data);
      return success ? { kind: type, id: output.id } : null;
    }
    case 'message': {
      const { success, output } = v.safeParse(dataSchemas.message, data);
      return success ? { kind: type, id: output.id, chatId: output.chat_id } : null;
    }
    default:
      return null;
  }
}
