import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../../site/entryServer';
import { styleHash } from './styleHash';

/** A server-rendered page, shown before any script runs. */
export interface ServerRenderedPage {
  readonly html: string;
  readonly css: string;
  /** Hash of the style sheet for the content security policy: `'sha256-…'`. */
  readonly styleHash: string;
}

/** Returns null if the site is not built, the server is busy or rendering fails. The page is then rendered in the browser. */
export type PageRenderer = (request: PageRequest) => Promise<ServerRenderedPage | null>;

/** What the site built for servers offers. */
export interface SiteEntry {
  renderSite(request: PageRequest): Promise<Pick<ServerRenderedPage, 'html' | 'css'>>;
}

/** Rendering blocks the process for milliseconds: when more are waiting, the browser is faster. */
const concurrency = 4;
/** Slightly longer than API responses are cached, ms; the client updates what is outdated. */
const cacheTime = 30_000;

/** `folder` holds the site built for servers (`scripts/build/site.ts`). */
export function pageRenderer(folder: string, onError: (error: unknown) => void): PageRenderer {
  const cache = new LRUCache<string, ServerRenderedPage>({ max: 300, ttl: cacheTime });
  const file = join(folder, 'entryServer.js');
  if (!existsSync(file)) return async () => null;
  let entry: Promise<SiteEntry> | undefined;
  let running = 0;
  return async (request) => {
    const key = JSON.stringify(request);
    const cached = cache.get(key);
    if (cached) return cached;
    if (running >= concurrency) return null;
    running += 1;
    try {
      entry ??= import(pathToFileURL(file).href) as Promise<SiteEntry>;
      const { html, css } = await (await entry).renderSite(request);
      const content = { html, css, styleHash: styleHash(css) };
      cache.set(key, content);
      return content;
    } catch (error) {
      onError(error);
      return null;
    } finally {
      running -= 1;
    }
  };
}
