import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeUnusedPictures } from '../../../examples/server/pictures/removeUnused';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

describe.each(engines)('pictures that nothing shows on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('in a folder', () => {
    let server: SeededServer;
    let folder: string;
    beforeEach(async () => {
      server = await startSeededServer(await start());
      folder = await mkdtemp(join(tmpdir(), 'unused-'));
    });
    afterEach(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const hashOf = (digit: string) => digit.repeat(32);
    /** Stores files, so many minutes old. */
    const withFiles = async (name: string, minutes: number) => {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, '320.webp'), 'x');
      const then = new Date(Date.now() - minutes * 60_000);
      await utimes(join(folder, name), then, then);
    };
    /** Stores an uploaded picture of this age with its files. */
    const upload = async (digit: string, hours: number) => {
      await withFiles(hashOf(digit), hours * 60);
      const { id } = await server.db
        .insertInto('pictures')
        .values({
          source: null,
          hash: hashOf(digit),
          width: 320,
          height: 200,
          widths: [320],
          color: '#000000',
          created_at: sql<Date>`now() - make_interval(hours => ${hours})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const left = async () => {
      const rows = await server.db.selectFrom('pictures').select('hash').where('source', 'is', null).orderBy('hash').execute();
      return {
        rows: rows.map(({ hash }) => hash[0]).join(''),
        files: (await readdir(folder))
          .sort()
          .map((name) => (name.length === 32 ? name[0] : name))
          .join(''),
      };
    };
    const listing = async () => (await server.db.selectFrom('listings').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;

    test('are removed when they are a day old, rows and files; what is shown stays', async () => {
      const builtIn = await server.db.selectFrom('pictures').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
      await upload('a', 25);
      await upload('b', 23);
      const shown = await upload('c', 100);
      await server.db
        .insertInto('photos')
        .values({ listing_id: await listing(), position: 9, picture_id: shown, alt: '' })
        .execute();
      await removeUnusedPictures(server.db, folder);
      expect(await left()).toEqual({ rows: 'bc', files: 'bc' });
      const after = await server.db
        .selectFrom('pictures')
        .select(sql<number>`count(*)`.as('count'))
        .where('source', 'is not', null)
        .executeTakeFirstOrThrow();
      expect(after.count).toBe(builtIn.count);
    });

    test('of photos that their owner has removed stay a day, in which they can be brought back', async () => {
      const [recent, old] = [await upload('d', 100), await upload('e', 100)];
      const listingId = await listing();
      for (const [id, picture, hours] of [
        [9_000_001, recent, 23],
        [9_000_002, old, 25],
      ] as const) {
        await sql`insert into removed_photos (id, listing_id, picture_id, alt, removed_at)
          values (${id}, ${listingId}, ${picture}, '', now() - make_interval(hours => ${hours}))`.execute(server.db);
      }
      await removeUnusedPictures(server.db, folder);
      expect(await left()).toEqual({ rows: 'd', files: 'd' });
      expect(await server.db.selectFrom('removed_photos').select('id').execute()).toEqual([{ id: 9_000_001 }]);
    });

    test('files of a request that a crash has ended go after an hour; nothing else in the folder is touched', async () => {
      await withFiles(hashOf('0'), 61);
      await withFiles(hashOf('1'), 59);
      await withFiles('notes', 10_000);
      await withFiles(`${hashOf('2')}2`, 10_000);
      await upload('f', 2);
      await removeUnusedPictures(server.db, folder);
      expect((await readdir(folder)).sort()).toEqual([hashOf('1'), `${hashOf('2')}2`, hashOf('f'), 'notes'].sort());
      // Twice is as good as once, and a folder that is not there is empty.
      await removeUnusedPictures(server.db, folder);
      await removeUnusedPictures(server.db, join(folder, 'missing'));
      expect(await readdir(folder)).toHaveLength(4);
    });
  });
});
