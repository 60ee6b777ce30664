import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepAgency } from '../../../examples/server/feeds/import/agencyAccount';
import { engines } from '../support/seededServer';
import { yandexOffer } from './feedXml';
import { happenedIn, type ImportServer, listingOf, startImportServer } from './importServer';

const active = 1;
const moderation = 2;

describe.each(engines)('importing a feed on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('with the offers of an agency', () => {
    let server: ImportServer;
    beforeAll(async () => {
      server = await startImportServer(await start());
    });
    afterAll(() => server?.stop());
    beforeEach(async () => {
      await server.db.deleteFrom('feeds').execute();
    });

    test('the first time makes listings that wait for moderators, as the form does', async () => {
      const before = (await server.jobs()).length;
      const report = await server.import([yandexOffer('a'), yandexOffer('b', { floor: '<floor>18</floor>' }), yandexOffer('c')]);
      expect(happenedIn(report)).toEqual([
        ['a', 'created'],
        ['b', 'refused'],
        ['c', 'created'],
      ]);
      expect(report.totals).toMatchObject({ offers: 3, accepted: 2, refused: 1, created: 2, unchanged: 0 });
      const id = listingOf(report, 'a');
      expect(await server.listing(id)).toMatchObject({ status: moderation, price: 9_850_000, owner_id: server.owner.id, version: 1 });
      expect(await server.db.selectFrom('photos').select('position').where('listing_id', '=', id).execute()).toEqual([{ position: 0 }]);
      expect(await server.db.selectFrom('moderation_queue').select('owner_id').where('listing_id', '=', id).execute()).toEqual([
        { owner_id: server.owner.id },
      ]);
      expect((await server.jobs()).slice(before)).toContainEqual({ job: 'check_listing', payload: { listingId: id, version: 1 } });
      expect(await server.runs()).toMatchObject([
        {
          state: 'done',
          totals: { created: 2 },
          ended_at: expect.any(Date),
          offers: [{ id: 'a', happened: 'created', listing: id }, { id: 'b', kinds: ['floor_above_total'] }, { id: 'c' }],
        },
      ]);
    });

    test("on the agency's own site is public at once, stays so whatever changes, and sends no letter for each flat", async () => {
      const jobsBefore = (await server.jobs()).length;
      const phones: string[] = [];
      const own = { isOwnSite: true, onPhone: async (phone: string) => void phones.push(phone) };
      const withPhone = (phone: string) => ({ more: `<sales-agent><phone>${phone}</phone></sales-agent>` });
      const report = await server.import(
        [
          yandexOffer('a', withPhone('8 495 123-45-67, +7 495 765-43-21')),
          yandexOffer('b', withPhone('+7 (495) 123-45-67 доб. 5')),
          yandexOffer('c', withPhone('звоните')),
        ],
        own,
      );
      expect(phones).toEqual(['4951234567']);
      const id = listingOf(report, 'a');
      expect(await server.listing(id)).toMatchObject({ status: active, version: 1 });
      const changed = { price: '<price><value>20000000</value></price>', description: '<description>Другие слова.</description>' };
      const again = await server.import([yandexOffer('a', changed), yandexOffer('c')], own);
      expect(happenedIn(again)).toEqual([
        ['a', 'changed'],
        ['c', 'unchanged'],
        ['b', 'archived'],
      ]);
      expect(await server.listing(id)).toMatchObject({ status: active, version: 2, price: 20_000_000 });
      expect((await server.jobs()).slice(jobsBefore).map(({ job }) => job)).not.toContain('send_letter');
    });

    test('belongs to an agency whose e-mail and phone are nobody else', async () => {
      const agency = { email: 'office@agency.example', name: null, phone: null };
      const accountOf = () =>
        server.db.selectFrom('users').select(['first_name', 'phone']).where('email', '=', agency.email).executeTakeFirst();
      expect(await keepAgency(server.db, agency)).toMatch(/^\w{17}$/);
      expect(await accountOf()).toEqual({ first_name: 'Агентство', phone: null });
      expect(await keepAgency(server.db, { ...agency, name: 'Арка и двор', phone: '4951234567' })).toBeNull();
      // What the settings do not say stays as the agency has it.
      expect(await keepAgency(server.db, agency)).toBeNull();
      expect(await accountOf()).toEqual({ first_name: 'Арка и двор', phone: '4951234567' });

      const other = { email: 'other@agency.example', name: null, phone: '4951234567' };
      await expect(keepAgency(server.db, other)).rejects.toThrow('AGENCY_PHONE');
      expect(await keepAgency(server.db, { ...other, phone: null })).toMatch(/^\w{17}$/);
      await server.db.updateTable('users').set({ email_confirmed_at: null }).where('email', '=', other.email).execute();
      await expect(keepAgency(server.db, { ...other, phone: null })).rejects.toThrow('AGENCY_EMAIL');
    });

    test('the second time, with nothing new, writes nothing and loads no photo', async () => {
      const offers = [yandexOffer('a'), yandexOffer('b')];
      await server.import(offers);
      const rows = await server.rows();
      const { length } = server.asked;
      const again = await server.import(offers);
      expect(happenedIn(again)).toEqual([
        ['a', 'unchanged'],
        ['b', 'unchanged'],
      ]);
      expect(await server.rows()).toEqual(rows);
      expect(server.asked).toHaveLength(length);
      expect(await server.runs()).toMatchObject([{ state: 'done' }, { state: 'done', totals: { unchanged: 2 }, offers: [] }]);
    });

    test('an approved one stays as it is', async () => {
      const offers = [yandexOffer('a')];
      const id = listingOf(await server.import(offers), 'a');
      await server.approve(id);
      expect(happenedIn(await server.import(offers))).toEqual([['a', 'unchanged']]);
      expect(await server.listing(id)).toMatchObject({ status: active, version: 1 });
    });
  });
});
