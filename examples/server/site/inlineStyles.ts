import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleHash } from './styleHash';

/** The site's style sheet, as the build links it. */
const link = /<link rel="stylesheet" crossorigin href="(\/assets\/[\w.-]+\.css)">/;

/** Style sheets by file name, which contains a content hash. */
const cache = new Map<string, { readonly css: string; readonly hash: string }>();

/**
 * Inlines the site's style sheet, which saves a round trip before the first paint. Also returns its hash for the content security policy;
 * null if there is no link.
 */
export async function inlineStyles(document: string, folder: string): Promise<{ document: string; hash: string | null }> {
  const [tag, path] = link.exec(document) ?? [];
  if (tag === undefined || path === undefined) return { document, hash: null };
  let sheet = cache.get(path);
  if (!sheet) {
    const css = await readFile(join(folder, path), 'utf8');
    sheet = { css, hash: styleHash(css) };
    cache.set(path, sheet);
  }
  const { css, hash } = sheet;
  return { document: document.replace(tag, () => `<style>${css}</style>`), hash };
}
