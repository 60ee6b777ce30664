import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ElementAttributes, RenderedElement, RenderedTag } from '../../../../src/server';
import { notFound } from '../../http/problems';
import { valuesOf } from '../../http/queryOf';
import type { CallApi, RenderThreads } from './renderThreads';

export interface PrintedElementsOptions {
  readonly threads: RenderThreads;
  readonly publicUrl: () => string;
}

const tags: readonly string[] = ['kvartal-search', 'kvartal-results', 'kvartal-listing'] satisfies RenderedTag[];
/** Milliseconds that an element is kept, which is as long as the site's own pages are; the element loads what is newer. */
const cacheTime = 30_000;
/** Headers of a fragment that is no page. */
const headers = {
  'cache-control': `public, max-age=${cacheTime / 1000}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};
/** Longer queries than any element's attributes have. */
const longest = 2000;

/**
 * `GET /print/{tag}?{attributes}`: an element with its content, which the loader shows while the code is on its way (docs/embedding.md). Equal
 * elements of all pages are printed once in half a minute.
 */
export function printedElements(app: FastifyInstance, { threads, publicUrl }: PrintedElementsOptions): void {
  if (!threads.isBuilt) return;
  const cache = new LRUCache<string, Promise<Pick<RenderedElement, 'html' | 'failure'>>>({ max: 300, ttl: cacheTime });

  /** The API of this process, in the name of the visitor. Counts no views: the browser asks itself once the code has loaded. */
  const callAs =
    (remoteAddress: string): CallApi =>
    async (url) => {
      const { pathname, search } = new URL(url);
      const { statusCode, payload } = await app.inject({ url: pathname + search, remoteAddress, headers: { 'sec-purpose': 'prefetch' } });
      return { status: statusCode, body: payload };
    };

  const print = async (tag: RenderedTag, attributes: ElementAttributes, visitor: string) => {
    try {
      const printed = await threads.render('element', { tag, attributes, siteUrl: publicUrl() }, callAs(visitor));
      return printed ?? { html: '', failure: 'busy' };
    } catch (error) {
      // Attributes that the element itself reports; a page may have some of any name.
      if (!(error instanceof TypeError)) app.log.error({ err: error }, 'no printed element');
      return { html: '', failure: String(error) };
    }
  };

  app.get<{ Params: { tag: string } }>('/print/:tag', async (request, reply) => {
    const { tag } = request.params;
    if (!tags.includes(tag) || request.url.length > longest) return reply.code(404).send(notFound);
    // When an attribute is given twice, the first one counts, as in HTML.
    const attributes = Object.fromEntries(
      Object.entries(valuesOf(request)).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    const key = JSON.stringify([tag, Object.entries(attributes).sort()]);
    let printed = cache.get(key);
    if (!printed) {
      printed = print(tag as RenderedTag, attributes as ElementAttributes, request.ip);
      cache.set(key, printed);
    }
    const { html, failure } = await printed;
    if (failure !== null) {
      cache.delete(key);
      // This is not an error, because the element loads as usual.
      return reply.code(204).header('cache-control', 'no-store').send();
    }
    return reply.type('text/html; charset=utf-8').headers(headers).send(html);
  });
}
