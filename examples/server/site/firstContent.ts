import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../../site/entryServer';
import { styleHash } from './styleHash';

/** What a page shows before any script runs. */
export interface FirstContent {
  readonly html: string;
  readonly css: string;
  /** Of the style sheet, as a policy takes it: `'sha256-…'`. */
  readonly styleHash: string;
}

/** Answers null where there is none: not built, too much to do at once, or it failed. The page then draws itself, as it would anyway. */
export type FirstContents = (request: PageRequest) => Promise<FirstContent | null>;

interface SiteEntry {
  renderSite(request: PageRequest): Promise<Pick<FirstContent, 'html' | 'css'>>;
}

/** Drawing takes the processor for milliseconds: who waits longer than the page itself would take is better off without. */
const atOnce = 4;
/** As long as the answers of the API may be kept, and a little more: what is older is put right by the page. */
const keptFor = 30_000;

/** `folder` holds the site built for servers (`scripts/build/site.ts`). */
export function firstContents(folder: string, onError: (error: unknown) => void): FirstContents {
  const kept = new LRUCache<string, FirstContent>({ max: 300, ttl: keptFor });
  const file = join(folder, 'entryServer.js');
  if (!existsSync(file)) return async () => null;
  let entry: Promise<SiteEntry> | undefined;
  let underWay = 0;
  return async (request) => {
    const key = JSON.stringify(request);
    const known = kept.get(key);
    if (known) return known;
    if (underWay >= atOnce) return null;
    underWay += 1;
    try {
      entry ??= import(pathToFileURL(file).href) as Promise<SiteEntry>;
      const { html, css } = await (await entry).renderSite(request);
      const content = { html, css, styleHash: styleHash(css) };
      kept.set(key, content);
      return content;
    } catch (error) {
      onError(error);
      return null;
    } finally {
      underWay -= 1;
    }
  };
}
