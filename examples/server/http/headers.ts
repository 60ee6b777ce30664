import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing in an answer of the API is a document: opened by itself it may load nothing, and no page shows it in a frame. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};
/** For answers that the framework gives before any hook runs. */
export const bareHeaders = { ...dataHeaders, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
/** A page that somebody opens from elsewhere keeps no tie to it, and asks for nothing but the place on the map. */
const openerPolicy = { 'cross-origin-opener-policy': 'same-origin' };
const pageHeaders = { 'permissions-policy': 'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()' };
/** A picture that is opened by itself runs nothing. */
export const pictureHeaders = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/**
 * Headers that guard answers. Which an answer gets depends on what it is, so that failures and unknown addresses have theirs too.
 * `publicUrl`: where the site is known to be reached; null for this machine.
 */
export async function guardAnswers(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, {
    // Pages bring their own policies; pictures and code are for pages of others.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Promised for this host alone: others of the domain are not ours to promise for.
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
  });
  // Browsers complain of an opener policy where there is no encryption to hold it, except on this machine.
  const ofPages = publicUrl?.startsWith('http:') ? pageHeaders : { ...pageHeaders, ...openerPolicy };

  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json')) reply.headers(dataHeaders);
    if (type.startsWith('text/html')) reply.headers(ofPages);
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
