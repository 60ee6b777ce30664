import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newListingLimits } from '../../../examples/server/http/contactLimits';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

const [{ points }] = newListingLimits.user;
const form = encodeListingForm(aListingForm(), [smallPhotos.png]);
const broken = JSON.parse(JSON.stringify(form).replaceAll(smallPhotos.png, 'data:image/png;base64,AAAA')) as object;

describe.each(engines)('the limit of new listings on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of one user', () => {
    let server: AccountServer;
    beforeAll(async () => {
      server = await startAccountServer(await start(), { hasher: countingHasher() });
    });
    afterAll(() => server?.stop());

    const many = async (count: number, create: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index++) statuses.push((await create()).status);
      return [...new Set(statuses)];
    };

    test('counts what was created, and says when the next one is allowed', async () => {
      const { id, token } = await storeUser(server);
      const create = (body: object = form) => server.call('POST', '/realty/sale/', body, token);
      expect(await many(20, () => create(broken))).toEqual([400]);
      await server.pool.query('alter table photos rename to away');
      expect(await many(2, () => create())).toEqual([500]);
      await server.pool.query('alter table away rename to photos');
      expect(await many(points, () => create())).toEqual([201]);
      expect(await many(3, () => create())).toEqual([429]);
      // Forty minutes later; of all limits of this test only those of listings are an hour long.
      await server.pool.query(`update rate_limits set expire = expire - 40 * 60000 where key like 'listing-user-%'`);
      const refused = await create();
      expect(refused).toMatchObject({ status: 429, body: { detail: 'Слишком много попыток. Повторите через 20 минут.' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1150);
      await server.pool.query(`update rate_limits set expire = expire - 20 * 60000 where key like 'listing-user-%'`);
      expect((await create()).status).toBe(201);
      const rows = await server.db.selectFrom('listings').select('id').where('owner_id', '=', id).execute();
      expect(rows).toHaveLength(points + 1);
    });

    test('is never exceeded by attempts at the same time, some of which fail', async () => {
      const { token } = await storeUser(server);
      const bodies = Array.from({ length: points + 12 }, (_, index) => (index % 4 === 3 ? broken : form));
      const answers = await Promise.all(bodies.map((body) => server.call('POST', '/realty/sale/', body, token)));
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect(count(201)).toBeLessThanOrEqual(points);
      // Neither the broken ones nor those that were refused meanwhile have used up anything.
      let created = count(201);
      while ((await server.call('POST', '/realty/sale/', form, token)).status === 201) created += 1;
      expect(created).toBe(points);
    });
  });
});
