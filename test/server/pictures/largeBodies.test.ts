import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { largeBodies } from '../../../examples/server/http/largeBodies';
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
  let entered: ((value: unknown) => void)[];
  let go: () => void;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bodies-'));
    entered = [];
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    let real: Uploads | null = null;
    const pictureFiles = folderFiles(folder);
    const uploads: Uploads = {
      takeAvatar: () => Promise.reject(new Error('not asked for')),
      async take(bytes) {
        const waiting = entered.shift();
        waiting?.(null);
        if (waiting) await gate;
        real ??= uploadsTo(pictureFiles, uploadJournal(server.db, 'test'));
        return real.take(bytes);
      },
    };
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), uploads, pictureFiles });
  });
  afterEach(async () => {
    go();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const create = (token: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/realty/sale/',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      payload,
    });
  /** Resolves when the photo of the next request is read. */
  const nextIsIn = () => new Promise<unknown>((resolve) => entered.push(resolve));
  const form = JSON.stringify(encodeListingForm(aListingForm(), [smallPhotos.png]));
  /** More than a megabyte: spaces are JSON, too. */
  const large = form + ' '.repeat(1_100_000);

  /** Sends the head of a request that announces a body and never sends any of it. Resolves with the answer. */
  async function announce(token: string | null, length: number): Promise<string> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const authorization = token ? `Authorization: Token ${token}\r\n` : '';
    socket.write(
      `POST /api/realty/sale/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return text(socket);
  }

  test('large ones until there are 80 MB or four of them, one of each user; others get 503 with Retry-After before they are read', async () => {
    const users = [];
    for (let index = 0; index < 5; index++) users.push(await storeUser(server));
    const [one, two, three, four, five] = users.map(({ token }) => token) as [string, string, string, string, string];
    await server.app.listen({ port: 0 });
    const answers: Promise<{ statusCode: number }>[] = [];
    const enter = async (token: string, body: string) => {
      const isIn = nextIsIn();
      answers.push(create(token, body));
      await isIn;
    };
    const expectRefused = async (token: string, length: number) => {
      const answer = await announce(token, length);
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
      expect(answer).toContain('Сервис временно недоступен.');
    };
    await enter(one, form + ' '.repeat(30_000_000));
    await expectRefused(one, 2_000_000);
    await expectRefused(two, 60_000_000);
    for (const token of [two, three, four]) await enter(token, large);
    await expectRefused(five, 2_000_000);
    expect(largeBodies.held).toBe(4);
    // Small bodies are not held up.
    const small = await server.app.inject({
      method: 'PUT',
      url: '/api/realty/1/status/',
      headers: { authorization: `Token ${five}`, 'content-type': 'application/json' },
      payload: '{"realty_status":4}',
    });
    expect(small.statusCode).toBe(404);
    go();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await create(five, large)).statusCode).toBe(201);
    expect((await create(one, large)).statusCode).toBe(201);
    expect(largeBodies.held).toBe(0);
  });

  test('without a token, and above what five photos need, nothing is read', async () => {
    const { token } = await storeUser(server);
    await server.app.listen({ port: 0 });
    expect(await announce(null, 60_000_000)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await announce(token, 90_000_000)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('names with paths name nothing; what is served is a picture that runs nothing', async () => {
    const { token } = await storeUser(server);
    const encoded = (await aPng()).toString('base64');
    const named = `data:image/svg+xml;name=../../../etc/passwd.html;base64,${encoded}`;
    const answer = await create(token, JSON.stringify(encodeListingForm(aListingForm(), [named])));
    expect(answer.statusCode).toBe(201);
    const [name = ''] = await readdir(folder);
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
