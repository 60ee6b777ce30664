import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoSchema } from '../../../src/api/wire/listing/listing';
import { type ListingStatus, listingStatuses, optionByKey } from '../../../src/domain/enumerations';
import { isSameForAll, seesContent } from '../../../src/domain/listing/permissions/listingView';
import { type AccountServer, startAccountServer } from '../support/accountServer';
import { pictureDir } from '../support/constants';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

/** A status, or archived before a moderator approved it. */
type Standing = ListingStatus | 'unapproved';
const standings: readonly Standing[] = [...listingStatuses.map(({ key }) => key), 'unapproved'];
const hidden = ['moderation', 'rejected', 'unapproved'] as const;
const standingOf = (standing: Standing) =>
  ({ status: standing === 'unapproved' ? 'archived' : standing, isDeleted: false, isUnapproved: standing === 'unapproved' }) as const;
const body = v.object({ photos: v.array(photoSchema) });

describe.each(engines)('listings that not everybody sees on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: AccountServer;
    let tokens: Readonly<Record<'stranger' | 'user' | 'owner' | 'moderator', string | undefined>>;
    let ownerId: number;
    beforeAll(async () => {
      server = await startAccountServer(await start());
      const [user, owner, moderator] = [await storeUser(server), await storeUser(server), await storeUser(server, { role: 'moderator' })];
      tokens = { stranger: undefined, user: user.token, owner: owner.token, moderator: moderator.token };
      ownerId = owner.id;
    });
    const folders: string[] = [];
    afterAll(async () => {
      await server?.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    });

    let stored = 0;
    /** Stores a listing with a separate picture. */
    const store = async (standing: Standing) => {
      stored += 1;
      const hash = `${process.pid.toString(16)}${stored.toString(16)}${Date.now().toString(16)}`.padStart(32, '0');
      folders.push(join(pictureDir, hash));
      await mkdir(join(pictureDir, hash), { recursive: true });
      const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#abcdef' } });
      await writeFile(join(pictureDir, hash, '320.jpg'), await picture.clone().jpeg().toBuffer());
      await writeFile(join(pictureDir, hash, '320.webp'), await picture.webp().toBuffer());
      const row = { hash, width: 320, height: 240, widths: [320], color: '#abcdef', source: null };
      const { id: pictureId } = await server.db.insertInto('pictures').values(row).returning('id').executeTakeFirstOrThrow();
      const listing = {
        ...standingOf(standing),
        price: 51_234_567,
        description: 'Тайна',
        address: { label: 'Секретная улица, 1', latitude: 55.741217, longitude: 37.541217 },
        photoAlt: 'Снимок',
      };
      return { id: await storeListing(server.db, ownerId, listing, pictureId), hash, pictureId };
    };
    const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, headers: { ...headers, ...(token && { authorization: `Token ${token}` }) } });
    const photosOf = async (id: number, token?: string) => v.parse(body, (await get(`/api/realty/${id}/`, token)).json()).photos;

    test.each(standings)('caches may share a page only if all see the same: %s', async (standing) => {
      const { id } = await store(standing);
      for (const [role, token] of Object.entries(tokens)) {
        const { headers } = await get(`/api/realty/${id}/`, token);
        // Owner and moderators also get what was said in moderation.
        const isShared = isSameForAll(standingOf(standing)) && role !== 'owner' && role !== 'moderator';
        expect([role, headers['cache-control']]).toEqual([role, isShared ? 'no-cache' : 'private, no-store']);
        expect(String(headers['vary'])).toMatch(/\bAuthorization\b/);
      }
    });

    test.each(hidden)('an invalid or expired token reads as a stranger: %s', async (status) => {
      const { id } = await store(status);
      const plain = await get(`/api/realty/${id}/`);
      for (const authorization of ['Token nonsense', `Token ${'x'.repeat(43)}`, 'Bearer x']) {
        const answer = await get(`/api/realty/${id}/`, undefined, { authorization });
        expect([answer.statusCode, answer.body]).toEqual([200, plain.body]);
      }
    });

    test.each(hidden)('no response to a stranger depends on the content: %s', async (status) => {
      const { id, pictureId } = await store(status);
      const urls = [
        `/api/realty/${id}/`,
        `/api/realty/${id}/owner/`,
        `/api/realty/?trade_type=1&realty_type=1&page_size=50&similar_to=${id}`,
        '/api/realty/?trade_type=1&realty_type=1&page_size=50&ordering=-price',
        '/api/realty/latest/?trade_type=1&page_size=50',
        `/buy/${id}`,
        `/rent/${id}`,
      ];
      const answers = async () => {
        const all = await Promise.all([tokens.stranger, tokens.user].flatMap((token) => urls.map((url) => get(url, token))));
        return all.map(({ statusCode, headers, body }) => [
          statusCode,
          headers['etag'],
          headers['location'],
          headers['content-length'],
          body,
        ]);
      };
      const before = await answers();
      await server.db
        .updateTable('listings')
        .set({
          price: 1_000_000_000,
          area: 99_900,
          rooms: 5,
          floor: 1,
          floors: 99,
          description: 'Другая тайна',
          latitude: 55.6,
          longitude: 37.4,
          communication_method: 2,
          published_at: new Date(0),
          owner_type: 3,
          year_built: 1999,
          deposit: 1,
          version: 7,
        })
        .where('id', '=', id)
        .execute();
      await server.db.insertInto('photos').values({ listing_id: id, position: 1, picture_id: pictureId, alt: 'Ещё' }).execute();
      await server.db.insertInto('listing_views').values({ listing_id: id, shown: 99, full_total: 99 }).execute();
      expect(await answers()).toEqual(before);
    });

    test.each(hidden)('views of what nobody may see are not counted: %s', async (status) => {
      const { id } = await store(status);
      await get(`/api/realty/${id}/`, undefined, { 'user-agent': 'Firefox' });
      await server.views.flush();
      const query = server.db.selectFrom('listing_views').select('full_total').where('listing_id', '=', id);
      expect(await query.executeTakeFirst()).toBeUndefined();
    });

    describe('pictures', () => {
      test.each(standings)('of a listing that is %s', async (standing) => {
        const { id, hash } = await store(standing);
        const isOpen = seesContent(standingOf(standing), 'stranger');
        for (const [role, token] of Object.entries(tokens)) {
          // A token changes nothing: an image sends none.
          for (const file of ['320.jpg', '320.webp']) {
            const { statusCode, headers } = await get(`/media/${hash}/${file}`, token);
            expect([statusCode, headers['cache-control']]).toEqual(
              isOpen ? [200, 'public, max-age=31536000, immutable'] : [404, 'no-store'],
            );
          }
          const photos = await photosOf(id, token);
          expect(photos.length).toBe(isOpen || role === 'owner' || role === 'moderator' ? 1 : 0);
          for (const { image, template = '' } of photos) {
            for (const url of [image, template?.replace('{width}', '320').replace('{format}', 'webp') ?? '']) {
              const { statusCode, headers } = await get(url);
              expect([statusCode, String(headers['content-type']).split('/')[0]]).toEqual([200, 'image']);
              expect(url.includes('key=')).toBe(!isOpen);
              expect(headers['cache-control']).toMatch(isOpen ? /^public/ : /^private, max-age=\d{3,4}$/);
            }
          }
        }
      });

      test('a link works for its picture alone, and only as it was signed', async () => {
        const [one, other] = [await store('moderation'), await store('moderation')];
        const [{ image } = { image: '' }] = await photosOf(one.id, tokens.owner);
        const query = image.slice(image.indexOf('?'));
        expect((await get(image)).statusCode).toBe(200);
        const [, expires = '', key = ''] = /expires=(\d+)&key=([\w-]+)/.exec(query) ?? [];
        for (const wrong of [
          `/media/${other.hash}/320.jpg${query}`,
          `/media/${one.hash}/320.jpg?expires=${Number(expires) + 1800}&key=${key}`,
          `/media/${one.hash}/320.jpg?expires=${expires}&key=${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
          `/media/${one.hash}/320.jpg?expires=${expires}&key=`,
          `/media/${one.hash}/320.jpg?expires=${expires}`,
          `/media/${one.hash}/320.jpg?expires=${expires}&expires=${expires}&key=${key}`,
          `/media/${one.hash}/320.jpg?key=${key}`,
          `/media/${one.hash}/320.jpg`,
          `/media//${one.hash}/320.jpg`,
          `/media/%${one.hash.charCodeAt(0).toString(16)}${one.hash.slice(1)}/320.jpg`,
          `/media/${one.hash.toUpperCase()}/320.jpg`,
          `/media/x/../${one.hash}/320.jpg`,
        ]) {
          expect([wrong, [403, 404].includes((await get(wrong)).statusCode)]).toEqual([wrong, true]);
        }
        const absent = await get(`/media/${'f'.repeat(32)}/320.jpg`);
        const refused = await get(`/media/${one.hash}/320.jpg`);
        expect([refused.statusCode, refused.body, refused.headers['etag']]).toEqual([
          absent.statusCode,
          absent.body,
          absent.headers['etag'],
        ]);
      });

      test('a picture of several listings is public as long as one of them is', async () => {
        const { id, hash, pictureId } = await store('moderation');
        const shared = await storeListing(
          server.db,
          ownerId,
          {
            status: 'active',
            isDeleted: false,
            price: 1,
            description: '',
            address: { label: '', latitude: 55.7, longitude: 37.5 },
            photoAlt: '',
          },
          pictureId,
        );
        expect((await get(`/media/${hash}/320.jpg`)).statusCode).toBe(200);
        expect((await photosOf(shared))[0]?.image).toBe(`/media/${hash}/320.jpg`);
        expect((await photosOf(id, tokens.moderator))[0]?.image).toContain('key=');
      });

      test('the picture of a listing that is approved can be fetched a moment later', async () => {
        const { id, hash } = await store('moderation');
        expect((await get(`/media/${hash}/320.jpg`)).statusCode).toBe(404);
        const status = optionByKey(listingStatuses, 'active').id;
        await server.db.updateTable('listings').set({ status }).where('id', '=', id).execute();
        await expect.poll(async () => (await get(`/media/${hash}/320.jpg`)).statusCode, { timeout: 5000 }).toBe(200);
      });
    });
  });
});
