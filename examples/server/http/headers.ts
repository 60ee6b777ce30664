import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** API responses are not documents: they may load nothing and be framed by nobody. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};
/** For responses that the framework sends before any hook runs. */
export const bareHeaders = { ...dataHeaders, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
/** Pages keep no reference to an opener, and may request nothing but geolocation. */
const openerPolicy = { 'cross-origin-opener-policy': 'same-origin' };
const pageHeaders = { 'permissions-policy': 'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()' };
/** A picture opened on its own runs nothing. */
export const pictureHeaders = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/**
 * Security headers, by content type, so that errors and unknown URLs have them too.
 * `publicUrl`: public origin of the site; null for this machine.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, {
    // Pages set their own policies; pictures and code are meant for other origins.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For this host alone: other hosts of the domain are not ours.
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
  });
  // Browsers warn about an opener policy over plain HTTP, except on localhost.
  const documentHeaders = publicUrl?.startsWith('http:') ? pageHeaders : { ...pageHeaders, ...openerPolicy };

  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    const type = String(reply.getHeader('content-type') ?? '');
    if (/^(application\/json|text\/event-stream)\b/.test(type)) reply.headers(dataHeaders);
    if (type.startsWith('text/html')) reply.headers(documentHeaders);
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
