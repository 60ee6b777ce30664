import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestId = new AsyncLocalStorage<string>();

/** Lets statements know the request that they are for: {@link markStatement}. */
export function keepRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestId.run(request.id, done));
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => (request.body === undefined ? done() : requestId.run(request.id, done)));
}

/** Returns the id of the current request; empty outside of one. */
export const requestIdOf = (): string => requestId.getStore() ?? '';

/**
 * Returns a statement with the id of its request in front, for the logs of the database and `pg_stat_activity`, which cuts long statements at
 * their end. Outside of a request it stays as it is. An id has no character that ends a comment.
 */
export function markStatement(text: string): string {
  const id = requestId.getStore();
  return id === undefined || text.startsWith('/* ') ? text : `/* ${id} */ ${text}`;
}
