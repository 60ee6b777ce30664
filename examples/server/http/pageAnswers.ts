import type { FastifyReply } from 'fastify';

/** The content at an address never changes. */
export const forever = 'public, max-age=31536000, immutable';

/** The answer for a part whose build is missing: 503, with the command to run. */
export function notBuilt(reply: FastifyReply) {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><meta charset="utf-8"><title>Not built</title><p>This part is not built yet. Run <code>npm run build</code> or start with <code>npm start</code>.',
    );
}
