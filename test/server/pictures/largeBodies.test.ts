import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { largeBodies } from '../../../examples/server/http/bodies/largeBodies';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { type Uploads, uploadsTo } from '../../../examples/server/pictures/uploadedPicture';
import { uploadJournal } from '../../../examples/server/pictures/uploadJournal';
import { photoSchema } from '../../../src/api/wire/listing/listing';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { aPng } from '../support/hostilePictures';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

describe('bodies with photos', () => {
  let server: AccountServer;
  let folder: string;
  let bodies: string;
  let go: () => void;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bodies-'));
    bodies = join(folder, 'bodies');
    await mkdir(bodies);
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    let real: Uploads | null = null;
    const pictureFiles = folderFiles(join(folder, 'pictures'));
    const uploads: Uploads = {
      takeAvatar: () => Promise.reject(new Error('not asked for')),
      async take(bytes) {
        await gate;
        real ??= uploadsTo(pictureFiles, uploadJournal(server.db, 'test'));
        return real.take(bytes);
      },
    };
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), uploads, pictureFiles, bodiesDir: bodies });
  });
  afterEach(async () => {
    go();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const create = (token: string, payload: string, remoteAddress = '127.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: '/api/realty/sale/',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      payload,
      remoteAddress,
    });
  const bodyOf = (photo: string, fields: object = {}) => JSON.stringify({ ...encodeListingForm(aListingForm(), [photo]), ...fields });
  /** Of more than a megabyte: what is behind the end of a picture is taken. */
  const largePhoto = Buffer.concat([Buffer.from(smallPhotos.jpeg, 'base64'), Buffer.alloc(1_000_000)]).toString('base64');
  const large = bodyOf(largePhoto);

  /** Sends the head of a request that announces a body and this much of it. Resolves with the answer. */
  async function announce(token: string | null, length: number, sent = 0): Promise<string> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const authorization = token ? `Authorization: Token ${token}\r\n` : '';
    socket.write(
      `POST /api/realty/sale/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    if (sent > 0) socket.write('"'.padEnd(sent, 'a'));
    return text(socket);
  }

  test('twelve large ones, six of an address, one of each user; others get 503 with Retry-After before they are read', async () => {
    const users = await Promise.all(Array.from({ length: 14 }, () => storeUser(server)));
    const tokens = users.map(({ token }) => token);
    const [another = '', last = ''] = tokens.slice(12);
    await server.app.listen({ port: 0 });
    const answers: Promise<{ statusCode: number }>[] = [];
    const enter = async (token: string, address: string) => {
      answers.push(create(token, large, address));
      await vi.waitFor(() => expect(largeBodies.held).toBe(answers.length), 20_000);
    };
    const expectRefused = async (token: string) => {
      const answer = await announce(token, 2_000_000);
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
      expect(answer).toContain('Сервис временно недоступен.');
    };
    for (const token of tokens.slice(0, 5)) await enter(token, '127.0.0.1');
    await expectRefused(tokens[0] ?? '');
    await enter(tokens[5] ?? '', '127.0.0.1');
    await expectRefused(another);
    for (const token of tokens.slice(6, 12)) await enter(token, '198.51.100.7');
    expect((await create(another, large, '203.0.113.9')).statusCode).toBe(503);
    // Small bodies are not held up.
    const small = await server.app.inject({
      method: 'PUT',
      url: '/api/realty/1/status/',
      headers: { authorization: `Token ${last}`, 'content-type': 'application/json' },
      payload: '{"realty_status":4}',
    });
    expect(small.statusCode).toBe(404);
    go();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect((await create(another, large, '203.0.113.9')).statusCode).toBe(201);
    expect((await create(tokens[0] ?? '', large, '203.0.113.9')).statusCode).toBe(201);
    expect(largeBodies.held).toBe(0);
  });

  test('one that arrives too slowly gives its place back', async () => {
    const { token } = await storeUser(server);
    await server.app.listen({ port: 0 });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const answer = announce(token, 2_000_000, 100_000);
      await vi.waitFor(() => expect(largeBodies.held).toBe(1), 20_000);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), 20_000);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]+Запрос пришёл не полностью/);
      expect(largeBodies.held).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('photos are read whatever JSON escapes in them; the same body again is the same action', async () => {
    const { token } = await storeUser(server);
    go();
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/realty/sale/',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json', 'idempotency-key': 'escaped' },
        payload,
      });
    const escaped = large.replaceAll('/', '\\/');
    const [first, again] = [await send(escaped), await send(escaped)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await send(bodyOf(`data:image/jpeg;base64,${largePhoto}`))).statusCode).toBe(422);
    const other = await create(token, bodyOf(`data:image/jpeg;base64,${largePhoto}`));
    expect(other.statusCode).toBe(201);
  });

  test('a long text that is no photo is refused as a text', async () => {
    const { token } = await storeUser(server);
    go();
    const answer = await create(token, bodyOf(largePhoto, { description: 'а'.repeat(40_000) }));
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['description']]);
    expect((await create(token, bodyOf(largePhoto, { description: 'а'.repeat(600_000) }))).statusCode).toBe(413);
    const photos = await create(token, bodyOf('a'.repeat(15_000_000)));
    expect([photos.statusCode, photos.body]).toEqual([400, expect.stringContaining('photos_upload')]);
    for (const body of [`${large.slice(0, -3)}`, large.replace('"photos_upload":["', '"photos_upload":["\\x')])
      expect((await create(token, body)).statusCode).toBe(400);
    expect(await readdir(bodies)).toEqual([]);
  });

  test('without a token, and above what five photos need, nothing is read', async () => {
    const { token } = await storeUser(server);
    await server.app.listen({ port: 0 });
    expect(await announce(null, 60_000_000)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await announce(token, 90_000_000)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('names with paths name nothing; what is served is a picture that runs nothing', async () => {
    const { token } = await storeUser(server);
    go();
    const encoded = (await aPng()).toString('base64');
    const named = `data:image/svg+xml;name=../../../etc/passwd.html;base64,${encoded}`;
    const answer = await create(token, JSON.stringify(encodeListingForm(aListingForm(), [named])));
    expect(answer.statusCode).toBe(201);
    const [name = ''] = await readdir(join(folder, 'pictures'));
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    const { id } = answer.json<{ id: number }>();
    const page = await server.app.inject({ url: `/api/realty/${id}/`, headers: { authorization: `Token ${token}` } });
    const { photos: shown } = v.parse(v.object({ photos: v.array(photoSchema) }), page.json());
    const url = shown[0]?.image ?? '';
    const picture = await server.app.inject({ url });
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    // Not without its key: no moderator has seen it.
    expect((await server.app.inject({ url: url.replace(/\?.*/, '') })).statusCode).toBe(404);
  });
});
