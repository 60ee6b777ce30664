import http from 'node:http';
import https from 'node:https';
import { PassThrough } from 'node:stream';
import { feedLimits } from '../feedLimits';
import { FeedProblem } from '../feedNote';
import type { FeedFile, FileValidators } from '../readFeed';
import { checkUrl, publicLookup } from './publicAddress';

/**
 * Loads a feed: only from public addresses, or hosts that the operator names; each redirect is checked like the first address, and proxies of the environment do not
 * count. A name and password of the address go into a header and into no message.
 * @throws FeedProblem for an address that is not loaded, a server that does not answer and answers other than 200
 */
export async function downloadFeed(address: string, allowedHosts: readonly string[]): Promise<FeedFile> {
  const file = await downloadIfChanged(address, allowedHosts, null);
  // The server was not asked whether it is.
  if (file === 'unchanged') throw new FeedProblem('feed_unreachable', { status: 304 });
  return file;
}

/** Loads a feed as {@link downloadFeed} does, unless its server says that it is still the one with the `known` validators. */
export async function downloadIfChanged(
  address: string,
  allowedHosts: readonly string[],
  known: FileValidators | null,
): Promise<FeedFile | 'unchanged'> {
  const end = AbortSignal.timeout(feedLimits.wholeTime);
  if (!URL.canParse(address)) throw new FeedProblem('feed_address');
  let url = new URL(address);
  for (let redirects = 0; redirects <= feedLimits.redirects; redirects++) {
    checkUrl(url, allowedHosts);
    const answer = await ask(url, allowedHosts, end, known);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) {
      const charset = charsetOf(headers['content-type']);
      return { bytes: body(answer, end), url: withoutName(url), charset, validators: validatorsOf(headers) };
    }
    answer.destroy();
    if (statusCode === 304) return 'unchanged';
    if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new FeedProblem('feed_unreachable', { status: statusCode });
    if (!URL.canParse(headers.location, url)) throw new FeedProblem('feed_address');
    const next = new URL(headers.location, url);
    // Name and password stay with the server that they are for; another address gives none.
    const isSame = next.origin === url.origin;
    Object.assign(next, { username: isSame ? url.username : '', password: isSame ? url.password : '' });
    url = next;
  }
  throw new FeedProblem('feed_unreachable', { status: `больше ${feedLimits.redirects} перенаправлений` });
}

function ask(url: URL, allowedHosts: readonly string[], end: AbortSignal, known: FileValidators | null): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    // Node makes a header of name and password, and throws for what it cannot decode.
    const asked = request(
      url,
      {
        agent: false,
        lookup: publicLookup(allowedHosts),
        signal: end,
        timeout: feedLimits.idleTime,
        headers: { 'user-agent': 'Kvartal feeds', 'accept-encoding': 'gzip', ...conditions(known) },
      },
      resolve,
    );
    asked.on('timeout', () => asked.destroy(new FeedProblem('feed_slow')));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof FeedProblem) reject(error);
      else
        reject(
          end.aborted ? new FeedProblem('feed_slow') : new FeedProblem('feed_unreachable', { status: error.code ?? 'нет соединения' }),
        );
    });
    asked.end();
  }).catch((error: unknown) => {
    throw error instanceof URIError ? new FeedProblem('feed_address') : error;
  });
}

/** The bytes of an answer, with one error for all that cuts it off. They may still be packed. */
function body(answer: http.IncomingMessage, end: AbortSignal): PassThrough {
  const bytes = new PassThrough();
  answer.setTimeout(feedLimits.idleTime, () => answer.destroy(new FeedProblem('feed_slow')));
  answer.on('error', (error) => {
    const problem = error instanceof FeedProblem || !end.aborted ? error : new FeedProblem('feed_slow');
    bytes.destroy(problem instanceof FeedProblem ? problem : new FeedProblem('feed_unreachable', { status: 'соединение оборвалось' }));
  });
  // The reader of the bytes meets the error, which may come before they begin.
  bytes.on('error', () => undefined);
  bytes.on('close', () => answer.destroy());
  answer.pipe(bytes);
  return bytes;
}

function conditions(known: FileValidators | null): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

function validatorsOf({ etag, 'last-modified': lastModified }: http.IncomingHttpHeaders): FileValidators | null {
  return etag || lastModified ? { ...(etag && { etag }), ...(lastModified && { lastModified }) } : null;
}

function withoutName(url: URL): string {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain.href;
}

const charsetOf = (type: string | undefined) => /charset\s*=\s*"?([\w.:-]+)/i.exec(type ?? '')?.[1] ?? null;
