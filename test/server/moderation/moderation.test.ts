import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount } from '../../../examples/server/accounts/erasure';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { files } from '../../../examples/server/files';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { listingChecker } from '../../../examples/server/listings/moderation/checkListing';
import { postingReview } from '../../../examples/server/listings/moderation/postingReview';
import { addModerator } from '../../../examples/server/seed/moderatorAccount';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import type { ListingForm } from '../../../src/domain/listing/form/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { photos } from '../../contract/calls/listingWriteCalls';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { readLetter } from '../support/readLetter';
import { engines } from '../support/seededServer';
import { sendLetters } from '../support/sendLetters';
import { type SmtpServer, startSmtpServer } from '../support/smtpServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

const savedSchema = v.object({ id: v.number(), realty_status: v.number(), version: v.number() });
type User = Awaited<ReturnType<typeof storeUser>>;

describe.each(engines)('moderation on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of listings', () => {
    let server: AccountServer;
    let smtp: SmtpServer;
    let [owner, moderator, colleague]: readonly User[] = [];
    const someUser = (user: User | undefined) => {
      if (!user) throw new Error('Not stored yet');
      return user;
    };
    beforeAll(async () => {
      smtp = await startSmtpServer();
      server = await startAccountServer(await start(), { hasher: countingHasher() });
      owner = await storeUser(server, { firstName: 'Мария' });
      moderator = await storeUser(server, { role: 'moderator', firstName: 'Ирина' });
      colleague = await storeUser(server, { role: 'moderator', firstName: 'Олег' });
    });
    afterAll(async () => {
      await smtp?.stop();
      await server?.stop();
    });
    beforeEach(async () => {
      await server.jobs.query('delete from graphile_worker._private_jobs');
    });

    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, user: User | undefined, body?: unknown) => {
      const response = await server.app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Token ${someUser(user).token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      return { status: response.statusCode, body: response.body === '' ? null : response.json<unknown>() };
    };
    const create = async (overrides: Partial<ListingForm> = {}, user = owner) => {
      const answer = await ask('POST', '/realty/sale/', user, encodeListingForm(aListingForm(overrides), [photos.png]));
      return v.parse(savedSchema, answer.body).id;
    };
    const decide = (id: number, verb: 'approve' | 'reject', body: object = {}, user = moderator) =>
      ask('POST', `/moderation/realty/${id}/${verb}/`, user, { version: 1, ...body });
    const jobs = async () =>
      (
        await server.jobs.query(
          'select task_identifier as job, payload from graphile_worker.jobs left join graphile_worker._private_jobs using (id) order by id',
        )
      ).rows;
    /** Letters wait until a decision cannot be taken back any more. */
    const sendNow = async () => {
      await server.jobs.query('update graphile_worker._private_jobs set run_at = now()');
      const before = smtp.received.length;
      await sendLetters(server, smtp);
      return smtp.received.slice(before).map(({ source }) => readLetter(source));
    };
    const hold = async (user: User | undefined, ordering = 'oldest') =>
      v.parse(
        v.object({ realty: v.nullable(v.object({ id: v.number() })) }),
        (await ask('POST', '/moderation/realty/next/', user, { ordering })).body,
      ).realty?.id ?? null;
    const check = async (id: number, isAutomatic: boolean) => {
      const review = postingReview(server.db, await loadAddresses());
      const run = listingChecker(server.db, { listings: listingStore(server.db, server.stations), review, isAutomatic });
      const { version } = await server.db.selectFrom('listings').select('version').where('id', '=', id).executeTakeFirstOrThrow();
      await run({ listingId: id, version });
    };
    const statusOf = async (id: number) =>
      (await server.db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
    const emptyQueue = () => server.db.updateTable('listings').set({ status: 4 }).where('status', '=', 2).execute();

    test('the queue is what waits, however it was changed', async () => {
      const waiting = () =>
        sql<{ missing: number; extra: number }>`select
          (select count(*)::int from listings where status = 2 and not is_deleted and id not in (select listing_id from moderation_queue)) as missing,
          (select count(*)::int from moderation_queue where listing_id not in (select id from listings where status = 2 and not is_deleted)) as extra`
          .execute(server.db)
          .then(({ rows }) => rows);
      expect(await waiting()).toEqual([{ missing: 0, extra: 0 }]);
      const { rows } = await sql<{ waits: number }>`select count(*)::int as waits from moderation_queue`.execute(server.db);
      expect(rows[0]?.waits).toBeGreaterThan(10);
      const id = await create();
      await sql`update listings set is_deleted = true where id = ${id}`.execute(server.db);
      await sql`update listings set status = 2 where id in (select id from listings where status = 1 order by id limit 3)`.execute(
        server.db,
      );
      expect(await waiting()).toEqual([{ missing: 0, extra: 0 }]);
    });

    test('many at once each get another listing, and the same one when they ask again', async () => {
      const moderators = await Promise.all(Array.from({ length: 6 }, () => storeUser(server, { role: 'moderator' })));
      const held = await Promise.all(moderators.map((user) => hold(user)));
      expect(new Set(held).size).toBe(6);
      expect(await Promise.all(moderators.map((user) => hold(user)))).toEqual(held);
    });

    test('a hold ends by itself, and its listing goes to the next', async () => {
      await emptyQueue();
      const id = await create();
      expect(await hold(moderator)).toBe(id);
      expect(await hold(colleague)).toBeNull();
      expect((await decide(id, 'approve', {}, colleague)).status).toBe(409);
      await sql`update moderation_queue set held_until = now() - interval '1 second' where listing_id = ${id}`.execute(server.db);
      expect(await hold(colleague)).toBe(id);
      expect((await decide(id, 'approve', {}, moderator)).status).toBe(409);
      expect((await decide(id, 'approve', {}, colleague)).status).toBe(200);
      expect(await hold(moderator)).toBeNull();
    });

    test('oldest first, or suspicious first', async () => {
      await emptyQueue();
      const [clean, suspicious] = [await create(), await create({ description: 'СРОЧНО! Звоните 8 916 555-01-27, пишите в WhatsApp' })];
      for (const id of [clean, suspicious]) await check(id, false);
      const ids = async (ordering: string) =>
        v
          .parse(
            v.object({ results: v.array(v.object({ realty: v.object({ id: v.number() }) })) }),
            (await ask('GET', `/moderation/realty/?ordering=${ordering}`, moderator)).body,
          )
          .results.map(({ realty }) => realty.id);
      expect(await ids('oldest')).toEqual([clean, suspicious]);
      expect(await ids('suspicious')).toEqual([suspicious, clean]);
      expect(await hold(moderator, 'suspicious')).toBe(suspicious);
      expect((await ask('POST', `/moderation/realty/${suspicious}/postpone/`, moderator, {})).status).toBe(204);
      expect(await ids('oldest')).toEqual([clean, suspicious]);
    });

    test('an approval and its letter are one transaction', async () => {
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
        { job: 'send_letter', payload: { kind: 'listing_approved', userId: someUser(owner).id, eventId: expect.any(Number) } },
      ]);
      const [letter, ...more] = await sendNow();
      expect(more).toEqual([]);
      expect(letter?.headers.subject).toBe(`Объявление № ${id} опубликовано`);
      expect(letter?.parts['text/plain']).toContain('Мария, модератор проверил объявление. Оно уже в поиске и на карте.');
      expect(letter?.parts['text/plain']).toContain(`https://kvartal.example/buy/${id}`);
      expect(letter?.parts['text/plain']?.replaceAll('\u00A0', ' ')).toContain('2-комн. квартира, 54,30 м², Тверская улица, 12, стр. 1');
    });

    test('a rejection is told with reason, field and words; markup of the words is text', async () => {
      const id = await create();
      const why = { reason_code: 'contacts_in_text', field: 'description', comment: 'Уберите <b>номер</b> & почту' };
      expect((await decide(id, 'reject', why)).status).toBe(200);
      expect((await decide(id, 'reject', why)).status).toBe(200);
      const [letter, ...more] = await sendNow();
      expect(more).toEqual([]);
      expect(letter?.headers.subject).toBe(`Объявление № ${id} отклонено`);
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
      expect(event).toMatchObject([
        { actor_id: someUser(moderator).id, reason_code: 'contacts_in_text', field: 'description', version: 1 },
      ]);
    });

    test('a decision that is taken back sends no letter', async () => {
      const id = await create();
      await decide(id, 'approve');
      expect((await ask('PUT', `/realty/${id}/status/`, moderator, { realty_status: 2 })).status).toBe(200);
      await decide(id, 'reject', { reason_code: 'price' });
      expect((await sendNow()).map(({ headers }) => headers.subject)).toEqual([`Объявление № ${id} отклонено`]);
    });

    test('of two decisions at once one wins, the other is told', async () => {
      const id = await create();
      const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject', { reason_code: 'price' }, colleague)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('MODERATION=auto approves what is clean, and nothing else', async () => {
      // As the register has it.
      const yearBuilt = 1908;
      const [clean, phone] = [await create({ yearBuilt }), await create({ yearBuilt, description: 'Звоните 8 916 555-01-27' })];
      // The picture of four pixels alone would be a hint.
      await sql`update pictures set width = 1200, height = 800`.execute(server.db);
      for (const id of [clean, phone]) await check(id, true);
      expect([await statusOf(clean), await statusOf(phone)]).toEqual([1, 2]);
      const events = await server.db
        .selectFrom('listing_events')
        .select(['actor_id', 'to_status'])
        .where('listing_id', '=', clean)
        .orderBy('id')
        .execute();
      expect(events).toEqual([
        { actor_id: someUser(owner).id, to_status: 2 },
        { actor_id: null, to_status: 1 },
      ]);
      expect((await sendNow()).map(({ headers }) => headers.subject)).toEqual([`Объявление № ${clean} опубликовано`]);
    });

    test('a check is ordered with the listing, and one of an older version does nothing', async () => {
      const id = await create();
      expect(await jobs()).toEqual([{ job: 'check_listing', payload: { listingId: id, version: 1 } }]);
      const review = postingReview(server.db, await loadAddresses());
      const run = listingChecker(server.db, { listings: listingStore(server.db, server.stations), review, isAutomatic: true });
      await run({ listingId: id, version: 7 });
      await run({ listingId: 987_654_321, version: 1 });
      expect(await statusOf(id)).toBe(2);
    });

    test('a price is compared with the district, a house with the register', async () => {
      const address = { label: 'Пробная улица, 1', latitude: 55.7, longitude: 37.5 };
      const flat = { isDeleted: false, description: 'Светлая квартира.', address, photoAlt: '' };
      for (let price = 17_000_000; price < 20_000_000; price += 200_000)
        await storeListing(server.db, someUser(owner).id, { ...flat, status: 'active', price });
      const cheap = await storeListing(server.db, someUser(owner).id, { ...flat, status: 'moderation', price: 9_450_000 });
      await sql`update addresses set district = 'Пробный' where label = ${address.label}`.execute(server.db);
      const hintsOf = async (listing: number) => {
        const { body } = await ask('GET', `/moderation/realty/${listing}/`, moderator);
        return v.parse(v.object({ hints: v.array(v.object({ kind: v.string(), message: v.string(), advice: v.string() })) }), body).hints;
      };
      const [below] = await hintsOf(cheap);
      expect(below).toMatchObject({ kind: 'priceBelow', message: 'Цена ниже похожих на 49 %.' });
      expect(below?.advice.replaceAll('\u00A0', ' ')).toMatch(/стоят от 17 700 000 до 19 100 000 ₽, объявлений в сравнении: 15\./);
      const id = await create({ price: 200_000, floors: 25, floor: 20, yearBuilt: 2020 });
      const hints = await hintsOf(id);
      expect(hints.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['floors', 'floorAboveHouse', 'yearBuilt']));
      expect(hints.find(({ kind }) => kind === 'floors')?.message).toMatch(/^В этом доме этажей: \d+\.$/);
    });

    test('a blocked owner is out of search and queue at once, sessions and links in letters end', async () => {
      const person = someone();
      await server.register(person, somewhere());
      const token = await server.token(person);
      const { id: userId } = await server.db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
      const user = { id: userId, token };
      const [shown, waiting] = [await create({}, user), await create({}, user)];
      await decide(shown, 'approve');
      await server.jobs.query('delete from graphile_worker._private_jobs');
      expect((await ask('POST', `/moderation/users/${userId}/block/`, moderator, { reason: 'Просит предоплату' })).status).toBe(204);
      expect([await statusOf(shown), await statusOf(waiting)]).toEqual([3, 3]);
      for (const table of ['listing_search', 'moderation_queue'] as const) {
        const column = table === 'listing_search' ? 'id' : 'listing_id';
        const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} in (${shown}, ${waiting})`.execute(server.db);
        expect([table, rows]).toEqual([table, []]);
      }
      expect((await server.profile(token)).status).toBe(401);
      // One letter about the account, and none about each of its listings.
      expect(await jobs()).toEqual([expect.objectContaining({ job: 'send_letter', payload: { kind: 'account_blocked', userId } })]);
      const [letter, ...more] = await sendNow();
      expect(more).toEqual([]);
      expect(letter?.headers.subject).toBe('Аккаунт заблокирован');
      expect(letter?.parts['text/plain']).toContain('Причина: Просит предоплату');
      const row = await server.db
        .selectFrom('users')
        .select(['blocked_by', 'blocked_reason'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ blocked_by: someUser(moderator).id, blocked_reason: 'Просит предоплату' });
    });

    test('a decision is recorded with the time it took, in its transaction; a hold that is asked for again goes on', async () => {
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
        results: [{ moderator: { name: 'О. Белова' } }, { moderator: { name: 'О. Белова' } }],
      });
    });

    test('decisions that are older than the record are in it: the migration finds them in the history', async () => {
      const user = await storeUser(server);
      const [shown, refused] = [await create({}, user), await create({}, user)];
      await decide(shown, 'approve');
      await sql`insert into complaints (user_id, listing_id, description, day)
        values (${someUser(colleague).id}, ${shown}, 'Квартира продана', '2026-05-20')`.execute(server.db);
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

    test('an account that is unblocked at once gets no letter', async () => {
      const { id } = await storeUser(server);
      await server.jobs.query('delete from graphile_worker._private_jobs');
      await ask('POST', `/moderation/users/${id}/block/`, moderator, { reason: 'Спешка' });
      expect((await ask('DELETE', `/moderation/users/${id}/block/`, moderator)).status).toBe(204);
      expect((await sendNow()).map(({ headers }) => headers.subject)).toEqual([]);
    });

    test('an erased account leaves nothing of what was approved', async () => {
      const user = await storeUser(server);
      const id = await create({}, user);
      await decide(id, 'approve');
      await ask('PATCH', `/realty/sale/${id}/`, user, encodeListingForm(aListingForm({ description: 'Новое' }), [photos.png]));
      const kept = () => server.db.selectFrom('approved_listings').select('version').where('listing_id', '=', id).execute();
      expect(await kept()).toEqual([{ version: 1 }]);
      await sql`update users set deleted_at = now() where id = ${user.id}`.execute(server.db);
      await eraseAccount(server.db, user.id);
      expect(await kept()).toEqual([]);
    });

    test('the first moderator is created once, with a password that nobody else has', async () => {
      const made = await addModerator(server.db, { email: 'first.moderator@example.com', password: null });
      expect(made).toMatch(/^[A-Za-z0-9]{17}$/);
      expect(await addModerator(server.db, { email: 'second.moderator@example.com', password: null })).toBeNull();
      const users = await server.db
        .selectFrom('users')
        .select(['role', 'email'])
        .where('email', 'like', '%.moderator@example.com')
        .execute();
      expect(users).toEqual([{ role: 1, email: 'first.moderator@example.com' }]);
    });
  });
});
