import { createReadStream } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from '../../../examples/server/http/problems';

test('an error says nothing about the file that could not be read', async () => {
  const app = Fastify();
  handleErrors(app);
  app.get('/code.js', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript', 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
      .headers({ etag: '"1"', 'last-modified': 'Fri, 27 Nov 2026 19:00:00 GMT', 'accept-ranges': 'bytes' })
      .send(createReadStream('/nowhere/code.js')),
  );
  const { statusCode, headers, body } = await app.inject('/code.js');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { detail: 'Сервис временно недоступен.', request_id: expect.any(String) }]);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  for (const name of ['content-encoding', 'etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty(name);
  await app.close();
});
