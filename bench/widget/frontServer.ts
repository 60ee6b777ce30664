import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { peersFolder, peersPath } from './peerPages';

/** Folders by path; the longest path comes first. */
const folders: readonly (readonly [path: string, folder: string])[] = [
  [peersPath, join(peersFolder, '/')],
  ['/bench/', fileURLToPath(new URL('pages/', import.meta.url))],
];
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** JSON for every URL that ends with `path`. */
export interface OwnAnswer {
  readonly path: string;
  readonly body: string;
}

export interface FrontServer {
  readonly origin: string;
  /** Overrides the reference server's responses; null forwards everything to it. */
  answer(given: OwnAnswer | null): void;
  /** Serves a page made by the benchmark, compressed. */
  print(pathname: string, html: string): void;
  stop(): Promise<void>;
}

/**
 * Serves the benchmark's pages under `/bench/` and forwards everything else to the reference server, so that all has one origin; with `api`, calls
 * are answered by that, compressed as the server does. Speaks HTTP/2, as what stands in front of a site does, with a certificate that nobody knows: six connections of HTTP/1.1
 * would load thirteen files in three rounds.
 */
export async function startFrontServer(target: string, api?: typeof fetch): Promise<FrontServer> {
  let own: OwnAnswer | null = null;
  const printed = new Map<string, Buffer>();
  const server = createSecureServer(certificate(), (incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (own && pathname.endsWith(own.path)) {
      answer.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      answer.end(own.body);
      return;
    }
    const page = printed.get(pathname);
    if (page !== undefined) {
      answer.writeHead(200, { 'content-type': types['.html'] ?? '', 'content-encoding': 'gzip', 'cache-control': 'no-store' });
      answer.end(page);
      return;
    }
    const file = fileAt(pathname);
    if (file !== null) {
      sendFile(file, String(incoming.headers['accept-encoding']), answer);
      return;
    }
    if (api && pathname.startsWith('/api/')) {
      answerBy(api, incoming, answer);
      return;
    }
    const headers = { ...withoutConnection(incoming.headers), host: String(incoming.headers[':authority']) };
    const passed = request(target + incoming.url, { method: incoming.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, withoutConnection(reply.headers));
      reply.pipe(answer);
    });
    passed.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    incoming.pipe(passed);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    answer: (given) => {
      own = given;
    },
    print: (pathname, html) => printed.set(pathname, gzipSync(html)),
    stop: () => close(server, sessions),
  };
}

function fileAt(pathname: string): string | null {
  for (const [path, folder] of folders) {
    if (!pathname.startsWith(path)) continue;
    const file = join(folder, pathname.slice(path.length));
    return file.startsWith(folder) && existsSync(file) ? file : null;
  }
  return null;
}

/** Compressed where a build has compressed it, in the encoding that the reference server would choose. */
function sendFile(file: string, accepted: string, answer: Http2ServerResponse): void {
  const headers: Record<string, string> = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  };
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding) || !existsSync(file + ending)) continue;
    answer.writeHead(200, { ...headers, 'content-encoding': encoding });
    createReadStream(file + ending).pipe(answer);
    return;
  }
  answer.writeHead(200, headers);
  createReadStream(file).pipe(answer);
}

function answerBy(api: typeof fetch, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const parts: Buffer[] = [];
  const gone = new AbortController();
  answer.on('close', () => gone.abort());
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', async () => {
    const headers = new Headers(Object.entries(withoutConnection(incoming.headers)).map(([name, value]) => [name, String(value)]));
    const body = parts.length > 0 ? Buffer.concat(parts).toString() : null;
    try {
      const response = await api(`http://localhost${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers,
        body,
        signal: gone.signal,
      });
      const sent = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' };
      if (headers.get('accept-encoding')?.includes('gzip') && response.headers.get('content-type')?.includes('json')) {
        answer.writeHead(response.status, { ...sent, 'content-encoding': 'gzip' });
        answer.write(gzipSync(await response.text()));
      } else {
        answer.writeHead(response.status, sent);
        for await (const part of response.body ?? []) answer.write(part);
      }
    } catch {
      // The page has gone.
    }
    answer.end();
  });
}

/** Headers of one connection, and those of HTTP/2 alone, do not pass on. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !/^:|^(connection|keep-alive|transfer-encoding|upgrade|host)$/.test(name));
  return Object.fromEntries(kept);
}

/** A new one for every run. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'kvartal-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
  ];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  try {
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function close(server: Http2SecureServer, sessions: ReadonlySet<ServerHttp2Session>): Promise<void> {
  for (const session of sessions) session.destroy();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
