import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneLimits } from '../../../examples/server/http/contactLimits';
import { decodeOwnerContact } from '../../../src/api/wire/owner';
import { type AccountServer, someone, startAccountServer } from '../support/accountServer';
import { engines } from '../support/seededServer';

const detail = v.object({ detail: v.pipe(v.string(), v.regex(/[а-я]/)) });

describe.each(engines)('the owner of a listing on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: AccountServer;
    let ids: number[];
    beforeAll(async () => {
      server = await startAccountServer(await start());
      await server.db.updateTable('listings').set({ communication_method: 1 }).where('status', '=', 1).execute();
      const rows = await server.db
        .selectFrom('listings')
        .select('id')
        .where('status', '=', 1)
        .where('is_deleted', '=', false)
        .orderBy('id')
        .limit(200)
        .execute();
      ids = rows.map(({ id }) => id);
    });
    afterAll(() => server?.stop());

    const idOf = (index: number) => ids[index % ids.length] ?? 0;
    const newToken = async (from?: string) => {
      const person = someone();
      await server.register(person, from);
      return server.token(person, from);
    };
    const ask = (id: number | string, token?: string, from?: string) => server.call('GET', `/realty/${id}/owner/`, undefined, token, from);
    const phoneOf = (body: unknown) => decodeOwnerContact(body)?.phone ?? null;

    test('the response is private and not cached', async () => {
      const token = await newToken();
      for (const { headers } of [await ask(idOf(0)), await ask(idOf(0), token)]) {
        expect(headers['cache-control']).toBe('no-store');
        expect(String(headers['vary']).toLowerCase()).toContain('authorization');
      }
    });

    test('the QR code contains a tel: link and no scripts', async () => {
      const { body } = await ask(idOf(0), await newToken());
      const contact = decodeOwnerContact(body);
      const { phone } = await server.db
        .selectFrom('users')
        .innerJoin('listings', 'listings.owner_id', 'users.id')
        .select('phone')
        .where('listings.id', '=', idOf(0))
        .executeTakeFirstOrThrow();
      expect(contact?.phone).toBe(phone);
      const svg = decodeURIComponent((contact?.phoneQr ?? '').replace('data:image/svg+xml,', ''));
      expect(svg).toMatch(/^<svg [^>]*>(<path [^>]*\/>)+<\/svg>$/);
    });

    test('a blocked or deleted account has no phone', async () => {
      const token = await newToken();
      for (const column of ['blocked_at', 'deleted_at'] as const) {
        const { owner_id } = await server.db.selectFrom('listings').select('owner_id').where('id', '=', idOf(1)).executeTakeFirstOrThrow();
        await server.db
          .updateTable('users')
          .set({ [column]: new Date() })
          .where('id', '=', owner_id)
          .execute();
        const { status, body } = await ask(idOf(1), token);
        expect([status, phoneOf(body)]).toEqual([200, null]);
        await server.db
          .updateTable('users')
          .set({ [column]: null })
          .where('id', '=', owner_id)
          .execute();
      }
    });

    test('phones are limited per user, with the time to wait; responses without a phone do not count', async () => {
      const token = await newToken();
      const silent = idOf(150);
      await server.db.updateTable('listings').set({ communication_method: 2 }).where('id', '=', silent).execute();
      const [{ points }] = phoneLimits.user;
      for (let index = 0; index < points + 5; index++) await ask(silent, token);
      for (let index = 0; index < points; index++) {
        const { status, body } = await ask(idOf(index), token);
        expect([status, phoneOf(body)]).toEqual([200, expect.any(String)]);
      }
      const { status, body, headers } = await ask(idOf(0), token);
      expect(status).toBe(429);
      v.parse(detail, body);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect((await ask(silent, token)).status).toBe(200);
      expect((await ask(idOf(0))).status).toBe(200);
      expect(phoneOf((await ask(idOf(0), await newToken())).body)).not.toBeNull();
    });

    test('phones are limited per address', async () => {
      const from = '203.0.113.77';
      const [{ points }] = phoneLimits.address;
      const perUser = phoneLimits.user[0].points;
      const tokens = await Promise.all(
        Array.from({ length: Math.ceil(points / perUser) + 1 }, (_, index) => newToken(`198.51.100.${index + 1}`)),
      );
      let shown = 0;
      for (const token of tokens.slice(0, -1)) {
        for (let index = 0; index < perUser; index++) if (phoneOf((await ask(idOf(index), token, from)).body)) shown += 1;
      }
      expect(shown).toBe(points);
      const last = tokens.at(-1);
      expect((await ask(idOf(0), last, from)).status).toBe(429);
      // Requests refused by the address limit do not count for the user.
      for (let index = 0; index < perUser; index++) expect((await ask(idOf(index), last, '203.0.113.78')).status).toBe(200);
      expect((await ask(idOf(0), last, '203.0.113.78')).status).toBe(429);
    });

    test('HEAD is not allowed, and invalid ids are not found', async () => {
      expect((await server.app.inject({ method: 'HEAD', url: `/api/realty/${idOf(0)}/owner/` })).statusCode).toBe(405);
      for (const id of ['0', '01', '-1', 'abc', '1.5', '9'.repeat(15), '9'.repeat(60)]) expect((await ask(id)).status).toBe(404);
    });

    test('no other response contains a phone', async () => {
      const token = await newToken();
      const phone = phoneOf((await ask(idOf(0), token)).body) ?? '';
      for (const path of [`/realty/${idOf(0)}/`, '/realty/?page_size=100', '/realty/latest/']) {
        expect(JSON.stringify((await server.call('GET', path, undefined, token)).body)).not.toContain(phone);
      }
    });
  });
});
