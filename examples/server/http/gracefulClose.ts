import type { FastifyInstance } from 'fastify';

/** How long responses in progress may take, ms. */
const closeTimeout = 10_000;

/** Prepares an application for {@link closeGracefully}; call it before `listen`. */
export function announceClosing(app: FastifyInstance): { begin(): void } {
  let isClosing = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing) return done();
    // A keep-alive connection could otherwise become busy again before it is closed.
    reply.header('connection', 'close');
    if (request.url.startsWith('/health/ready')) reply.code(503).send({ status: 'closing' });
    else done();
  });
  return {
    begin() {
      isClosing = true;
    },
  };
}

/** Stops accepting connections, lets responses in progress finish, then closes; after ten seconds the remaining connections are cut. */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const idleTimer = setInterval(() => app.server.closeIdleConnections(), 100);
  const cutTimer = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
  try {
    await app.close();
  } finally {
    clearInterval(idleTimer);
    clearTimeout(cutTimer);
  }
}
