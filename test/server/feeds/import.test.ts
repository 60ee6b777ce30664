import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
