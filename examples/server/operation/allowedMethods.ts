import type { FastifyInstance } from 'fastify';
import { notFound, Refusal } from '../http/problems';

/**
 * Handles `OPTIONS` that is no preflight of a browser, and knows the methods of every path. Call it before routes are added and before CORS,
 * which refuses such an `OPTIONS`.
 */
export function allowedMethods(app: FastifyInstance): { refuseOthers(): void } {
  const methodsOf = new Map<string, string[]>();
  let patterns: (readonly [RegExp, readonly string[]])[] | null = null;

  app.addHook('onRoute', ({ url, method }) => {
    // The route of CORS stands for all paths.
    if (url !== '*') methodsOf.set(url, [...(methodsOf.get(url) ?? []), ...[method].flat()]);
  });

  /** Returns the value of `Allow`; null for an unknown path. */
  const allowed = (url: string): string | null => {
    patterns ??= [...methodsOf].map(([route, methods]) => [patternOf(route), methods]);
    const [path = ''] = url.split('?');
    const found = patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? methods : []));
    return found.length > 0 ? [...new Set([...found, 'OPTIONS'])].sort().join(', ') : null;
  };

  app.addHook('onRequest', ({ method, url, headers }, reply, done) => {
    if (method !== 'OPTIONS' || headers['access-control-request-method'] !== undefined) return done();
    const allow = allowed(url);
    if (allow === null) return void reply.code(404).send(notFound);
    reply.code(204).header('allow', allow).header('content-length', '0').send();
  });

  return {
    /** Sends 405 with `Allow` where the path is known and the method is not. After CORS, so that pages of other origins can read it. */
    refuseOthers() {
      app.addHook('onRequest', ({ is404, url, method }, _reply, done) => {
        const allow = is404 ? allowed(url) : null;
        // A known method found nothing: a file that does not exist.
        if (allow === null || allow.split(', ').includes(method)) done();
        else done(new Refusal(405, { detail: `Метод ${method} здесь не поддерживается.` }, { allow }));
      });
    },
  };
}

/** The paths of a route such as `/realty/:id/` or `/media/*`, with and without a slash at the end. */
function patternOf(route: string): RegExp {
  const source = route
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}/?$`);
}
