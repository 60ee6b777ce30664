import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addJob } from '../../../examples/server/jobs/addJob';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { removeUnusedPictures } from '../../../examples/server/pictures/removeUnused';
import { uploadJournal } from '../../../examples/server/pictures/uploadJournal';
import { somewhere } from '../support/accountServer';
import { aJpeg, aPng, canary, cleaned, refused } from '../support/hostilePictures';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';

const [hostile, harmless] = [await refused(), await cleaned()];
const words = {
  format: 'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG',
  pixels: 'Изображение слишком большое. Уменьшите его до 50\u00a0мегапикселей.',
  broken: 'Выбранный файл не является изображением',
  size: 'Размер файла не должен превышать 5 МБ.',
} as const;

describe.each(engines)('the settings of a user on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('as calls', () => {
    let server: IdentityServer;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'avatars-'));
      server = await startIdentityServer(await start(), { pictureFiles: folderFiles(folder) });
    });
    afterAll(async () => {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const send = async (token: string | undefined, type: string, payload: Buffer) => {
      const headers = { 'content-type': type, ...(token !== undefined && { authorization: `Token ${token}` }) };
      const response = await server.app.inject({
        method: 'PATCH',
        url: '/api/users/profile/',
        headers,
        payload,
        remoteAddress: somewhere(),
      });
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
    };
    const change = async (token: string | undefined, fields: Readonly<Record<string, string | Buffer>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        form.set(
          name,
          typeof value === 'string' ? value : new File([new Uint8Array(value)], '../../../etc/passwd.jpg', { type: 'text/html' }),
        );
      }
      const request = new Request('http://server.test', { method: 'POST', body: form });
      return send(token, request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer()));
    };
    const avatarOf = async (token: string, bytes: Buffer) => String((await change(token, { avatar: bytes })).body.avatar);
    const statusAt = async (path: string) => (await server.app.inject({ url: path })).statusCode;
    const cleanUp = () => removeUnusedPictures(server.db, folderFiles(folder));
    /** Longer than a picture that was seen stays known. */
    const rowOf = (id: number) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

    test('only names and picture change, whatever else is sent, and only those of the token', async () => {
      const [person, other] = [await server.signedIn(), await server.signedIn()];
      const before = await rowOf(person.id);
      const sent = {
        last_name: 'Орлова',
        id: String(other.id),
        role: '1',
        email: 'a@b.ru',
        password_hash: 'x',
        first_name: 'Анна',
        blocked_at: 'x',
      };
      expect(await change(person.token, sent)).toMatchObject({
        status: 200,
        body: { first_name: 'Анна', last_name: 'Орлова', id: person.id },
      });
      expect(await rowOf(person.id)).toEqual({ ...before, first_name: 'Анна', last_name: 'Орлова' });
      expect(await rowOf(other.id)).toMatchObject({ first_name: other.first_name, last_name: other.last_name });
      expect((await change(undefined, sent)).status).toBe(401);
      expect((await change('x'.repeat(43), sent)).status).toBe(401);
    });

    test.each([
      ['JSON', 'application/json', '{"first_name":"Анна"}', 415],
      ['a form of another type', 'application/x-www-form-urlencoded', 'first_name=A', 415],
      ['no boundary', 'multipart/form-data', 'x', 400],
      ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="first_name"\r\n\r\nАн', 400],
      ['nothing', 'multipart/form-data; boundary=x', '', 400],
    ])('%s is no form', async (_, type, text, status) => {
      const person = await server.signedIn();
      expect((await send(person.token, type, Buffer.from(text))).status).toBe(status);
      expect(await rowOf(person.id)).toMatchObject({ first_name: person.first_name });
    });

    test('what is no picture is refused, and nothing of it is stored', async () => {
      const person = await server.signedIn();
      const before = await readdir(folder);
      for (const [name, bytes, problem] of hostile) {
        const { status, body } = await change(person.token, { avatar: bytes });
        // An empty file is a file, and one above the limit of the body is not even read.
        expect([name, status, body.avatar]).toEqual(problem === 'size' ? [name, 413, undefined] : [name, 400, [words[problem]]]);
      }
      const large = Buffer.concat([await aJpeg(), Buffer.alloc(5 * 1024 * 1024)]);
      expect(await change(person.token, { avatar: large })).toEqual({ status: 400, body: { avatar: [words.size] } });
      expect(await readdir(folder)).toEqual(before);
      expect(await rowOf(person.id)).toMatchObject({ avatar_hash: null });
    });

    test('a picture is a new square, without what stood beside the pixels', async () => {
      const person = await server.signedIn();
      for (const [name, bytes] of harmless) {
        const path = await avatarOf(person.token, bytes);
        expect([name, path]).toEqual([name, expect.stringMatching(/^\/media\/[0-9a-f]{32}\/320\.jpg$/)]);
        const file = await readFile(join(folder, path.slice('/media/'.length)));
        expect(file.includes(canary)).toBe(false);
        const { width, height, format, space, exif, icc, comments } = await sharp(file).metadata();
        expect({ width, height, format, space, exif, icc, comments }).toEqual({ width: 320, height: 320, format: 'jpeg', space: 'srgb' });
      }
    });

    test('everybody sees the picture of a person who is there; the owner of a listing has it', async () => {
      const person = await server.signedIn();
      const path = await avatarOf(person.token, await aPng());
      expect(await server.profile(person.token)).toMatchObject({ body: { avatar: path } });
      const response = await server.app.inject({ url: path });
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'public, max-age=31536000, immutable',
      ]);
      const listing = await storeListing(server.db, person.id);
      expect((await server.get(`/api/realty/${listing}/owner/`)).body).toMatchObject({ owner: { avatar: path } });
      await server.setUser(person.email, { blocked_at: new Date() });
      expect((await server.get(`/api/realty/${listing}/owner/`)).body).toMatchObject({ owner: { avatar: null } });
    });

    test('two people with one file have two pictures; files go with the last use, and not before', async () => {
      const [person, other] = [await server.signedIn(), await server.signedIn()];
      const bytes = await aJpeg();
      const [path, others] = [await avatarOf(person.token, bytes), await avatarOf(other.token, bytes)];
      expect(path).not.toBe(others);
      expect(await avatarOf(person.token, bytes)).toBe(path);
      const next = await avatarOf(person.token, await aPng());
      await cleanUp();
      const has = async (avatar: string) => (await readdir(folder)).includes(avatar.slice('/media/'.length).split('/')[0] ?? '');
      expect([await has(path), await has(next), await has(others)]).toEqual([false, true, true]);
      // An upload of the same file that a killed server has left says nothing about the picture that is shown.
      await uploadJournal(server.db, '').begin(next.split('/')[2] ?? '');
      await server.db
        .updateTable('picture_uploads')
        .set({ at: new Date(0) })
        .execute();
      await cleanUp();
      expect(await has(next)).toBe(true);
      expect((await change(person.token, { avatar: '' })).body).toMatchObject({ avatar: null });
      expect(await server.remove(`/users/dev/delete/${other.id}/`, other.token, other.password)).toBe(204);
      await server.sendLetters();
      await cleanUp();
      expect([await has(next), await has(others)]).toEqual([false, false]);
      expect([await statusAt(path), await statusAt(others)]).toEqual([404, 404]);
      expect(await server.db.selectFrom('picture_uploads').selectAll().execute()).toEqual([]);
    });

    test('letters about decisions stop, those about the password come', async () => {
      const person = await server.signedIn();
      await server.lettersTo(person.email);
      const listing = await storeListing(server.db, person.id);
      const decided = async () => {
        const { id: eventId } = await server.db
          .insertInto('listing_events')
          .values({ listing_id: listing, actor_id: null, from_status: 2, to_status: 1, version: 1 })
          .returning('id')
          .executeTakeFirstOrThrow();
        await addJob(server.db, 'send_letter', { kind: 'listing_approved', userId: person.id, eventId });
        return (await server.lettersTo(person.email)).length;
      };
      expect(await decided()).toBe(1);
      const choose = async (decisions: boolean) => {
        const headers = { authorization: `Token ${person.token}` };
        const response = await server.app.inject({ method: 'PATCH', url: '/api/users/letters/', headers, payload: { decisions } });
        expect(response.json()).toEqual({ decisions, messages: true });
      };
      await choose(false);
      expect(await decided()).toBe(0);
      const passwords = { current_password: person.password, password: 'Smenil123', confirm_password: 'Smenil123' };
      expect((await server.post('/users/password/', passwords, person.token)).status).toBe(204);
      expect(await server.lettersTo(person.email)).toHaveLength(1);
      await choose(true);
      expect(await decided()).toBe(1);
    });

    test('the link of a letter ends its topic after a question, and by the button of a mail program; a changed one ends nothing', async () => {
      const person = await server.signedIn();
      const listing = await storeListing(server.db, person.id, {
        status: 'active',
        isDeleted: false,
        price: 5_000_000,
        description: '',
        address: { label: 'Тихая улица', latitude: 55.7, longitude: 37.6 },
        photoAlt: '',
      });
      const { id: eventId } = await server.db
        .insertInto('listing_events')
        .values({ listing_id: listing, actor_id: null, from_status: 2, to_status: 1, version: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addJob(server.db, 'send_letter', { kind: 'listing_approved', userId: person.id, eventId });
      const letter = (await server.lettersTo(person.email)).at(-1);
      const [, url = ''] = /<(https:[^>]+)>/.exec(letter?.headers['list-unsubscribe'] ?? '') ?? [];
      expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(letter?.parts['text/plain']).toContain(`Не присылать такие письма:\n${url}`);
      const path = url.replace('https://kvartal.example', '');
      const letters = async () => (await server.call('GET', '/users/letters/', undefined, person.token)).body;
      const all = { decisions: true, messages: true };

      const question = await server.app.inject(path);
      expect([question.statusCode, question.body]).toEqual([200, expect.stringContaining('Не присылать письма о решениях модератора?')]);
      const foreign = path.replace(`.${person.id}.`, `.${person.id + 1}.`);
      for (const wrong of [foreign, path.slice(0, -1), path.replace('decisions', 'messages'), path.replace(/\?.*/, '')]) {
        expect((await server.app.inject(wrong)).statusCode).toBe(404);
        expect((await server.app.inject({ method: 'POST', url: wrong })).statusCode).toBe(404);
      }
      expect(await letters()).toEqual(all);
      const pressed = await server.app.inject({ method: 'POST', url: path, headers: { accept: 'text/html' } });
      expect([pressed.statusCode, pressed.body]).toEqual([200, expect.stringContaining('Письма о решениях модератора больше не придут')]);
      expect(await letters()).toEqual({ ...all, decisions: false });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const again = await server.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
      expect([again.statusCode, await letters()]).toEqual([204, { ...all, decisions: false }]);
    });

    test('changes and files are limited', async () => {
      const person = await server.signedIn();
      const statuses: number[] = [];
      for (let time = 0; time < 11; time += 1) statuses.push((await server.call('GET', '/users/data/', undefined, person.token)).status);
      expect(statuses.slice(-2)).toEqual([200, 429]);
      let last = 0;
      for (let time = 0; time < 61; time += 1) last = (await change(person.token, { first_name: 'Анна' })).status;
      expect(last).toBe(429);
    });
  });
});
