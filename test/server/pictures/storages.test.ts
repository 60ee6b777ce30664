import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { type PictureFiles, StorageProblem, withBuiltIn } from '../../../examples/server/pictures/pictureFiles';
import { s3Files } from '../../../examples/server/pictures/s3Files';
import { photoSchema } from '../../../src/api/wire/listing/listing';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type S3Server, startS3Server } from '../support/s3Server';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
/** A storage that hangs is noticed sooner than in production. */
const patience = 3000;

let folder: string;
let store: S3Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storages-'));
  store = await startS3Server(join(folder, 's3'));
});
afterEach(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => folderFiles(join(folder, 'files'))],
  ['an S3-compatible storage', () => s3Files(store.settings, patience)],
] as const)('picture files in %s', (_, open) => {
  test('are read as they were written, by picture and name; an empty storage has none', async () => {
    const files: PictureFiles = open();
    expect([await files.names(one), await files.read(one, '320.webp')]).toEqual([new Set(), null]);
    await files.remove(one);
    const content = Buffer.from([0, 255, 10, 13, 200]);
    await Promise.all([files.write(one, '320.webp', content), files.write(one, 'color.txt', Buffer.from('#000000'))]);
    await files.write(two, '640.jpg', content);
    expect(await files.names(one)).toEqual(new Set(['320.webp', 'color.txt']));
    expect(await files.read(one, '320.webp')).toEqual(content);
    expect([await files.read(one, '640.jpg'), await files.read(two, '320.webp')]).toEqual([null, null]);
    // Written again, it is the same.
    await files.write(one, '320.webp', content);
    await files.remove(one);
    expect([await files.names(one), await files.names(two)]).toEqual([new Set(), new Set(['640.jpg'])]);
  });

  test.each([
    ['..', '320.webp'],
    ['1'.repeat(31), '320.webp'],
    [one, '../x'],
    [one, '320.svg'],
  ])('never leave their place: %s, %s', async (hash, name) => {
    const files: PictureFiles = open();
    await expect((async () => files.write(hash, name, Buffer.from('x')))()).rejects.toThrow(RangeError);
    await expect((async () => files.read(hash, name))()).rejects.toThrow(RangeError);
  });
});

describe('a storage that fails', () => {
  test('is a problem that passes, whatever it does: refuse, break off, say nothing', async () => {
    const files = s3Files(store.settings, patience);
    await files.write(one, '320.webp', Buffer.from('x'));
    for (const behaviour of ['refuses', 'is down', 'hangs'] as const) {
      store.behaves(behaviour);
      const failing = s3Files(store.settings, behaviour === 'hangs' ? 200 : patience);
      for (const call of [
        () => failing.check(),
        () => failing.names(one),
        () => failing.read(one, '320.webp'),
        () => failing.write(two, '320.webp', Buffer.from('x')),
        () => failing.remove(one),
      ]) {
        await expect(call(), behaviour).rejects.toThrow(StorageProblem);
      }
    }
    const { endpoint } = store.settings;
    store.behaves('hangs');
    await expect(s3Files(store.settings, 200).check()).rejects.toThrow(
      `The storage of pictures: ${new URL(endpoint).host} does not answer (TimeoutError)`,
    );
    // Below the ports that are given out, and not among those that fetch refuses.
    await expect(s3Files({ ...store.settings, endpoint: 'http://127.0.0.1:499' }, patience).check()).rejects.toThrow(
      'The storage of pictures: 127.0.0.1:499 does not answer (ECONNREFUSED)',
    );
    store.behaves('answers');
    expect((await files.read(one, '320.webp'))?.toString()).toBe('x');
  });

  test('a wrong key is told apart from a missing file, and never written into a message', async () => {
    const files = s3Files({ ...store.settings, secretAccessKey: 'hunter2' }, patience);
    await expect(files.read(one, '320.webp')).rejects.toThrow(/^The storage of pictures: 403 SignatureDoesNotMatch$/);
    await expect(files.check()).rejects.toThrow(/^(?!.*hunter2)The storage of pictures: /);
  });

  test('a folder that cannot be written is one, too', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(folderFiles(join(folder, 'file')).write(one, '320.webp', Buffer.from('x'))).rejects.toThrow(StorageProblem);
  });
});

describe('the server with an S3-compatible storage', () => {
  let server: AccountServer;
  let token: string;
  beforeEach(async () => {
    const builtIn = folderFiles(join(folder, 'built-in'));
    const pictureFiles = withBuiltIn(builtIn, s3Files(store.settings, patience));
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), pictureFiles });
    ({ token } = await storeUser(server));
  });
  afterEach(() => server?.stop());

  const authorized = () => ({ authorization: `Token ${token}` });
  const create = (list: readonly string[]) =>
    server.app.inject({
      method: 'POST',
      url: '/api/realty/sale/',
      headers: { ...authorized(), 'content-type': 'application/json' },
      payload: JSON.stringify(encodeListingForm(aListingForm(), list)),
    });
  const photosOf = async (id: number) => {
    const page = await server.app.inject({ url: `/api/realty/${id}/`, headers: authorized() });
    return v.parse(v.object({ photos: v.array(photoSchema) }), page.json()).photos.map(({ image }) => image ?? '');
  };

  test('keeps photos there; nobody sees those of a hidden listing without a signed link', async () => {
    const answer = await create([smallPhotos.png, smallPhotos.jpeg]);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<{ id: number }>();
    expect(await store.pictures()).toHaveLength(2);
    const [url = ''] = await photosOf(id);
    const signed = await server.app.inject({ url });
    expect([signed.statusCode, signed.headers['content-type'], signed.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      expect.stringMatching(/^private, max-age=\d+$/),
    ]);
    const [path = ''] = url.split('?');
    expect((await server.app.inject({ url: path })).statusCode).toBe(404);
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(signed.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['refuses', 'is down', 'hangs'] as const)(
    'answers 503 while it %s, stores nothing, and takes the same request later',
    async (behaviour) => {
      const { id } = (await create([smallPhotos.png])).json<{ id: number }>();
      const [url = ''] = await photosOf(id);
      const count = () => server.db.selectFrom('listings').select('id').execute();
      const before = (await count()).length;
      store.behaves(behaviour);
      for (const answer of [await create([smallPhotos.jpeg]), await server.app.inject({ url })]) {
        expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '5', 'no-store']);
        expect(answer.json()).toEqual({ detail: 'Сервис временно недоступен.', request_id: expect.any(String) });
      }
      expect(await count()).toHaveLength(before);
      store.behaves('answers');
      expect((await create([smallPhotos.jpeg])).statusCode).toBe(201);
      expect((await server.app.inject({ url })).statusCode).toBe(200);
      expect(await server.db.selectFrom('picture_uploads').select('hash').execute()).toEqual([]);
    },
  );
});
