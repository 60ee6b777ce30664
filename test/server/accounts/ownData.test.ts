import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownDataOf } from '../../../examples/server/accounts/ownData';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';
import { storeChat } from '../support/storeChat';
import { storeListing } from '../support/storeListing';

describe.each(engines)('own data on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('as a call', () => {
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start());
    });
    afterAll(() => server?.stop());

    test('a file with what is theirs, and no secret', async () => {
      const person = await server.signedIn();
      const listing = await storeListing(server.db, person.id);
      await server.db
        .insertInto('notifications')
        .values({ user_id: person.id, listing_id: listing, kind: 'approved', reason_code: null })
        .execute();
      const answer = await server.call('GET', '/users/data/', undefined, person.token);
      expect(answer.headers).toMatchObject({
        'content-disposition': 'attachment; filename="kvartal.json"',
        'cache-control': 'private, no-store',
      });
      expect(answer.body).toMatchObject({
        profile: { email: person.email, phone: person.phone_number },
        listings: [{ id: listing, description: 'Светлая квартира', address: 'Улица Тестовая', area: 54.3, photos: [expect.any(String)] }],
        notifications: [{ listing_id: listing, kind: 'approved' }],
        complaints: [],
        chat_complaints: [],
        sessions: [{ user_agent: expect.any(String) }],
      });
      for (const secret of [person.token, 'plain ', 'token_sha256', 'password']) expect(JSON.stringify(answer.body)).not.toContain(secret);
    });

    test('the data of somebody with 10 000 messages come in pieces, all of it', async () => {
      const [person, other] = [await server.signedIn(), await server.signedIn()];
      const listingId = await storeListing(server.db, other.id, { description: '' });
      const chat = await storeChat(server.db, { listingId, ownerId: other.id, buyerId: person.id });
      await sql`insert into messages (chat_id, sender_id, body, created_at)
        select ${chat}, case when number % 2 = 0 then ${person.id}::bigint else ${other.id} end, 'Письмо ' || number, now()
        from generate_series(1, 20000) as number`.execute(server.db);
      const pieces: string[] = [];
      for await (const piece of await ownDataOf(server.db, person.id)) pieces.push(piece);
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
      const { body } = await server.call('GET', '/users/data/', undefined, person.token);
      expect(body).toMatchObject(JSON.parse(pieces.join('')) as object);
      const { messages } = v.parse(v.object({ messages: v.array(v.object({ text: v.string() })) }), body);
      expect(messages.map(({ text }) => text)).toEqual([
        'Ещё продаётся?',
        ...Array.from({ length: 10_000 }, (_, index) => `Письмо ${2 * index + 2}`),
      ]);
    });
  });
});
