import type { FastifyInstance } from 'fastify';

export const livePath = '/health/live';
const readyPath = '/health/ready';

export interface HealthOptions {
  /** Rejects when the database does not answer. */
  readonly checkDatabase: () => Promise<unknown>;
}

/** `GET /health/live`: the process runs. `GET /health/ready`: it can serve requests. */
export async function health(app: FastifyInstance, { checkDatabase }: HealthOptions): Promise<void> {
  app.get(livePath, { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get(readyPath, { schema: { hide: true } }, async (request, reply) => {
    try {
      await checkDatabase();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
