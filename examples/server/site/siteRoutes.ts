import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { legalPages } from '../../../src/domain/content/legalPages';
import { repairQuery } from '../../../src/domain/search/repairQuery';
import type { PageRequest } from '../../site/entryServer';
import { texts } from '../../site/texts';
import type { ReadCounts, ReadLimit } from '../accounts/limits/readCounts';
import { failureOf, notFound } from '../http/problems';
import { limitReads } from '../http/readLimits';
import { publishedIn } from '../releases/publishRelease';
import { addressMeant } from './addressMeant';
import { homeHead, legalHead, notFoundHead, unindexed } from './heads';
import { type ListingPageOptions, listingPages } from './listingPage';
import { pageRenderer } from './rendering/pageRenderer';
import { printedElements } from './rendering/printedElements';
import { type RenderThreads, renderThreads } from './rendering/renderThreads';
import { type ResultsPageOptions, resultsPage } from './resultsPage';
import { type SitePage, sendSite } from './siteDocument';

export interface SiteOptions extends Pick<ListingPageOptions, 'listings' | 'publicUrl'> {
  readonly listings: ListingPageOptions['listings'] & ResultsPageOptions['listings'];
  readonly stations: ResultsPageOptions['stations'];
  /** Limit for pages that query the database; none when absent. */
  readonly readLimit?: ReadLimit | null;
  readonly readCounts: ReadCounts;
  /** Render pages; those of the built site when absent. */
  readonly renderThreads?: RenderThreads;
  /** Other hosts of pictures that the policy allows. */
  readonly imageHosts?: readonly string[];
}

export interface SiteFolders {
  /** The built site. */
  readonly site: string;
  /** The site built for server-side rendering; without it pages are rendered in the browser. */
  readonly siteServer?: string;
  /** Everything ever published: pages that are open load their code from older builds. */
  readonly releases?: string;
}

const forever = 'public, max-age=31536000, immutable';

/** Every URL of the site, with its head and, where possible, server-rendered content (§2). */
export async function siteRoutes(app: FastifyInstance, { site, siteServer, releases }: SiteFolders, options: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    // What is published stays while a deployment replaces the build.
    root: [...(releases ? [publishedIn(releases).assets] : []), join(site, 'assets')],
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
  const threads = options.renderThreads ?? renderThreads(siteServer ?? join(site, 'none'));
  app.addHook('onClose', () => threads.close());
  const renderPage = pageRenderer(threads, (error) => app.log.error({ err: error }, 'no first content'));
  const { publicUrl, readLimit, readCounts, imageHosts = [] } = options;
  const send = (reply: FastifyReply, page: SitePage) => sendSite(reply, { folder: site, imageHosts }, page);
  /** Pages that are the same for everybody. */
  const sendStatic = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { legalPage, ...page }: Pick<SitePage, 'head' | 'page' | 'keys'> & Pick<PageRequest, 'legalPage'>,
  ) => {
    const [pathname = '/'] = request.url.split('?');
    return send(reply, { ...page, content: await renderPage({ pathname, search: '', siteUrl: publicUrl(), legalPage }) });
  };

  app.get('/', (request, reply) => sendStatic(request, reply, { head: homeHead(publicUrl()), page: 'HomePage', keys: ['site', 'home'] }));
  app.get<{ Params: { page?: string } }>('/legal/:page?', (request, reply) => {
    const { page } = request.params;
    const legalPage = legalPages.find((known) => known === page);
    if (page !== undefined && !legalPage) return send(reply, { status: 404, head: notFoundHead });
    return sendStatic(request, reply, { head: legalHead(legalPage, publicUrl()), page: 'LegalPage', legalPage, keys: ['site', 'legal'] });
  });
  const { publish, edit } = texts.publish.signedOut;
  const personal = { '/realty/create': publish, '/realty/update/:id': edit, '/account': texts.account.title };
  for (const [path, title] of Object.entries({
    ...personal,
    '/cabinet': texts.account.title,
    '/success': texts.success.opened.title,
    // The device knows what is kept; the document is the same for everybody.
    '/favourites': texts.favourites.title,
    // The page asks who may see it; the document is the same for everybody.
    '/moderation': texts.moderation.title,
    '/password': texts.password.title,
    '/confirm': texts.confirm.title,
  })) {
    app.get(path, (_request, reply) => send(reply, { head: unindexed(title) }));
  }
  await app.register(async (reading) => {
    if (readLimit) limitReads(reading, 'pages', readLimit, readCounts);
    reading.get('/realty', async (request, reply) => {
      const search = /\?.*$/s.exec(request.url)?.[0].slice(1) ?? '';
      const repaired = repairQuery(search);
      if (repaired !== search) return reply.redirect(`/realty?${repaired}`);
      try {
        const page = await resultsPage(search, { ...options, siteUrl: publicUrl() });
        if ('redirect' in page) return await reply.redirect(page.redirect);
        const { head, request: pageRequest, keys } = page;
        return await send(reply, { head, page: 'SearchPage', keys, content: pageRequest && (await renderPage(pageRequest)) });
      } catch (error) {
        // The page calls the API itself and shows the error. The status tells search engines to retry.
        const failure = failureOf(error, request);
        return send(reply.headers(failure.headers), { status: failure.status, head: null });
      }
    });
    listingPages(reading, send, { ...options, renderPage });
    printedElements(reading, { threads, publicUrl });
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/') || /\.\w+$/.test(request.url)) return reply.code(404).send(notFound);
    const meant = addressMeant(request.url);
    return meant ? reply.redirect(meant) : send(reply, { status: 404, head: notFoundHead });
  });
  // Loads and warms up the code before the first visitor comes.
  app.addHook('onListen', async () => void renderPage({ pathname: '/', search: '', siteUrl: publicUrl() }));
}
