import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '../accounts/boundedQueue';

/** Bytes: a smaller body costs nothing to hold. */
const large = 1024 * 1024;

/**
 * Lets so many large bodies into memory at once, and one of each user, until they are answered; others get 503 with `Retry-After` before they
 * are read. A body that does not say how long it is counts as large.
 */
export function limitLargeBodies(
  routes: FastifyInstance,
  userOf: (request: FastifyRequest) => Promise<{ readonly id: number }>,
  atOnce = 2,
): void {
  const users = new Set<number>();
  routes.addHook('preParsing', async (request, reply, payload) => {
    const length = Number(request.headers['content-length']);
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody || length <= large) return payload;
    const { id } = await userOf(request);
    if (users.size >= atOnce || users.has(id)) throw new Overloaded('Two large bodies are being read');
    users.add(id);
    // Answered, or the connection is gone.
    reply.raw.once('close', () => users.delete(id));
    reply.raw.once('finish', () => users.delete(id));
    return payload;
  });
}
