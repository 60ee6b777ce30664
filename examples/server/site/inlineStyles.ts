import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleHash } from './styleHash';

/** The style sheet of the site, as the build has linked it. */
const link = /<link rel="stylesheet" crossorigin href="(\/assets\/[\w.-]+\.css)">/;

/** By file; a name carries the hash of its content. */
const known = new Map<string, { readonly css: string; readonly hash: string }>();

/**
 * The document with the site's style sheet in it instead of a link: what the server prints is painted one journey to the server earlier. Answers the
 * hash that a policy needs as well; null where there is no link.
 */
export async function inlineStyles(document: string, folder: string): Promise<{ document: string; hash: string | null }> {
  const [tag, path] = link.exec(document) ?? [];
  if (tag === undefined || path === undefined) return { document, hash: null };
  let sheet = known.get(path);
  if (!sheet) {
    const css = await readFile(join(folder, path), 'utf8');
    sheet = { css, hash: styleHash(css) };
    known.set(path, sheet);
  }
  const { css, hash } = sheet;
  return { document: document.replace(tag, () => `<style>${css}</style>`), hash };
}
