import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { giveUpUploads, removeUnusedPictures } from '../../../examples/server/pictures/removeUnused';
import { claimUploads, uploadJournal } from '../../../examples/server/pictures/uploadJournal';
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
    const withFiles = async (name: string) => {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, '320.webp'), 'x');
    };
    /** Stores the files of an upload that has begun so many minutes ago. */
    const begun = async (digit: string, minutes: number, instance = 'one') => {
      await withFiles(hashOf(digit));
      await uploadJournal(server.db, instance).begin(hashOf(digit));
      await sql`update picture_uploads set at = now() - make_interval(mins => ${minutes}) where hash = ${hashOf(digit)}`.execute(server.db);
    };
    /** Stores an uploaded picture of this age with its files. */
    const upload = async (digit: string, hours: number) => {
      await withFiles(hashOf(digit));
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
      await removeUnusedPictures(server.db, folderFiles(folder));
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
      await removeUnusedPictures(server.db, folderFiles(folder));
      expect(await left()).toEqual({ rows: 'd', files: 'd' });
      expect(await server.db.selectFrom('removed_photos').select('id').execute()).toEqual([{ id: 9_000_001 }]);
    });

    test('files of a request that ended without a listing go after an hour; nothing else in the folder is touched', async () => {
      await begun('0', 61);
      await begun('1', 59);
      await withFiles('notes');
      await withFiles(`${hashOf('2')}2`);
      await upload('f', 2);
      // Begun again by somebody else, and refused: the listing that shows it keeps it.
      await uploadJournal(server.db, 'two').begin(hashOf('f'));
      await sql`update picture_uploads set at = now() - interval '2 hours' where hash = ${hashOf('f')}`.execute(server.db);
      await removeUnusedPictures(server.db, folderFiles(folder));
      expect((await readdir(folder)).sort()).toEqual([hashOf('1'), `${hashOf('2')}2`, hashOf('f'), 'notes'].sort());
      // Twice is as good as once, and a folder that is not there is empty.
      await removeUnusedPictures(server.db, folderFiles(folder));
      await removeUnusedPictures(server.db, folderFiles(join(folder, 'missing')));
      expect(await readdir(folder)).toHaveLength(4);
      expect(await server.db.selectFrom('picture_uploads').select('hash').execute()).toEqual([{ hash: hashOf('1') }]);
    });

    test('a server that starts again gives up what it had begun, however recent, and leaves the uploads of others', async () => {
      await begun('0', 0, 'one');
      await begun('1', 0, 'two');
      const removeFiles = await giveUpUploads(server.db, folderFiles(folder), 'one');
      await begun('2', 0, 'one');
      await removeFiles();
      expect((await readdir(folder)).sort()).toEqual([hashOf('1'), hashOf('2')]);
    });

    test('a request whose files were given up stores nothing', async () => {
      await begun('0', 0);
      const claim = (...digits: string[]) =>
        server.db.transaction().execute((transaction) => claimUploads(transaction, digits.map(hashOf)));
      await upload('a', 1);
      await claim('0', 'a');
      await expect(claim('0')).rejects.toMatchObject({ statusCode: 503 });
      await claim('a');
    });

    test('the same photo, sent while its files are being removed, waits for that and is written again', async () => {
      await begun('0', 61);
      const files = folderFiles(folder);
      let begin: Promise<void> | undefined;
      await removeUnusedPictures(server.db, {
        async remove(hash) {
          begin = uploadJournal(server.db, 'two')
            .begin(hash)
            .then(() => files.write(hash, '320.webp', Buffer.from('new')));
          await files.remove(hash);
        },
      });
      await begin;
      expect((await files.read(hashOf('0'), '320.webp'))?.toString()).toBe('new');
    });
  });
});
