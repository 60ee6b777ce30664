import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../../../site/entryServer';
import { styleHash } from '../styleHash';
import type { RenderThreads } from './renderThreads';

/** A server-rendered page, shown before any script runs. */
export interface ServerRenderedPage {
  readonly html: string;
  readonly css: string;
  /** Hash of the style sheet for the content security policy: `'sha256-…'`. */
  readonly styleHash: string;
}

/** Returns null if the site is not built, the server is busy or rendering fails. The page is then rendered in the browser. */
export type PageRenderer = (request: PageRequest) => Promise<ServerRenderedPage | null>;

/** Slightly longer than API responses are cached, ms; the client updates what is outdated. */
const cacheTime = 30_000;

export function pageRenderer(threads: RenderThreads, onError: (error: unknown) => void): PageRenderer {
  const cache = new LRUCache<string, ServerRenderedPage>({ max: 300, ttl: cacheTime });
  /** Pages that are being rendered: who asks for the same one waits for it. */
  const running = new Map<string, Promise<ServerRenderedPage | null>>();

  async function render(key: string, request: PageRequest): Promise<ServerRenderedPage | null> {
    try {
      const page = await threads.render('page', request);
      if (!page) return null;
      const content = { html: page.html, css: page.css, styleHash: styleHash(page.css) };
      cache.set(key, content);
      return content;
    } catch (error) {
      onError(error);
      return null;
    } finally {
      running.delete(key);
    }
  }

  return async (request) => {
    const key = JSON.stringify(request);
    const cached = cache.get(key);
    if (cached) return cached;
    const page = running.get(key) ?? render(key, request);
    running.set(key, page);
    return page;
  };
}
