import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on who asks, beside what they know already. */
export function varyByViewer(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, Authorization` : 'Authorization');
}
