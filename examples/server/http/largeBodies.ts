import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '../accounts/limits/boundedQueue';

/** Bytes: a smaller body costs nothing to hold. */
const large = 1024 * 1024;

/** Bytes of large bodies in memory at once, about one of the largest: until it is read a body takes several times its length. */
const mostBytes = 80_000_000;
/** Large bodies in memory at once. */
const mostBodies = 4;

/** Large bodies that this process holds, for its metrics. */
export const largeBodies = { held: 0 };

/**
 * Lets large bodies into memory until there are too many bytes of them, and one of each user, until they are answered; others get 503 with
 * `Retry-After` before they are read. A body that does not say how long it is counts as the largest.
 */
export function limitLargeBodies(routes: FastifyInstance, userOf: (request: FastifyRequest) => Promise<{ readonly id: number }>): void {
  /** Bytes by user. */
  const held = new Map<number, number>();
  routes.addHook('preParsing', async (request, reply, payload) => {
    const length = Number(request.headers['content-length']);
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody || length <= large) return payload;
    const { id } = await userOf(request);
    const bytes = Number.isNaN(length) ? mostBytes : length;
    const total = [...held.values()].reduce((sum, value) => sum + value, bytes);
    if (held.has(id) || held.size >= mostBodies || (held.size > 0 && total > mostBytes))
      throw new Overloaded('Large bodies are being read');
    held.set(id, bytes);
    largeBodies.held += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      largeBodies.held -= 1;
      held.delete(id);
    };
    // Answered, or the connection is gone.
    reply.raw.once('close', release);
    reply.raw.once('finish', release);
    return payload;
  });
}
