import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { files } from '../files';
import { publishedIn } from '../releases/publishRelease';
import { type SiteFolders, type SiteOptions, siteRoutes } from '../site/siteRoutes';
import { notFound } from './problems';

/** Static folders served beside the API. */
export interface PageFolders extends SiteFolders {
  /** Partner pages, at `/partner/`. */
  readonly partner: string;
  /** Built pages of partners who use npm: the folder `react` at `/partner/react/`, `vue` at `/partner/vue/`. */
  readonly partnerApps: string;
  /** The script-tag build, at `/kit/`. */
  readonly kit: string;
  /** Everything ever published (`releases/publishRelease.ts`); without it older builds and versions are not found. */
  readonly releases?: string;
}

export const defaultPageFolders: PageFolders = {
  partner: files.partner,
  partnerApps: `${files.dist}partner/`,
  kit: `${files.dist}browser/`,
  site: `${files.dist}site/`,
  siteServer: `${files.dist}site-server/`,
};

/** The one of docs/embedding.md, for a page of the kit's own origin: nothing inline, no HTML from strings. */
const strictPolicy =
  "default-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";
/** The policy for bundles of partners. It leaves Trusted Types out, because a framework in a bundle may have a policy for them. */
const appPolicy = "default-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'";
const forever = 'public, max-age=31536000, immutable';

/** Partner pages that are sent with {@link strictPolicy}. */
const strictPages = /[\\/](strict-csp|choice|map|listing)\.html$/;
const appNames = ['react', 'vue'] as const;

/** Partner pages, the kit and the site. A missing build responds with 503 and names the command to run. */
export async function pages(app: FastifyInstance, folders: PageFolders, options: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.partner,
    prefix: '/partner/',
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', 'no-cache');
      if (strictPages.test(path)) reply.header('content-security-policy', strictPolicy);
    },
  });
  app.get(
    '/partner',
    withSlash('/partner/', (reply) => reply.sendFile('index.html')),
  );

  for (const name of appNames) await partnerApp(app, name, join(folders.partnerApps, name));
  await kitFiles(app, folders);

  if (existsSync(folders.site)) return siteRoutes(app, folders, options);
  for (const path of siteAddresses) app.get(path, (_request, reply) => notBuilt(reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
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

/** The script-tag build at `/kit/`, and every published version at `/kit/{version}/`. */
async function kitFiles(app: FastifyInstance, { kit, releases }: PageFolders): Promise<void> {
  if (!existsSync(kit)) {
    app.get('/kit/*', (_request, reply) => notBuilt(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: releases ? [kit, publishedIn(releases).kit] : kit,
    prefix: '/kit/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    // The loader moves on with every release; what is below a version or a build never changes.
    setHeaders: (reply, path) => reply.header('cache-control', dirname(path) === resolve(kit) ? 'no-cache' : forever),
  });
}

const siteAddresses = ['/', '/realty', '/buy/:id', '/rent/:id'];

function notBuilt(reply: FastifyReply) {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><meta charset="utf-8"><title>Not built</title><p>This part is not built yet. Run <code>npm run build</code> or start with <code>npm start</code>.',
    );
}
