import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { forever, notBuilt } from './pageAnswers';

/** The one of docs/embedding.md, for a page of the kit's own origin: nothing inline, no HTML from strings. */
const strictPolicy =
  "default-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";
/** The policy of the other pages: they are guests on the origin of the marketplace. */
const guestPolicy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
/** The policy for bundles of partners. It leaves Trusted Types out, because a framework in a bundle may have a policy for them. */
const appPolicy = "default-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'";

/** Partner pages that are sent with {@link strictPolicy}. */
const strictPages = /[\\/](strict-csp|choice|map|listing)\.html$/;
const appNames = ['react', 'vue'] as const;

/** Folders of partners' pages. */
export interface PartnerFolders {
  /** Partner pages, at `/partner/`; null for none, nor `partnerApps`. */
  readonly partner: string | null;
  /** Built pages of partners who use npm: the folder `react` at `/partner/react/`, `vue` at `/partner/vue/`. */
  readonly partnerApps: string;
}

/** Example pages of partners. */
export async function partnerPages(app: FastifyInstance, { partner, partnerApps }: PartnerFolders): Promise<void> {
  if (partner === null) return;
  await app.register(fastifyStatic, {
    root: partner,
    prefix: '/partner/',
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', 'no-cache');
      if (path.endsWith('.html')) reply.header('content-security-policy', strictPages.test(path) ? strictPolicy : guestPolicy);
    },
  });
  app.get(
    '/partner',
    withSlash('/partner/', (reply) =>
      reply
        .header('content-security-policy', guestPolicy)
        .header('cache-control', 'no-cache')
        .sendFile('index.html', partner, { cacheControl: false }),
    ),
  );
  for (const name of appNames) await partnerApp(app, name, join(partnerApps, name));
}

/** Redirects to the address with a slash: without it relative links of the page would break, and the router treats both alike. */
function withSlash(address: string, answer: (reply: FastifyReply) => FastifyReply): RouteHandlerMethod {
  return (request, reply) => (request.url.startsWith(address) ? answer(reply) : reply.redirect(address));
}

/** The page of a partner who uses a bundler. */
async function partnerApp(app: FastifyInstance, name: string, root: string): Promise<void> {
  const prefix = `/partner/${name}/`;
  if (!existsSync(root)) {
    app.get(prefix, (_request, reply) => notBuilt(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: `${prefix}assets/`,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', forever),
  });
  const document = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', appPolicy)
      .header('cache-control', 'no-cache')
      .sendFile('index.html', root, { cacheControl: false });
  app.get(prefix, withSlash(prefix, document));
}
