import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { files } from '../files';
import { publishedIn } from '../releases/publishRelease';
import { type SiteFolders, type SiteOptions, siteRoutes } from '../site/siteRoutes';
import { forever, notBuilt } from './pageAnswers';
import { type PartnerFolders, partnerPages } from './partnerPages';
import { notFound } from './problems';

/** Static folders served beside the API. */
export interface PageFolders extends SiteFolders, PartnerFolders {
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

/** Partner pages, the kit and the site. A missing build responds with 503 and names the command to run. */
export async function pages(app: FastifyInstance, folders: PageFolders, options: SiteOptions): Promise<void> {
  await partnerPages(app, folders);
  await kitFiles(app, folders);

  if (existsSync(folders.site)) return siteRoutes(app, folders, options);
  for (const path of siteAddresses) app.get(path, (_request, reply) => notBuilt(reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
}

/** The script-tag build at `/kit/`, and every published version at `/kit/{version}/`. */
async function kitFiles(app: FastifyInstance, { kit, releases }: PageFolders): Promise<void> {
  if (!existsSync(kit)) {
    app.get('/kit/*', (_request, reply) => notBuilt(reply));
    return;
  }
  await app.register(fastifyStatic, {
    // What is published stays while a deployment replaces the build.
    root: releases ? [publishedIn(releases).kit, kit] : kit,
    prefix: '/kit/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    // The loader moves on with every release; what is below a version or a build never changes.
    setHeaders: (reply, path) => reply.header('cache-control', dirname(path) === resolve(kit) ? 'no-cache' : forever),
  });
}

const siteAddresses = ['/', '/realty', '/buy/:id', '/rent/:id'];
