import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WaitingTime } from '../database/waitingTime';

export interface RequestContext {
  readonly id: string;
  readonly time: WaitingTime;
  /** What goes on after its answer has begun, such as a stream, takes its time. */
  readonly isAnswered: () => boolean;
}

const current = new AsyncLocalStorage<RequestContext>();
/** How long a request waits for its databases altogether, ms: as long as for one statement. */
const longest = 5000;

/** Lets statements know the request that they are for, and how long they may take: {@link markStatement}, {@link waitingTime}. */
export function keepRequestContext(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const contextOf = (request: FastifyRequest, { raw }: FastifyReply) => {
    const context = contexts.get(request) ?? { id: request.id, time: new WaitingTime(longest), isAnswered: () => raw.headersSent };
    contexts.set(request, context);
    return context;
  };
  app.addHook('onRequest', (request, reply, done) => current.run(contextOf(request, reply), done));
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, reply, done) =>
    request.body === undefined ? done() : current.run(contextOf(request, reply), done),
  );
}

/** Runs what is done for a request. */
export const inRequest = <T>(context: RequestContext, run: () => T): T => current.run(context, run);

/** Runs what is done for several requests at once, begun by one of them: none of them may shorten it. */
export function forSeveral<T>(run: () => T): T {
  const id = requestIdOf();
  return id ? current.run({ id, time: new WaitingTime(longest), isAnswered: () => false }, run) : run();
}

/** Returns the id of the current request; empty outside of one. */
export const requestIdOf = (): string => current.getStore()?.id ?? '';

/** Returns how long the current request may still wait for a database; null outside of one, and once its answer has begun. */
export function waitingTime(): WaitingTime | null {
  const context = current.getStore();
  return context && !context.isAnswered() ? context.time : null;
}

/**
 * Returns a statement with the id of its request in front, for the logs of the database and `pg_stat_activity`, which cuts long statements at
 * their end. Outside of a request it stays as it is. An id has no character that ends a comment.
 */
export function markStatement(text: string): string {
  const id = requestIdOf();
  return id === '' || text.startsWith('/* ') ? text : `/* ${id} */ ${text}`;
}
