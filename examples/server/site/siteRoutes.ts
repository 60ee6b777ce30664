import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../site/texts';
import { failureOf, notFound } from '../http/problems';
import { limitReading, type ReadingRule } from '../http/readingLimits';
import { firstContents } from './firstContent';
import { hidden, homeHead, legalHead, missing } from './heads';
import { type ListingPageOptions, listingPages } from './listingPage';
import { type ResultsPageOptions, resultsPage } from './resultsPage';
import { type PrintedPage, sendSite } from './siteDocument';

export interface SiteOptions extends Pick<ListingPageOptions, 'listings' | 'publicUrl'> {
  readonly listings: ListingPageOptions['listings'] & ResultsPageOptions['listings'];
  readonly stations: ResultsPageOptions['stations'];
  /** For pages that ask the database; none when absent. */
  readonly readingRule?: ReadingRule | null;
}

export interface SiteFolders {
  /** The built site. */
  readonly site: string;
  /** The same for drawing on this server; without it pages come empty and draw themselves. */
  readonly siteServer?: string;
}

const forever = 'public, max-age=31536000, immutable';

/** Every address of the site with a head and, where there is something to show at once, a first content of its own (§2). */
export async function siteRoutes(app: FastifyInstance, { site, siteServer }: SiteFolders, options: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(site, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', forever),
  });
  await app.register(fastifyStatic, {
    root: join(site, 'documents'),
    prefix: '/documents/',
    decorateReply: false,
    maxAge: '1h',
  });
  const firstContent = firstContents(siteServer ?? join(site, 'none'), (error) => app.log.error({ err: error }, 'no first content'));
  const { publicUrl, readingRule } = options;
  const send = (reply: FastifyReply, page: PrintedPage) => sendSite(reply, site, page);
  /** Pages that are the same for everybody. */
  const plain = async (request: FastifyRequest, reply: FastifyReply, printed: Pick<PrintedPage, 'head' | 'page'>) => {
    const [pathname = '/'] = request.url.split('?');
    return send(reply, { ...printed, first: await firstContent({ pathname, search: '', siteUrl: publicUrl() }) });
  };

  app.get('/', (request, reply) => plain(request, reply, { head: homeHead(publicUrl()), page: 'HomePage' }));
  app.get<{ Params: { page?: string } }>('/legal/:page?', (request, reply) => {
    const head = legalHead(request.params.page, publicUrl());
    return head ? plain(request, reply, { head, page: 'LegalPage' }) : send(reply, { status: 404, head: missing });
  });
  const personal = { '/realty/create': texts.publish.title, '/realty/update/:id': texts.publish.title, '/account': texts.account.title };
  for (const [path, title] of Object.entries({ ...personal, '/cabinet': texts.account.title, '/success': texts.success.title })) {
    app.get(path, (_request, reply) => send(reply, { head: hidden(title) }));
  }
  await app.register(async (reading) => {
    if (readingRule) limitReading(reading, readingRule);
    reading.get('/realty', async (request, reply) => {
      const search = /\?.*$/s.exec(request.url)?.[0].slice(1) ?? '';
      try {
        const { head, request: asked } = await resultsPage(search, { ...options, siteUrl: publicUrl() });
        return await send(reply, { head, page: 'SearchPage', first: asked && (await firstContent(asked)) });
      } catch (error) {
        // The page asks the API itself, and says what is wrong. The status tells search engines to come again.
        const failure = failureOf(error, request);
        return send(reply.headers(failure.headers), { status: failure.status, head: null });
      }
    });
    listingPages(reading, send, { ...options, firstContent });
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/') || /\.\w+$/.test(request.url)) return reply.code(404).send(notFound);
    return send(reply, { status: 404, head: missing });
  });
  // The first visitor need not wait for the code to be read and warmed up.
  app.addHook('onListen', async () => void firstContent({ pathname: '/', search: '', siteUrl: publicUrl() }));
}
