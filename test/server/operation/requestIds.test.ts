import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { type AppOptions, createApp } from '../../../examples/server/http/app';
import { markStatement } from '../../../examples/server/operation/requestContext';
import { failingStores } from '../support/failingStores';

const given = '7f3c2a9e41d84c0b9a6e5d2f1b0c8e7a';
const ownId = /^[\da-f]{8}-[\da-f-]{27}$/;

describe('V4: request ids', () => {
  const lines: string[] = [];
  let app: FastifyInstance;
  afterEach(async () => {
    lines.length = 0;
    await app.close();
  });

  async function idOf(trustProxy: AppOptions['trustProxy'], sent: string | undefined, remoteAddress = '10.1.2.3'): Promise<string> {
    app = await createApp({
      ...failingStores(),
      trustProxy,
      logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    });
    const headers = sent === undefined ? {} : { 'x-request-id': sent };
    return String((await app.inject({ url: '/api/realty/1/', remoteAddress, headers })).headers['x-request-id']);
  }

  test.each([
    ['one proxy before the server', 1, '10.1.2.3'],
    ['a network', ['127.0.0.1', '10.0.0.0/8'], '10.1.2.3'],
    ['a network, over IPv6', ['10.0.0.0/8'], '::ffff:10.1.2.3'],
    ['an IPv6 network', ['fd00::/8'], 'fd12::1'],
  ])('the id of a trusted proxy is kept: %s', async (_what, trustProxy, address) => {
    expect(await idOf(trustProxy, given, address)).toBe(given);
  });

  test.each([
    ['nobody is trusted', null, '10.1.2.3'],
    ['another address', ['10.0.0.0/8'], '192.0.2.1'],
    ['another IPv6 address', ['fd00::/8'], '2001:db8::1'],
  ])('others get a new one: %s', async (_what, trustProxy, address) => {
    expect(await idOf(trustProxy, given, address)).toMatch(ownId);
  });

  test.each([
    ['none', undefined],
    ['empty', ''],
    ['too short', 'abc'],
    ['too long', 'a'.repeat(129)],
    ['with a line break in JSON', 'abcdefgh\\n'],
    ['with markup', '<b>abcdefgh</b>'],
    ['two of them', `${given}, ${given}`],
  ])('an invalid one is replaced: %s', async (_what, sent) => {
    expect(await idOf(1, sent)).toMatch(ownId);
  });

  test('statements begin with the id, also those after a body has arrived; others have none', async () => {
    app = await createApp({ ...failingStores(), trustProxy: 1 });
    app.all('/probe', async () => {
      // Statements come after others, and after what is waited for.
      await new Promise(setImmediate);
      return { text: markStatement('select 1') };
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = (id: string) => ({ 'x-request-id': id, 'content-type': 'application/json' });
    const statements = await Promise.all([
      fetch(`${address}/probe`, { headers: headers('id-of-the-first') }),
      fetch(`${address}/probe`, {
        method: 'POST',
        headers: headers('id-of-the-second'),
        body: JSON.stringify({ text: 'a'.repeat(200_000) }),
      }),
    ]);
    expect(await Promise.all(statements.map((answer) => answer.json()))).toEqual([
      { text: '/* id-of-the-first */ select 1' },
      { text: '/* id-of-the-second */ select 1' },
    ]);
    expect(markStatement('select 1')).toBe('select 1');
  });

  test('log lines and the body of a failure have the id', async () => {
    await idOf(1, given);
    const response = await app.inject({ url: '/api/realty/1/', headers: { 'x-request-id': given } });
    expect(response.json()).toEqual({ detail: 'Внутренняя ошибка сервиса, попробуйте позже.', request_id: given });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => line.includes(given))).toBe(true);
  });

  test('responses of the framework have one', async () => {
    await idOf(1, given);
    for (const url of ['/api/%E0%A4%A', `/api/realty/${'1'.repeat(2000)}/`]) {
      const { headers } = await app.inject({ url, headers: { 'x-request-id': given } });
      expect(headers['x-request-id']).toBe(given);
    }
  });

  test.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'Заголовки запроса слишком большие.',
    ],
    ['what is not HTTP', 'canary\r\n\r\n', 400, 'Неверный запрос.'],
    ['letters beyond ASCII in what is no page', 'POST /realty?canary=Сокол HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'Неверный запрос.'],
    ['letters beyond ASCII and another mistake in a call', 'GET /api/Сокол ? HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'Неверный запрос.'],
  ])('%s: an answer like any other', async (_what, sent, status, detail) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('content-type: application/json; charset=utf-8');
    expect(head).toContain('x-content-type-options: nosniff');
    const id = /x-request-id: (\S+)/.exec(head)?.[1] ?? '';
    expect(id).toMatch(ownId);
    expect(JSON.parse(body)).toEqual({ detail });
    expect(lines.some((line) => line.includes(id) && !line.includes('canary'))).toBe(true);
  });

  test('an address in Cyrillic, as link previews send it, leads to the same address encoded', async () => {
    const head = await answerTo('GET /realty?address_metro=Сокол&price_max=20%20000 HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(head).toContain('HTTP/1.1 302 ');
    expect(head).toContain(`location: /realty?address_metro=${encodeURIComponent('Сокол')}&price_max=20%20000\r\n`);
  });

  test.each([
    ['another host in them', Buffer.from('GET //canary.example/Сокол HTTP/1.1\r\nHost: a\r\n\r\n')],
    ['letters of an old encoding', Buffer.from('GET /realty?address_metro=\xd1\xee\xea\xee\xeb HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1')],
  ])('%s: a page says that the address cannot be read', async (_what, sent) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400 ');
    expect(head).toContain('content-type: text/html; charset=utf-8');
    expect(body).toContain('<h1>Адрес не читается</h1>');
    expect(body).not.toContain('canary');
  });

  /** Returns what the server writes until it closes the connection. */
  async function answerTo(sent: string | Buffer): Promise<string> {
    await idOf(null, undefined);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.write(sent);
    return text(socket);
  }
});
