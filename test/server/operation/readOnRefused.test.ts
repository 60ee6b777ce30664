import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { failingStores } from '../support/failingStores';

/** A picture of 5.4 MB and a message of 6 MB: more than a server takes. */
const tooLarge = [
  { method: 'PATCH', path: '/api/users/profile/', type: 'multipart/form-data; boundary=x', length: 5_400_000 },
  { method: 'POST', path: '/api/chats/send-message/', type: 'application/json', length: 6_000_000 },
] as const;

describe('a body that is refused while it still comes', () => {
  let app: Awaited<ReturnType<typeof createApp>>;
  let port: number;
  beforeAll(async () => {
    const stores = failingStores();
    let users = 0;
    // Each has one large body at a time: every request is somebody else's.
    const accounts = { ...stores.accounts, requireUser: async () => ({ id: ++users, role: 'user' as const }) };
    app = await createApp({ ...stores, accounts, maxEventLoopDelay: 60_000 });
    await app.listen({ port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app?.close());

  /** Announces a body, waits for the answer, and only then sends `sent` bytes of it. */
  async function sendAfterAnswer({ method, path, type, length }: (typeof tooLarge)[number], sent: number, announced: number = length) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    const answered = once(socket, 'data');
    const ended = new Promise<string>((resolve) => {
      socket.once('error', ({ message }) => resolve(message)).once('close', () => resolve('closed'));
    });
    const head = ['Host: localhost', `Content-Type: ${type}`, `Content-Length: ${announced}`];
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    await answered;
    const chunk = Buffer.alloc(100_000, ' ');
    let left = sent;
    for (; left > 0 && socket.writable; left -= chunk.length) {
      if (!socket.write(chunk.subarray(0, left))) await Promise.race([once(socket, 'drain'), ended]);
    }
    socket.end();
    return { answer, ended: await ended, left };
  }

  test.each(tooLarge)('is read on, so that its client gets the 413: $method $path', async (call) => {
    const { answer, ended } = await sendAfterAnswer(call, call.length);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(ended).toBe('closed');
  });

  test.each(tooLarge)('has its 413 for clients of Node: $method $path', async ({ method, path, type, length }) => {
    const headers = { 'content-type': type };
    const body = Buffer.alloc(length, ' ');
    const init = { method, headers, body };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ detail: expect.stringMatching('большое') })]);
    // Without a connection that is kept.
    const sent = request({ port, path, method, headers, agent: false });
    const [answer] = await Promise.all([once(sent, 'response'), new Promise<void>((done) => sent.end(body, done))]);
    expect([answer[0].statusCode, await text(answer[0])]).toEqual([413, expect.stringMatching('большое')]);
  });

  test('is not read without an end', async () => {
    const { answer, left } = await sendAfterAnswer(tooLarge[1], 100_000_000, 200_000_000);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(left).toBeGreaterThan(50_000_000);
  });
});
