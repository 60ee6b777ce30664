import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '../accounts/limits/boundedQueue';

/** Bytes: a smaller body costs nothing to hold. */
const large = 1024 * 1024;

/** Large bodies that this process holds, for its metrics. */
export const largeBodies = { held: 0 };

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
    largeBodies.held += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      largeBodies.held -= 1;
      users.delete(id);
    };
    // Answered, or the connection is gone.
    reply.raw.once('close', release);
    reply.raw.once('finish', release);
    return payload;
  });
}
