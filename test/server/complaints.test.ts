import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintStore } from '../../examples/server/complaints/complaintStore';
import { complaintLimits } from '../../examples/server/http/contactLimits';
import { type AccountServer, someone, startAccountServer } from './support/accountServer';
import { engines } from './support/seededServer';

const text = 'Фотографии сделаны в другой квартире, а цена указана за другую площадь.';

describe.each(engines)('complaints on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: AccountServer;
    let ids: number[];
    beforeAll(async () => {
      server = await startAccountServer(await start());
      const rows = await server.db
        .selectFrom('listings')
        .select('id')
        .where('is_deleted', '=', false)
        .where('status', 'in', [1, 4])
        .orderBy('id')
        .limit(60)
        .execute();
      ids = rows.map(({ id }) => id);
    });
    afterAll(() => server?.stop());

    const newToken = async () => {
      const person = someone();
      await server.register(person);
      return server.token(person);
    };
    const send = (id: unknown, token: string, description: unknown = text) =>
      server.call('POST', '/complaints/', { realty_id: id, description }, token);

    test('are stored as plain text', async () => {
      const hostile = `<script>alert(1)</script>${text}<img src=x onerror="alert(2)">\u0000 javascript:alert(3)`;
      const { status, body } = await send(ids[0], await newToken(), hostile);
      expect(status).toBe(201);
      const { description } = await server.db
        .selectFrom('complaints')
        .select('description')
        .where('listing_id', '=', ids[0] ?? 0)
        .executeTakeFirstOrThrow();
      expect(description).toBe(`alert(1)${text} alert(3)`);
      expect(body).toEqual({ realty_id: ids[0], description });
    });

    test('sent twice at once are stored once', async () => {
      const token = await newToken();
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(ids[1], token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    });

    test('may be repeated the next day', async () => {
      const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      const complaint = { userId, listingId: ids[2] ?? 0, description: text };
      const on = (moment: string) => complaintStore(server.db, () => new Date(moment)).add(complaint, null);
      expect(await on('2026-05-20T20:59:00Z')).toBe(true);
      expect(await on('2026-05-20T10:00:00Z')).toBe(false);
      expect(await on('2026-05-20T21:00:00Z')).toBe(true);
    });

    test('are limited per user, with the time of the next one', async () => {
      const token = await newToken();
      const [{ points }] = complaintLimits.user;
      expect((await send(ids[10], token)).status).toBe(201);
      // Refused ones use up nothing.
      for (let index = 0; index < points; index++) expect((await send(ids[10], token)).status).toBe(400);
      for (let index = 1; index < points; index++) expect((await send(ids[index + 10], token)).status).toBe(201);
      const { status, headers, body } = await send(ids[5], token);
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      expect(body).toEqual({ detail: expect.stringMatching(/[а-я]/) });
    });

    test.each([['__proto__'], ['{"realty_id":1'], ['[]'], ['null'], ['"text"'], [JSON.stringify({ realty_id: {}, description: [] })]])(
      'with an invalid body are rejected: %s',
      async (body) => {
        expect((await server.call('POST', '/complaints/', body, await newToken())).status).toBe(400);
      },
    );

    test('with a too large body are rejected unread', async () => {
      expect((await send(ids[6], await newToken(), 'а'.repeat(1_000_000))).status).toBe(413);
    });

    test('cannot be sent by another origin without a preflight', async () => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/complaints/',
        payload: JSON.stringify({ realty_id: ids[7], description: text }),
        headers: { 'content-type': 'text/plain', authorization: `Token ${await newToken()}` },
      });
      expect(response.statusCode).toBe(415);
    });
  });
});
