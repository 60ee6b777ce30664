import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { announceClosing, closeGracefully } from '../../../examples/server/http/gracefulClose';
import { failingStores } from '../support/failingStores';

test('a request that had begun to arrive when the server closed is answered, and its connection ends', async () => {
  const app = await createApp({ ...failingStores(), checkDatabase: async () => undefined });
  const closing = announceClosing(app);
  const accepted: Socket[] = [];
  app.server.on('connection', (socket) => accepted.push(socket));
  await app.listen({ port: 0 });
  const client = connect((app.server.address() as AddressInfo).port);
  await once(client, 'connect');
  client.write('GET /api/reference-data/ HTTP/1.1\r\nHost: loc');
  await vi.waitFor(() => expect(accepted[0]?.bytesRead).toBeGreaterThan(0));
  closing.begin();
  const closed = closeGracefully(app);
  // The port is closed by now.
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  client.write('alhost\r\n\r\n');
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
