import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount, eraseAccount } from '../../../examples/server/accounts/erasure/erasure';
import { ownDataOf } from '../../../examples/server/accounts/ownData';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';
import { yandexOffer } from './feedXml';
import { happenedIn, type ImportServer, listingOf, startImportServer } from './importServer';

const offers = (count: number) => Array.from({ length: count }, (_, index) => yandexOffer(`o${index}`));

describe.each(engines)('importing feeds on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('whatever happens meanwhile', () => {
    let server: ImportServer;
    beforeAll(async () => {
      server = await startImportServer(await start());
    });
    afterAll(() => server?.stop());
    beforeEach(async () => {
      await server.db.deleteFrom('feeds').execute();
    });

    const listingsOf = async (userId: number) => {
      const { count } = await server.db
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    };

    test('a run that ends in the middle is continued by the next: nothing lost, nothing twice', async () => {
      const { id: userId } = await storeUser(server.server);
      let begun = 0;
      const onOffer = () => {
        begun += 1;
        if (begun > 6) throw new Error('The process ends');
      };
      await expect(server.import(offers(12), { userId, onOffer })).rejects.toThrow('The process ends');
      const made = await listingsOf(userId);
      expect([made > 0, made < 12]).toEqual([true, true]);
      expect(await server.runs()).toMatchObject([{ state: 'failed', problem: 'The process ends' }]);
      const { totals } = await server.import(offers(12), { userId });
      expect(totals).toMatchObject({ created: 12 - made, unchanged: made });
      expect(await listingsOf(userId)).toBe(12);
      expect((await server.import(offers(12), { userId })).totals).toMatchObject({ unchanged: 12 });
    });

    test('the record of a run whose process was killed says so', async () => {
      await server.import(offers(1));
      await server.db.updateTable('feed_runs').set({ state: 'running', ended_at: null }).execute();
      await server.import(offers(1));
      expect((await server.runs()).map(({ state }) => state)).toEqual(['interrupted', 'done']);
    });

    test('two runs of a feed never overlap', async () => {
      const { id: userId } = await storeUser(server.server);
      let second: Promise<unknown> | null = null;
      const first = await server.import(offers(3), {
        userId,
        onOffer: () => (second ??= server.import(offers(3), { userId })),
        loadPhoto: async (url) => {
          await second;
          return server.loadPhoto(url);
        },
      });
      expect(first.totals).toMatchObject({ created: 3 });
      expect(await second).toMatchObject({ problem: { kind: 'feed_running', text: 'Этот фид уже загружается.' }, totals: { created: 0 } });
      expect(await listingsOf(userId)).toBe(3);
    });

    test('the same ids in the feed of another account, and in another feed, are other offers', async () => {
      const { id: userId } = await storeUser(server.server);
      const mine = listingOf(await server.import(offers(1)), 'o0');
      const theirs = await server.import(offers(1), { userId });
      const more = await server.import(offers(1), { name: 'branch' });
      expect([...happenedIn(theirs), ...happenedIn(more)]).toEqual([
        ['o0', 'created'],
        ['o0', 'created'],
      ]);
      expect((await server.listing(listingOf(theirs, 'o0'))).owner_id).toBe(userId);
      await server.import([yandexOffer('other')], { userId });
      expect((await server.listing(mine)).status).toBe(2);
    });

    test('a photo that cannot be loaded is left out, and tried again; without any photo the offer is refused', async () => {
      const images = (...names: readonly string[]) => names.map((name) => `<image>https://agency.example/${name}</image>`).join('');
      const file = [yandexOffer('a', { image: images('1.jpg', 'broken.jpg', '2.png') }), yandexOffer('b', { image: images('broken.jpg') })];
      const report = await server.import(file);
      expect(report.offers).toMatchObject([
        { happened: 'created', warnings: ['photo_failed'] },
        { happened: 'refused', kinds: ['photos_missing'] },
      ]);
      const id = listingOf(report, 'a');
      const rows = await server.rows();
      server.asked.length = 0;
      expect((await server.import(file)).totals).toMatchObject({ unchanged: 1, refused: 1 });
      expect(await server.rows()).toEqual(rows);
      expect(server.asked).toEqual(['https://agency.example/broken.jpg', 'https://agency.example/broken.jpg']);
      const { length } = await server.db.selectFrom('photos').select('id').where('listing_id', '=', id).execute();
      expect(length).toBe(2);
    });

    test('a file that its server calls unchanged is not read again, unless something of it is to be tried again', async () => {
      const validators = { etag: '"1"' };
      expect((await server.import(offers(2), { validators })).totals).toMatchObject({ created: 2 });
      const rows = await server.rows();
      expect(await server.import(offers(2), { validators })).toMatchObject({ problem: null, isUnchanged: true });
      expect(await server.rows()).toEqual(rows);
      expect((await server.runs()).map(({ state }) => state)).toEqual(['done', 'done']);
      expect((await server.import(offers(3), { validators: { etag: '"2"' } })).totals).toMatchObject({ created: 1, unchanged: 2 });

      // A photo that failed, an offer without any, and a run that is held.
      const photo = (name: string) => ({ image: `<image>https://agency.example/${name}</image>` });
      const failed = [yandexOffer('a', { image: photo('1.jpg').image + photo('broken.jpg').image })];
      const refused = [yandexOffer('b', photo('broken.jpg'))];
      for (const file of [failed, refused]) {
        for (const happened of ['first', 'again']) {
          const { totals } = await server.import(file, { validators, name: file === failed ? 'failed' : 'refused' });
          expect([happened, totals.offers]).toEqual([happened, 1]);
        }
      }
      const held = { validators, name: 'held' };
      await server.import(offers(30), { name: 'held' });
      for (const _ of ['first', 'again'])
        expect((await server.import(offers(1), held)).problem).toMatchObject({ kind: 'feed_mass_vanish' });
      expect((await server.import(offers(1), { ...held, acceptsVanished: true })).totals).toMatchObject({ archived: 29 });
      expect(await server.import(offers(1), held)).toMatchObject({ isUnchanged: true });
    });

    test('a closed account has no feeds, and its own file has them before', async () => {
      const { id: userId } = await storeUser(server.server);
      await server.import(offers(2), { userId });
      let text = '';
      for await (const piece of await ownDataOf(server.db, userId)) text += piece;
      expect(JSON.parse(text)).toMatchObject({
        feeds: [{ name: 'agency', source: 'agency.xml' }],
        feed_offers: [{ offer_id: 'o0' }, { offer_id: 'o1' }],
        feed_runs: [{ state: 'done', totals: { created: 2 } }],
      });
      await closeAccount(server.db, userId);
      await expect(server.import(offers(3), { userId })).rejects.toThrow();
      await eraseAccount(server.db, userId);
      for (const table of ['feeds', 'feed_offers', 'feed_runs'] as const)
        expect(await server.db.selectFrom(table).select('id').execute()).toEqual([]);
    });
  });
});
