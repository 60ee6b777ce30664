import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { codeLinks } from './codeLinks';
import type { FirstContent } from './firstContent';
import { inlineStyles } from './inlineStyles';
import { type PrintedHead, printHead } from './printHead';

export interface PrintedPage {
  readonly status?: number;
  /** Null leaves the head as it was built. */
  readonly head: PrintedHead | null;
  readonly first?: FirstContent | null;
  /** Its file among `pages` of the site: the code is on its way at once then. */
  readonly page?: string;
}

/** Where the site draws itself. */
const place = '<div id="site"></div>';

/** Sends the built `index.html` with what this address says of itself. Read anew each time: a build may replace it while the server runs. */
export async function sendSite(
  reply: FastifyReply,
  folder: string,
  { status = 200, head, first = null, page }: PrintedPage,
): Promise<FastifyReply> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const links = page === undefined ? '' : await codeLinks(folder, page);
  const hinted = built.replace('</head>', (end) => links + end);
  const document = head ? printHead(hinted, head) : hinted;
  const isPrinted = first !== null && document.includes(place);
  const { document: styled, hash } = isPrinted ? await inlineStyles(document, folder) : { document, hash: null };
  return reply
    .code(status)
    .header('content-security-policy', policy(isPrinted ? [first.styleHash, hash] : []))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(isPrinted ? printFirst(styled, first) : document);
}

/** Nothing but the site's own origin, and of what stands in the document itself only style sheets with these hashes. */
function policy(hashes: readonly (string | null)[]): string {
  const styles = hashes.length === 0 ? '' : `; style-src ${["'self'", ...hashes].filter(Boolean).join(' ')}`;
  return `default-src 'self'; img-src 'self' data:${styles}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;
}

/** By functions: a replacement that is text gives `$&` a meaning. */
function printFirst(document: string, { html, css }: FirstContent): string {
  return document
    .replace('</head>', () => `  <style id="first-styles">${css}</style>\n  </head>`)
    .replace(place, () => `<div id="first">${html}</div>\n    ${place}`);
}
