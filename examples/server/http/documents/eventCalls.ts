import { eventPageSchema } from '../../../../src/api/wire/liveEvent';
import { anonymous, integer, json, problem, query, security, tooMany } from './parts';

/** Live updates, for the document. */
export const eventCalls = {
  events: {
    summary: 'What happens to the user, as it happens',
    description:
      'With Accept: text/event-stream, an endless stream of events: counters, notification, profile, listing, message, chat; ready and gap say where it stands and that events are missing, signed_out is its last one. Last-Event-ID continues after an event. Without it, or with after: the events since.',
    security,
    querystring: query({ after: integer(0, Number.MAX_SAFE_INTEGER) }),
    headers: { type: 'object', properties: { 'last-event-id': { type: 'string', description: 'Id of the last event that has arrived' } } },
    response: {
      200: {
        description: 'Events',
        content: { 'application/json': { schema: json(eventPageSchema) }, 'text/event-stream': { schema: { type: 'string' } } },
      },
      400: problem,
      401: anonymous,
      429: tooMany,
    },
  },
};
