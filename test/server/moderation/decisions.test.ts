import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount } from '../../../examples/server/accounts/erasure/erasure';
import { files } from '../../../examples/server/files';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type ModerationServer, startModerationServer } from '../support/moderationServer';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

describe.each(engines)('moderation on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('decisions and their record', () => {
    let moderation: ModerationServer;
    beforeAll(async () => {
      moderation = await startModerationServer(await start());
    });
    afterAll(() => moderation?.stop());
    beforeEach(() => moderation.removeJobs());

    test('an approval and its letter are one transaction', async () => {
      const { server, owner, create, decide, jobs, sendNow, statusOf } = moderation;
      const id = await create();
      await server.jobs.query('delete from graphile_worker._private_jobs');
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(server.db);
      await sql`create trigger refuse before insert on graphile_worker._private_jobs for each row execute function refuse()`.execute(
        server.db,
      );
      expect((await decide(id, 'approve')).status).toBe(500);
      expect(await statusOf(id)).toBe(2);
      await sql`drop trigger refuse on graphile_worker._private_jobs`.execute(server.db);
      await sql`drop function refuse`.execute(server.db);
      expect((await decide(id, 'approve')).status).toBe(200);
      expect(await jobs()).toEqual([
        { job: 'send_letter', payload: { kind: 'listing_approved', userId: owner.id, eventId: expect.any(Number) } },
      ]);
      const [letter, ...more] = await sendNow();
      expect(more).toEqual([]);
      expect(letter?.headers.subject).toBe(`Объявление № ${id} опубликовано`);
      expect(letter?.parts['text/plain']).toContain('Мария, модератор проверил объявление. Оно уже в поиске и на карте.');
      expect(letter?.parts['text/plain']).toContain(`https://kvartal.example/buy/${id}`);
      expect(letter?.parts['text/plain']?.replaceAll('\u00A0', ' ')).toContain('2-комн. квартира, 54,30 м², Тверская улица, 12, стр. 1');
      // The flat as its owner knows it: main photo and price.
      expect(letter?.parts['text/plain']).toMatch(/\n[\d\u00A0]+\u00A0₽\n/);
      const sources = [...(letter?.parts['text/html'] ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
      expect(sources).toEqual([
        'https://kvartal.example/documents/mark.png',
        expect.stringMatching(/^https:\/\/kvartal\.example\/media\/\w+\/\d+\.jpg$/),
      ]);
      const photo = await server.app.inject({ url: new URL(sources[1] ?? '').pathname });
      expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    });

    test('a letter about a flat without photos has no picture of it', async () => {
      const { server, create, decide, sendNow } = moderation;
      const id = await create();
      await server.db.deleteFrom('photos').where('listing_id', '=', id).execute();
      expect((await decide(id, 'approve')).status).toBe(200);
      const [letter] = await sendNow();
      expect(letter?.headers.subject).toBe(`Объявление № ${id} опубликовано`);
      expect(letter?.parts['text/html']).not.toContain('/media/');
    });

    test('a rejection is told with reason, field and words; markup of the words is text', async () => {
      const { server, moderator, create, decide, sendNow } = moderation;
      const id = await create();
      const why = { reason_code: 'contacts_in_text', field: 'description', comment: 'Уберите <b>номер</b> & почту' };
      expect((await decide(id, 'reject', why)).status).toBe(200);
      expect((await decide(id, 'reject', why)).status).toBe(200);
      const [letter, ...more] = await sendNow();
      expect(more).toEqual([]);
      expect(letter?.headers.subject).toBe(`Объявление № ${id} отклонено`);
      // Nobody can open its photos without a key now.
      expect(letter?.parts['text/html']).not.toContain('/media/');
      for (const text of [
        'Причина: Контакты в тексте',
        'Поле: Описание',
        'Уберите номер & почту',
        `https://kvartal.example/realty/update/${id}`,
      ]) {
        expect(letter?.parts['text/plain']).toContain(text);
      }
      expect(letter?.parts['text/html']).toContain('Уберите номер &amp; почту');
      const event = await server.db
        .selectFrom('listing_events')
        .selectAll()
        .where('listing_id', '=', id)
        .where('to_status', '=', 3)
        .execute();
      expect(event).toMatchObject([{ actor_id: moderator.id, reason_code: 'contacts_in_text', field: 'description', version: 1 }]);
    });

    test('a decision that is taken back sends no letter', async () => {
      const { moderator, ask, create, decide, sendNow } = moderation;
      const id = await create();
      await decide(id, 'approve');
      expect((await ask('PUT', `/realty/${id}/status/`, moderator, { realty_status: 2 })).status).toBe(200);
      await decide(id, 'reject', { reason_code: 'price' });
      expect((await sendNow()).map(({ headers }) => headers.subject)).toEqual([`Объявление № ${id} отклонено`]);
    });

    test('of two decisions at once one wins, the other is told', async () => {
      const { colleague, create, decide } = moderation;
      const id = await create();
      const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject', { reason_code: 'price' }, colleague)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('a decision is recorded with the time it took, in its transaction; a hold that is asked for again goes on', async () => {
      const { server, ask, create, decide, statusOf } = moderation;
      const reader = await storeUser(server, { role: 'moderator', firstName: 'Оксана', lastName: 'Белова' });
      const [first, second] = [await create(), await create()];
      const open = (id: number) => ask('POST', `/moderation/realty/${id}/hold/`, reader, {});
      await open(first);
      await sql`update moderation_queue set held_since = now() - interval '42 seconds' where listing_id = ${first}`.execute(server.db);
      await open(first);
      await decide(first, 'approve', {}, reader);
      // Not held: nobody knows how long it took.
      await decide(second, 'approve', {}, reader);
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(server.db);
      await sql`create trigger refuse before insert on moderation_decisions for each row execute function refuse()`.execute(server.db);
      const third = await create();
      expect((await decide(third, 'approve', {}, reader)).status).toBe(500);
      expect(await statusOf(third)).toBe(2);
      await sql`drop trigger refuse on moderation_decisions`.execute(server.db);
      await sql`drop function refuse`.execute(server.db);
      const rows = await server.db
        .selectFrom('moderation_decisions')
        .select(['listing_id', 'kind', 'seconds'])
        .where('moderator_id', '=', reader.id)
        .orderBy('id')
        .execute();
      expect(rows).toEqual([
        { listing_id: first, kind: 'approved', seconds: expect.toSatisfy((seconds: number) => seconds >= 42 && seconds < 102) },
        { listing_id: second, kind: 'approved', seconds: null },
      ]);
      const { body } = await ask('GET', '/moderation/realty/?page_size=1', reader);
      expect(body).toMatchObject({ today: { decisions: 2, average_seconds: rows[0]?.seconds } });
      // Yesterday's are not today's.
      await sql`update moderation_decisions set created_at = now() - interval '1 day' where listing_id = ${first}`.execute(server.db);
      expect((await ask('GET', '/moderation/realty/?page_size=1', reader)).body).toMatchObject({
        today: { decisions: 1, average_seconds: null },
      });
      expect((await ask('GET', '/moderation/decisions/?own=true', reader)).body).toMatchObject({
        count: 2,
        results: [{ moderator: { name: 'О.\u00A0Белова' } }, { moderator: { name: 'О.\u00A0Белова' } }],
      });
    });

    test('decisions that are older than the record are in it: the migration finds them in the history', async () => {
      const { server, moderator, colleague, ask, create, decide } = moderation;
      const user = await storeUser(server);
      const [shown, refused] = [await create({}, user), await create({}, user)];
      await decide(shown, 'approve');
      await sql`insert into complaints (user_id, listing_id, description, day)
        values (${colleague.id}, ${shown}, 'Квартира продана', '2026-05-20')`.execute(server.db);
      await ask('POST', `/moderation/realty/${shown}/complaints/dismiss/`, moderator, {});
      await decide(refused, 'reject', { reason_code: 'price' });
      await ask('PUT', `/realty/${refused}/status/`, moderator, { realty_status: 2 });
      await ask('POST', `/moderation/users/${user.id}/block/`, moderator, { reason: 'Спам' });
      const record = () =>
        server.db
          .selectFrom('moderation_decisions')
          .select(['kind', 'listing_id', 'moderator_id', 'reason_code', 'comment'])
          .where('user_id', '=', user.id)
          .orderBy('id')
          .execute();
      const before = await record();
      await sql`delete from moderation_decisions where user_id = ${user.id}`.execute(server.db);
      const migration = await readFile(join(files.migrations, '0027_moderation_decisions.sql'), 'utf8');
      const [statement] = /insert into moderation_decisions[^;]+/.exec(migration) ?? [];
      await server.db.transaction().execute(async (transaction) => {
        await sql`delete from moderation_decisions`.execute(transaction);
        await sql.raw(String(statement)).execute(transaction);
      });
      // A block has rejected both listings as well: of that the history says more than the record.
      const found = (await record()).filter(({ reason_code }) => reason_code !== 'forbidden');
      expect(found).toEqual(before);
      expect(before.map(({ kind }) => kind)).toEqual(['approved', 'dismissed', 'rejected', 'returned', 'blocked']);
    });

    test('the record keeps what was decided about a listing that is deleted, without its content', async () => {
      const { server, colleague, ask, create, decide } = moderation;
      const user = await storeUser(server);
      const id = await create({}, user);
      await decide(id, 'reject', { reason_code: 'price', comment: 'Слишком дорого' });
      expect((await ask('DELETE', `/realty/${id}/delete/`, user)).status).toBe(204);
      const newest = async () => {
        const { body } = await ask('GET', '/moderation/decisions/?page_size=1', colleague);
        return v.parse(v.object({ results: v.array(v.unknown()) }), body).results;
      };
      expect(await newest()).toMatchObject([{ realty_id: id, realty: null, reason_code: 'price', comment: 'Слишком дорого' }]);
      await sql`update users set deleted_at = now() where id = ${user.id}`.execute(server.db);
      await eraseAccount(server.db, user.id);
      expect(await newest()).toMatchObject([{ realty_id: id, realty: null, comment: '', user: { id: user.id, name: '' } }]);
    });

    test('an erased account leaves nothing of what was approved', async () => {
      const { server, ask, create, decide } = moderation;
      const user = await storeUser(server);
      const id = await create({}, user);
      await decide(id, 'approve');
      await ask('PATCH', `/realty/sale/${id}/`, user, encodeListingForm(aListingForm({ description: 'Новое' }), [smallPhotos.png]));
      const kept = () => server.db.selectFrom('approved_listings').select('version').where('listing_id', '=', id).execute();
      expect(await kept()).toEqual([{ version: 1 }]);
      await sql`update users set deleted_at = now() where id = ${user.id}`.execute(server.db);
      await eraseAccount(server.db, user.id);
      expect(await kept()).toEqual([]);
    });
  });
});
