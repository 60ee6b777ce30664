import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { addSurrogateKeys, sharedPage } from '../edge/surrogateKeys';
import { codeLinks } from './codeLinks';
import { inlineStyles } from './inlineStyles';
import { type PageHead, renderHead } from './renderHead';
import type { ServerRenderedPage } from './rendering/pageRenderer';

export interface SitePage {
  readonly status?: number;
  /** Null leaves the head as built. */
  readonly head: PageHead | null;
  readonly content?: ServerRenderedPage | null;
  /** Name of its file among `pages` of the site, whose code is then preloaded. */
  readonly page?: string;
  /** Surrogate keys of a page that is the same for everybody, which caches in front may keep. None is kept without them. */
  readonly keys?: readonly string[];
}

interface SiteDocument {
  /** The built site. */
  readonly folder: string;
  /** Other hosts of pictures that the policy allows. */
  readonly imageHosts: readonly string[];
}

/** Root element of the client. */
const clientRoot = '<div id="site"></div>';
/** The root behind the content is inert, so that keyboard and screen reader reach one copy of the page only (`swapInClient`). */
const inertClientRoot = clientRoot.replace('>', ' inert>');

/**
 * Sends the built `index.html` with the head and content of this URL. Read on each request: a build may replace it while the server runs.
 */
export async function sendSite(
  reply: FastifyReply,
  { folder, imageHosts }: SiteDocument,
  { status = 200, head, content = null, page, keys }: SitePage,
): Promise<FastifyReply> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const links = page === undefined ? '' : await codeLinks(folder, page);
  const withLinks = built.replace('</head>', (end) => links + end);
  const document = head ? renderHead(withLinks, head) : withLinks;
  const hasContent = content !== null && document.includes(clientRoot);
  const { document: styled, hash } = hasContent ? await inlineStyles(document, folder) : { document, hash: null };
  if (keys) addSurrogateKeys(reply, keys);
  return reply
    .code(status)
    .header('content-security-policy', policy(hasContent ? [content.styleHash, hash] : [], imageHosts))
    .header('cache-control', keys ? sharedPage : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(hasContent ? insertContent(styled, content) : document);
}

/** Own origin only, inline style sheets with these hashes, and pictures of these hosts. The form makes photos small in a worker from a blob. */
function policy(hashes: readonly (string | null)[], imageHosts: readonly string[]): string {
  const styles = hashes.length === 0 ? '' : `; style-src ${["'self'", ...hashes].filter(Boolean).join(' ')}`;
  const images = ["'self'", 'data:', ...imageHosts].join(' ');
  return `default-src 'self'; img-src ${images}${styles}; worker-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'`;
}

/** Functions, because `$&` is special in a replacement string. */
function insertContent(document: string, { html, css }: ServerRenderedPage): string {
  return document
    .replace('</head>', () => `  <style id="first-styles">${css}</style>\n  </head>`)
    .replace(clientRoot, () => `<div id="first">${html}</div>\n    ${inertClientRoot}`);
}
