import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '../../accounts/limits/boundedQueue';
import { visitorAddress } from '../../accounts/visitorAddress';

/** Bytes: a smaller body costs nothing to hold. */
const large = 1024 * 1024;

/** Large bodies at once. */
export interface Room {
  readonly bodies: number;
  /** From one address: nobody's slow connections take all the room. */
  readonly ofAddress: number;
}

/** Large bodies that this process holds, for its metrics. */
export const largeBodies = { held: 0 };

/** Returns whether a request has a large body. One that does not say how long it is counts as large. */
export function isLarge({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : !(Number(length) <= large);
}

/**
 * Lets so many large bodies in, and one of each user, until they are answered; others get 503 with `Retry-After` before they are read. Bytes are
 * not counted: a body is at most as long as the routes allow, and what it takes is a file or, of a picture, five megabytes.
 */
export function limitLargeBodies(
  routes: FastifyInstance,
  { bodies, ofAddress }: Room,
  userOf: (request: FastifyRequest) => Promise<{ readonly id: number }>,
): void {
  /** Addresses by user. */
  const held = new Map<number, string>();
  routes.addHook('preParsing', async (request, reply, payload) => {
    if (!isLarge(request)) return payload;
    const { id } = await userOf(request);
    const address = visitorAddress(request);
    const sameAddress = [...held.values()].filter((other) => other === address).length;
    if (held.has(id) || held.size >= bodies || sameAddress >= ofAddress) throw new Overloaded('Large bodies are being read');
    held.set(id, address);
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
