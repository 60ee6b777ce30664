import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** API responses are not documents: they may load nothing and be framed by nobody. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};
/** Headers of responses that the framework sends before any hook runs. */
export const bareHeaders = { ...dataHeaders, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
/** Pages keep no reference to an opener, and may request nothing but geolocation. */
const openerPolicy = { 'cross-origin-opener-policy': 'same-origin' };
const pageHeaders = { 'permissions-policy': 'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()' };
/** A picture opened on its own runs nothing. */
export const pictureHeaders = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Returns what helmet sets, which is the same for every response: its plugin would build all of it again each time. */
function helmetHeaders(publicUrl: string | null) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    // Pages set their own policies; pictures and code are meant for other origins.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The rule is for this host alone: other hosts of the domain are not ours.
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
  });
  setHeaders(response.req, response, () => undefined);
  return { ...response.getHeaders() };
}

/**
 * Security headers, by content type, so that errors and unknown URLs have them too.
 * `publicUrl`: public origin of the site; null for this machine.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): void {
  const always = helmetHeaders(publicUrl);
  // Browsers warn about an opener policy over plain HTTP, except on localhost.
  const documentHeaders = publicUrl?.startsWith('http:') ? pageHeaders : { ...pageHeaders, ...openerPolicy };

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') || type.startsWith('text/event-stream')) reply.headers(dataHeaders);
    if (type.startsWith('text/html')) reply.headers(documentHeaders);
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
