import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { codePreloads } from './codePreloads';
import type { FirstContent } from './firstContent';
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
  const preloads = page === undefined ? '' : await codePreloads(folder, page);
  const hinted = built.replace('</head>', (end) => preloads + end);
  const document = head ? printHead(hinted, head) : hinted;
  const isPrinted = first !== null && document.includes(place);
  return reply
    .code(status)
    .header('content-security-policy', policy(isPrinted ? first.styleHash : null))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(isPrinted ? printFirst(document, first) : document);
}

/** Nothing but the site's own origin, and of what stands in the document itself only the one style sheet with this hash. */
function policy(styleHash: string | null): string {
  const styles = styleHash === null ? '' : `; style-src 'self' ${styleHash}`;
  return `default-src 'self'; img-src 'self' data:${styles}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;
}

/** By functions: a replacement that is text gives `$&` a meaning. */
function printFirst(document: string, { html, css }: FirstContent): string {
  return document
    .replace('</head>', () => `  <style id="first-styles">${css}</style>\n  </head>`)
    .replace(place, () => `<div id="first">${html}</div>\n    ${place}`);
}
