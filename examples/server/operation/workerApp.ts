import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { notFound } from '../http/problems';
import { type HealthOptions, health } from './health';

/** Returns what a process that runs background jobs alone answers: its health. */
export async function createWorkerApp(options: HealthOptions & Pick<FastifyServerOptions, 'logger'>): Promise<FastifyInstance> {
  const app = Fastify({ logger: options.logger ?? false, logController: new LogController({ disableRequestLogging: true }) });
  await health(app, options);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
  return app;
}
