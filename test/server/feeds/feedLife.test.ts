import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../support/seededServer';
import { yandexOffer } from './feedXml';
import { happenedIn, type ImportServer, listingOf, startImportServer } from './importServer';

const [active, moderation, rejected, archived] = [1, 2, 3, 4];
const price = (value: number) => ({ price: `<price><value>${value}</value><currency>RUB</currency></price>` });
const offers = (...ids: readonly string[]) => ids.map((id) => yandexOffer(id));

describe.each(engines)('the life of a feed on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('run after run', () => {
    let server: ImportServer;
    beforeAll(async () => {
      server = await startImportServer(await start());
    });
    afterAll(() => server?.stop());
    beforeEach(async () => {
      await server.db.deleteFrom('feeds').execute();
    });

    /** Imports and approves these; returns their listings by the ids of the offers. */
    const approved = async (...ids: readonly string[]) => {
      const report = await server.import(offers(...ids));
      const listings = Object.fromEntries(ids.map((id) => [id, listingOf(report, id)]));
      for (const listing of Object.values(listings)) await server.approve(listing);
      return (id: string) => listings[id] ?? 0;
    };
    const eventsOf = (id: number) =>
      server.db
        .selectFrom('listing_events')
        .select(['from_status', 'to_status', 'version', 'changed'])
        .where('listing_id', '=', id)
        .orderBy('id')
        .execute();

    describe('a price', () => {
      test('near the one that was approved changes in place', async () => {
        const id = (await approved('a'))('a');
        expect(happenedIn(await server.import([yandexOffer('a', price(11_000_000))]))).toEqual([['a', 'changed']]);
        expect(await server.listing(id)).toMatchObject({ status: active, price: 11_000_000, version: 2 });
        expect((await eventsOf(id)).at(-1)).toEqual({ from_status: active, to_status: active, version: 2, changed: ['price'] });
      });

      test('in small steps away from the approved one waits for a moderator, and is approved as any edit', async () => {
        const id = (await approved('a'))('a');
        await server.import([yandexOffer('a', price(11_500_000))]);
        await server.import([yandexOffer('a', price(13_000_000))]);
        expect(await server.listing(id)).toMatchObject({ status: moderation, price: 13_000_000, version: 3 });
        await server.approve(id);
        await server.import([yandexOffer('a', price(15_000_000))]);
        expect(await server.listing(id)).toMatchObject({ status: active, price: 15_000_000 });
      });

      test('of a listing that its owner has edited since waits', async () => {
        const id = (await approved('a'))('a');
        await server.db.updateTable('listings').set({ version: 2, description: 'Своими руками' }).where('id', '=', id).execute();
        await server.import([yandexOffer('a', price(10_000_000))]);
        expect(await server.listing(id)).toMatchObject({ status: moderation, description: 'Светлая квартира у парка.', version: 3 });
      });

      test('takes what is counted from it along', async () => {
        const rent = (value: number) =>
          yandexOffer('r', {
            type: '<type>аренда</type>',
            price: `<price><value>${value}</value><period>месяц</period></price>`,
            more: '<agent-fee>50 %</agent-fee>',
          });
        const id = listingOf(await server.import([rent(80_000)]), 'r');
        await server.approve(id);
        await server.import([rent(90_000)]);
        const row = await server.db
          .selectFrom('listings')
          .select(['status', 'price', 'commission'])
          .where('id', '=', id)
          .executeTakeFirst();
        expect(row).toEqual({ status: active, price: 90_000, commission: 45_000 });
      });
    });

    test('another text is an edit', async () => {
      const id = (await approved('a'))('a');
      const report = await server.import([yandexOffer('a', { description: '<description>Новый текст.</description>' })]);
      expect(happenedIn(report)).toEqual([['a', 'changed']]);
      expect(await server.listing(id)).toMatchObject({ status: moderation, description: 'Новый текст.', version: 2 });
      expect((await eventsOf(id)).at(-1)).toMatchObject({ changed: ['description'] });
    });

    test('what a moderator has rejected stays so until it is changed', async () => {
      const id = listingOf(await server.import(offers('a')), 'a');
      await server.decide(id, 'reject', { reason_code: 'price' });
      await server.import(offers('a'));
      expect((await server.listing(id)).status).toBe(rejected);
      await server.import([yandexOffer('a', price(9_000_000))]);
      expect((await server.listing(id)).status).toBe(moderation);
    });

    test('another deal under the same id is refused', async () => {
      const id = (await approved('a'))('a');
      const rent = { type: '<type>аренда</type>', price: '<price><value>80000</value><period>месяц</period></price>' };
      expect((await server.import([yandexOffer('a', rent)])).offers).toMatchObject([
        { happened: 'refused', kinds: ['deal_changed'], listing_id: id },
      ]);
      expect((await server.listing(id)).status).toBe(active);
    });

    describe('an offer that has left the file', () => {
      test('is archived, and public again when it is back as it was', async () => {
        const of = await approved('a', 'b');
        const report = await server.import(offers('b'));
        expect(report.offers).toMatchObject([
          { id: 'b', happened: 'unchanged' },
          { id: 'a', happened: 'archived', line: null, listing_id: of('a') },
        ]);
        expect((await server.listing(of('a'))).status).toBe(archived);
        expect(happenedIn(await server.import(offers('b')))).toEqual([['b', 'unchanged']]);
        expect(happenedIn(await server.import(offers('a', 'b')))).toEqual([
          ['a', 'republished'],
          ['b', 'unchanged'],
        ]);
        expect(await server.listing(of('a'))).toMatchObject({ status: active, version: 1 });
      });

      test('waits for a moderator when it is back with changes, after a month, or was never approved', async () => {
        const of = await approved('a', 'b');
        const c = listingOf(await server.import(offers('a', 'b', 'c')), 'c');
        await server.import(offers('never mind'));
        await server.db
          .updateTable('feed_offers')
          .set({ archived_at: sql<Date>`now() - interval '31 days'` })
          .where('listing_id', '=', of('b'))
          .execute();
        const report = await server.import([yandexOffer('a', price(9_800_000)), ...offers('b', 'c')]);
        expect(happenedIn(report).slice(0, 3)).toEqual(['a', 'b', 'c'].map((id) => [id, 'republished']));
        for (const id of [of('a'), of('b'), c]) expect((await server.listing(id)).status).toBe(moderation);
      });

      test('is archived at once when it says that it is over, and after a day when it is only wrong', async () => {
        const of = await approved('a', 'b', 'c');
        const file = [
          yandexOffer('a', { more: '<expire-date>2020-01-01T00:00:00+03:00</expire-date>' }),
          yandexOffer('b', { floor: '<floor>99</floor>' }),
          yandexOffer('c'),
        ];
        expect((await server.import(file)).totals).toMatchObject({ refused: 2, archived: 1, unchanged: 1 });
        expect([(await server.listing(of('a'))).status, (await server.listing(of('b'))).status]).toEqual([archived, active]);
        await server.db
          .updateTable('feed_offers')
          .set({ refused_at: sql<Date>`now() - interval '25 hours'` })
          .where('offer_id', '=', 'b')
          .execute();
        // Put right in time, it stays.
        expect((await server.import(offers('b', 'c'))).totals).toMatchObject({ unchanged: 2, archived: 0 });
        await server.import(file);
        await server.db
          .updateTable('feed_offers')
          .set({ refused_at: sql<Date>`now() - interval '25 hours'` })
          .where('offer_id', '=', 'b')
          .execute();
        await server.import(file);
        expect((await server.listing(of('b'))).status).toBe(archived);
      });

      test('with more than half of the feed is held until somebody says that it is so', async () => {
        const of = await approved('a', 'b', 'c', 'd', 'e', 'f');
        const rest = [yandexOffer('a', price(9_900_000)), ...offers('b')];
        const held = await server.import(rest);
        expect(held.problem).toEqual({
          kind: 'feed_mass_vanish',
          text: 'Из фида пропало 4 из 6 объявлений. Пока ничего не сняли: подтвердите или исправьте файл.',
        });
        expect(held.totals).toMatchObject({ changed: 1, unchanged: 1, archived: 0 });
        expect((await server.listing(of('f'))).status).toBe(active);
        expect((await server.runs()).at(-1)).toMatchObject({ state: 'held', problem: held.problem?.text });
        expect((await server.import(rest, { acceptsVanished: true })).totals).toMatchObject({ archived: 4 });
        expect((await server.listing(of('f'))).status).toBe(archived);
      });

      test('because the file is cut changes nothing', async () => {
        const of = await approved('a', 'b');
        const cut = await server.import('<?xml version="1.0"?><realty-feed><offer internal-id="a">');
        expect(cut).toMatchObject({ problem: { kind: 'feed_broken' }, offers: [] });
        expect((await server.listing(of('b'))).status).toBe(active);
        expect((await server.runs()).at(-1)).toMatchObject({ state: 'refused' });
      });
    });

    test('what its owner has archived or deleted is left so', async () => {
      const of = await approved('a', 'b');
      await server.ask('PUT', `/realty/${of('a')}/status/`, server.owner, { status: archived, realty_status: archived });
      await server.ask('DELETE', `/realty/${of('b')}/delete/`, server.owner);
      expect((await server.listing(of('a'))).status).toBe(archived);
      const report = await server.import([yandexOffer('a', price(9_000_000)), ...offers('b')]);
      expect(happenedIn(report)).toEqual([
        ['a', 'skipped'],
        ['b', 'skipped'],
      ]);
      expect(await server.listing(of('a'))).toMatchObject({ status: archived, price: 9_850_000 });
    });
  });
});
