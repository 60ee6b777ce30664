import type { FastifyServerOptions } from 'fastify';

/** Logger options. Tokens, passwords and contacts stay out of the log: neither headers nor details of database errors are written. */
export function logging(level: string) {
  return {
    level,
    redact: ['req.headers.authorization'],
    serializers: { err: serializeError },
  } satisfies FastifyServerOptions['logger'];
}

/** Omits `detail` and `where`, into which PostgreSQL puts values of rows. */
function serializeError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: error.code };
}
