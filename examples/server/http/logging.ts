import type { FastifyServerOptions } from 'fastify';

/** What the log takes. Tokens, passwords and contacts stay out of it: neither headers are written nor what a database adds to its errors. */
export function logging(level: string) {
  return {
    level,
    redact: ['req.headers.authorization'],
    serializers: { err: errorLine },
  } satisfies FastifyServerOptions['logger'];
}

/** Of an error what tells where it came from; PostgreSQL puts the values of rows into `detail` and `where`. */
function errorLine(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: error.code };
}
