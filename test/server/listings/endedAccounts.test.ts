import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountBlocks } from '../../../examples/server/accounts/blocking';
import { closeAccount } from '../../../examples/server/accounts/erasure/erasure';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { removeUnusedPictures } from '../../../examples/server/pictures/removeUnused';
import { type Uploads, uploadsTo } from '../../../examples/server/pictures/uploadedPicture';
import { uploadJournal } from '../../../examples/server/pictures/uploadJournal';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type AccountServer, aGate, countingHasher, startAccountServer } from '../support/accountServer';
import { everyEngine } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

const ended = { statusCode: 401, body: JSON.stringify({ detail: 'Недопустимый токен.' }) };
const aListing = {
  isDeleted: false,
  price: 5_000_000,
  description: 'Прежний текст',
  address: { label: 'Улица Тестовая', latitude: 55.7, longitude: 37.6 },
  photoAlt: '',
} as const;

describe.each(everyEngine)('an account that ends while its request is under way on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('writes nothing', () => {
    const gate = aGate();
    let server: AccountServer;
    let moderator: number;
    let folder: string;
    let uploads: Uploads;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'ended-'));
      const take = async (bytes: Buffer) => {
        const picture = await uploads.take(bytes);
        await gate.pass();
        return picture;
      };
      const held: Uploads = { take, takeAvatar: (bytes, userId) => uploads.takeAvatar(bytes, userId) };
      server = await startAccountServer(await start(), { hasher: countingHasher(), uploads: held, pictureFiles: folderFiles(folder) });
      uploads = uploadsTo(folderFiles(folder), uploadJournal(server.db, 'test'));
      moderator = (await storeUser(server, { role: 'moderator' })).id;
    });
    afterAll(async () => {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const send = (token: string, method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) =>
      server.app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const rowsOf = async (table: 'listings' | 'pictures' | 'photos' | 'messages' | 'complaints', condition = sql<boolean>`true`) => {
      const { rows } = await sql<{
        row: string;
      }>`select row::text as row from ${sql.table(table)} as row where ${condition} order by 1`.execute(server.db);
      return rows.map(({ row }) => row);
    };
    const ends = {
      closed: (userId: number) => closeAccount(server.db, userId),
      blocked: (userId: number) => accountBlocks(server.db).block(moderator, userId, 'Обман'),
    } as const;
    const form = encodeListingForm(aListingForm({ description: 'Новый текст' }), [smallPhotos.png]);

    test.each(['closed', 'blocked'] as const)('%s: a new listing, and no picture is left', async (how) => {
      const user = await storeUser(server);
      const [pictures, shown] = [await rowsOf('pictures'), await rowsOf('photos')];
      const { reached, open } = gate.close();
      const creating = send(user.token, 'POST', '/realty/sale/', form);
      await reached;
      await ends[how](user.id);
      open();
      const { statusCode, body } = await creating;
      expect({ statusCode, body }).toEqual(ended);
      expect(await rowsOf('listings', sql`owner_id = ${user.id}`)).toEqual([]);
      expect([await rowsOf('pictures'), await rowsOf('photos')]).toEqual([pictures, shown]);
      await sql`update picture_uploads set at = now() - interval '2 hours'`.execute(server.db);
      await removeUnusedPictures(server.db, folderFiles(folder));
      expect(await readdir(folder)).toEqual([]);
    });

    test.each([
      ['closed', 'rejected'],
      ['closed', 'archived'],
      ['blocked', 'rejected'],
      ['blocked', 'archived'],
    ] as const)('%s: an edit of a listing that is %s', async (how, status) => {
      const user = await storeUser(server);
      const id = await storeListing(server.db, user.id, { ...aListing, status });
      const { reached, open } = gate.close();
      const editing = send(user.token, 'PATCH', `/realty/sale/${id}/`, form);
      await reached;
      await ends[how](user.id);
      const after = await rowsOf('listings', sql`id = ${id}`);
      open();
      const { statusCode, body } = await editing;
      expect({ statusCode, body }).toEqual(ended);
      expect(await rowsOf('listings', sql`id = ${id}`)).toEqual(after);
    });

    /** Ends an account in a transaction that commits once a request has come as far as it can, or has been answered. */
    const endedMeanwhile = async (userId: number, column: 'deleted_at' | 'blocked_at', request: () => ReturnType<typeof send>) => {
      const answer = await server.db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ [column]: new Date() })
          .where('id', '=', userId)
          .execute();
        let isAnswered = false;
        const asked = request().finally(() => {
          isAnswered = true;
        });
        const isWaiting = async () => {
          const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
          return isAnswered || rows[0]?.waiting === 1;
        };
        await expect.poll(isWaiting).toBe(true);
        return { asked };
      });
      const { statusCode, body } = await answer.asked;
      return { statusCode, body };
    };

    test.each(['deleted_at', 'blocked_at'] as const)('%s: a change of status, by the owner and by a moderator', async (column) => {
      const [user, colleague] = [await storeUser(server), await storeUser(server, { role: 'moderator' })];
      const id = await storeListing(server.db, user.id, { ...aListing, status: 'archived' });
      const before = await rowsOf('listings', sql`id = ${id}`);
      const status = (token: string) => () => send(token, 'PUT', `/realty/${id}/status/`, { realty_status: 2 });
      expect(await endedMeanwhile(user.id, column, status(user.token))).toEqual(ended);
      expect(await endedMeanwhile(colleague.id, column, status(colleague.token))).toEqual(ended);
      expect(await rowsOf('listings', sql`id = ${id}`)).toEqual(before);
    });

    test.each(['deleted_at', 'blocked_at'] as const)('%s: a message', async (column) => {
      const [user, owner] = [await storeUser(server), await storeUser(server)];
      const id = await storeListing(server.db, owner.id, { ...aListing, status: 'active' });
      const message = () => send(user.token, 'POST', '/chats/send-message/', { realty_id: id, message: 'Ещё продаётся?' });
      expect(await endedMeanwhile(user.id, column, message)).toEqual(ended);
      expect(await rowsOf('messages', sql`sender_id = ${user.id}`)).toEqual([]);
    });
  });
});
