import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { bareHeaders } from '../http/headers';
import { badRequest } from '../http/problems';

const problems: Readonly<Record<string, { readonly status: number; readonly detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'Заголовки запроса слишком большие.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'Запрос пришёл не полностью.' },
};

/** For people: their address cannot be led to where it was meant to. No style, as the policy of such answers allows none. */
const unreadablePage =
  '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Адрес не читается — Квартал</title><h1>Адрес не читается</h1><p>Проверьте, целиком ли скопирована ссылка, или начните <a href="/">с главной</a>.</p></html>';

const redirect = { status: 302, detail: 'Адрес записан по-другому.' };

/**
 * Responds to what is not a readable HTTP request, which reaches neither routes nor hooks, like any other problem. Link previews and scripts
 * send addresses in Cyrillic as they are: these are sent on to the same address, encoded.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, log: FastifyBaseLogger): void {
  // The connection is gone, or a response has begun that nothing can be added to.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const location = error.code === 'HPE_INVALID_URL' ? encodedAddress(error) : null;
  const { status, detail } = location ? redirect : (problems[error.code ?? ''] ?? { status: 400, ...badRequest });
  const id = randomUUID();
  log.info({ reqId: id, route: 'unknown', status, reason: error.code }, 'answered');
  const isPage = status === 400 && /^GET \/(?!api\/)/.test(packetOf(error));
  const body = isPage ? unreadablePage : JSON.stringify({ detail });
  const headers = {
    ...bareHeaders,
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    ...(location && { location }),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** Returns the address of a GET request whose only fault is letters beyond ASCII; null for anything else. */
function encodedAddress(error: NodeJS.ErrnoException): string | null {
  const [, address = ''] = /^GET (\/(?![/\\])\S*) HTTP\/1\.[01]\r\n/.exec(packetOf(error)) ?? [];
  if (!/[^\x21-\x7e]/.test(address) || address.includes('\ufffd')) return null;
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Node adds what its parser was reading; the types of the framework call it something else. */
function packetOf(error: NodeJS.ErrnoException): string {
  return 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('utf8') : '';
}
