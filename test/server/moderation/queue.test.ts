import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { listingChecker } from '../../../examples/server/listings/moderation/checkListing';
import { postingReview } from '../../../examples/server/listings/moderation/postingReview';
import { type ModerationServer, startModerationServer } from '../support/moderationServer';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

describe.each(engines)('moderation on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('the queue', () => {
    let moderation: ModerationServer;
    beforeAll(async () => {
      moderation = await startModerationServer(await start());
    });
    afterAll(() => moderation?.stop());
    beforeEach(() => moderation.removeJobs());

    test('the queue is what waits, however it was changed', async () => {
      const { server, create } = moderation;
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
      const { server, hold } = moderation;
      const moderators = await Promise.all(Array.from({ length: 6 }, () => storeUser(server, { role: 'moderator' })));
      const held = await Promise.all(moderators.map((user) => hold(user)));
      expect(new Set(held).size).toBe(6);
      expect(await Promise.all(moderators.map((user) => hold(user)))).toEqual(held);
    });

    test('a hold ends by itself, and its listing goes to the next', async () => {
      const { server, moderator, colleague, create, decide, hold, emptyQueue } = moderation;
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
      const { moderator, ask, create, hold, check, emptyQueue } = moderation;
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

    test('MODERATION=auto approves what is clean, and nothing else', async () => {
      const { server, owner, create, sendNow, check, statusOf } = moderation;
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
        { actor_id: owner.id, to_status: 2 },
        { actor_id: null, to_status: 1 },
      ]);
      expect((await sendNow()).map(({ headers }) => headers.subject)).toEqual([`Объявление № ${clean} опубликовано`]);
    });

    test('a check is ordered with the listing, and one of an older version does nothing', async () => {
      const { server, create, jobs, statusOf } = moderation;
      const id = await create();
      expect(await jobs()).toEqual([{ job: 'check_listing', payload: { listingId: id, version: 1 } }]);
      const review = postingReview(server.db, await loadAddresses());
      const run = listingChecker(server.db, { listings: listingStore(server.db, server.stations), review, isAutomatic: true });
      await run({ listingId: id, version: 7 });
      await run({ listingId: 987_654_321, version: 1 });
      expect(await statusOf(id)).toBe(2);
    });

    test('a price is compared with the district, a house with the register', async () => {
      const { server, owner, moderator, ask, create } = moderation;
      const address = { label: 'Пробная улица, 1', latitude: 55.7, longitude: 37.5 };
      const flat = { isDeleted: false, description: 'Светлая квартира.', address, photoAlt: '' };
      for (let price = 17_000_000; price < 20_000_000; price += 200_000)
        await storeListing(server.db, owner.id, { ...flat, status: 'active', price });
      const cheap = await storeListing(server.db, owner.id, { ...flat, status: 'moderation', price: 9_450_000 });
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

    test('a price is compared at the place of the house, wherever the listing was sent from', async () => {
      const { server, owner, moderator, ask, create } = moderation;
      const placed = { latitude: 55.6, longitude: 37.8 };
      const chapaevsky = { street: 'Чапаевский переулок', houseNumber: '3', corpus: null, building: null, district: null };
      // So large that no other flat is like them: those of the house's district cost half of those where it was sent from.
      const like = { rooms: '4+' as const, area: 400 };
      for (const [district, at, price] of [
        ['Хорошёвский', { latitude: 55.79, longitude: 37.52 }, 50_000_000],
        ['Дальний', placed, 100_000_000],
      ] as const) {
        const address = { label: `Пример, ${district}`, ...at };
        for (let index = 0; index < 15; index++) {
          const id = await storeListing(server.db, owner.id, { status: 'moderation', price: price + index * 100_000, address });
          await server.db.updateTable('listings').set({ rooms: 4, area: 40_000, status: 1 }).where('id', '=', id).execute();
        }
        await server.db.updateTable('addresses').set({ district }).where('label', '=', address.label).execute();
      }
      const id = await create({ ...like, price: 101_000_000, address: { ...chapaevsky, ...placed } });
      const { body } = await ask('GET', `/moderation/realty/${id}/`, moderator);
      const hint = v.object({ kind: v.string(), message: v.string(), advice: v.string() });
      const { hints } = v.parse(v.object({ hints: v.array(hint) }), body);
      const price = hints.filter(({ kind }) => kind.startsWith('price'));
      expect(price).toMatchObject([{ kind: 'priceAbove', message: 'Цена выше похожих на 99 %.' }]);
      expect(price[0]?.advice.replaceAll('\u00A0', ' ')).toMatch(/стоят от 50 350 000 до 51 050 000 ₽, объявлений в сравнении: 15\./);
    });

    test('a house that the register lacks waits for a person, and one sent from elsewhere is compared at its own place', async () => {
      const { moderator, ask, create, check, statusOf } = moderation;
      const hintsOf = async (id: number) => {
        const { body } = await ask('GET', `/moderation/realty/${id}/`, moderator);
        const hint = v.object({ kind: v.string(), field: v.string(), message: v.string() });
        return v.parse(v.object({ hints: v.array(hint) }), body).hints.filter(({ field }) => field === 'address');
      };
      const house = { corpus: null, building: null, district: null, latitude: 55.6, longitude: 37.8 };
      const unknown = await create({ address: { ...house, street: 'Выдуманная улица', houseNumber: '999' } });
      expect(await hintsOf(unknown)).toEqual([{ kind: 'houseUnknown', field: 'address', message: 'Дома нет в реестре.' }]);
      await check(unknown, true);
      expect(await statusOf(unknown)).toBe(2);
      const far = await create({ address: { ...house, street: 'Чапаевский переулок', houseNumber: '3' } });
      expect(await hintsOf(far)).toMatchObject([{ kind: 'houseFar', message: 'В реестре этот дом в 28 км отсюда.' }]);
      const stored = await moderation.server.db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .select(['district', 'listings.latitude', 'house_registered'])
        .where('listings.id', '=', far)
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ district: 'Хорошёвский', house_registered: true });
      expect(stored.latitude).toBeGreaterThan(55.79);
    });
  });
});
