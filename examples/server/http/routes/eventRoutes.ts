import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventEndpoints as paths } from '../../../../src/api/events';
import type { WireEventPage } from '../../../../src/api/wire/liveEvent';
import type { Accounts } from '../../accounts/accounts';
import { tokenHash } from '../../accounts/tokens';
import type { LiveEvents } from '../../events/liveEvents';
import { documented } from '../openapi';
import { Refusal, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';

export interface EventRoutesOptions {
  readonly accounts: Accounts;
  readonly live: LiveEvents;
}

/** `GET /events/` (D6): a stream, or what was missed, where streams are blocked. The token is in the header, never in the address. */
export async function eventRoutes(app: FastifyInstance, { accounts, live }: EventRoutesOptions): Promise<void> {
  app.addHook('preClose', () => live.close());

  app.route({
    method: 'GET',
    url: paths.events,
    schema: documented.events,
    async handler(request, reply) {
      reply.headers({ 'cache-control': 'private, no-store', vary: 'Accept, Authorization' });
      const { id: userId } = await accounts.requireUser(request);
      const after = new URLSearchParams(queryOf(request)).get('after');
      if (after !== null || !wantsStream(request)) {
        const { events, position, isGap, newestAge } = await live.missed(userId, after === null ? null : readAfter(after));
        const sent = events.map(({ id, type, data }) => ({ id, type, data }));
        return { position, is_gap: isGap, newest_age: newestAge, events: sent } satisfies WireEventPage;
      }
      const token = tokenHash(accounts.tokenOf(request) ?? '').toString('hex');
      const body = await live.open(userId, token, lastEventId(request));
      if (!body) throw new Refusal(429, { detail: 'Слишком много соединений.' }, { 'retry-after': '60' });
      // A proxy must not wait for more.
      reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
      return reply.send(body);
    },
  });
}

function wantsStream({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/event-stream');
}

/** Throws a RequestProblem. */
function readAfter(text: string): number {
  const id = idOf(text);
  if (id === null) throw new RequestProblem({ after: ['Введите целое число.'] });
  return id;
}

/** Null if there is none. What is no id was never sent. */
function lastEventId({ headers }: FastifyRequest): number | null {
  const text = headers['last-event-id'];
  return typeof text === 'string' && text !== '' ? (idOf(text) ?? Number.MAX_SAFE_INTEGER) : null;
}

function idOf(text: string): number | null {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
