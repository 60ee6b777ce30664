import type { FastifyInstance } from 'fastify';

/** Answers under way get this long. */
const patience = 10_000;

/** Readies an application for {@link closeGracefully}; call before it listens. */
export function announceClosing(app: FastifyInstance): { begin(): void } {
  let isClosing = false;
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosing) return;
    // A kept connection would otherwise be busy again before it could be closed.
    reply.header('connection', 'close');
    if (request.url.startsWith('/health/ready')) await reply.code(503).send({ status: 'closing' });
  });
  return {
    begin() {
      isClosing = true;
    },
  };
}

/** Takes no new connections, lets answers under way finish, then closes; after ten seconds whatever remains is cut. */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
