import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import type { TradeType } from '../../../src/domain/enumerations';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { type Ask, callsOf, withBody } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

/** What a client must not set: columns of all that it writes, and their names on the wire. */
const forbidden = {
  id: 1,
  owner_id: 1,
  user_id: 1,
  sender_id: 1,
  owner: 1,
  role: 1,
  realty_status: 1,
  status: 1,
  is_deleted: true,
  is_unapproved: true,
  published_at: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  version: 7,
  counter_views: { shown_in_search: 1e6 },
  shown: 1e6,
  full_total: 1e6,
  attrs: 1,
  metro_id: 1,
  address_id: 1,
  edit_sha256: 'x',
  password_hash: 'x',
  blocked_at: null,
  email_verified_at: '2020-01-01T00:00:00Z',
  resolved_at: '2020-01-01T00:00:00Z',
  resolved_by: 1,
  outcome: 'dismissed',
  day: '2020-01-01',
  is_read: true,
};
const savedSchema = v.object({ id: v.number(), realty_status: v.number(), version: v.number() });
const moderation = 2;

describe('X12: what a client must not set is never stored', () => {
  let server: AccountServer;
  let user: { readonly id: number; readonly token: string };
  let ask: Ask;
  beforeAll(async () => {
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher() });
    user = await storeUser(server);
    ask = callsOf(server, user);
  });
  afterAll(() => server?.stop());

  const send = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, token = user.token) => {
    const response = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  };
  const listingOf = (id: number) => server.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const viewsOf = (id: number) => server.db.selectFrom('listing_views').selectAll().where('listing_id', '=', id).execute();
  const anActiveListing = async () => storeListing(server.db, (await storeUser(server)).id);

  test('in a registration', async () => {
    const person = someone();
    const answer = await server.register({ ...person, ...forbidden }, somewhere());
    expect(answer.status).toBe(201);
    const row = await server.db.selectFrom('users').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: 0, password_hash: 'plain Parol123' });
    expect(row.id).toBeGreaterThan(1);
  });

  describe.each(['sale', 'rent'] as const)('in a listing for %s', (tradeType) => {
    const form = (price: number) => aForm(tradeType, price);
    /** A whole form, so that it is stored, with the forbidden fields beside those of a form. */
    const withForbidden = (price: number, version: number) => {
      const body: { readonly realty?: object } = form(price);
      return { ...forbidden, ...body, version, realty: { ...forbidden, ...body.realty, version } };
    };

    test('a new one is what its form says', async () => {
      const [plain, sent] = [
        await send('POST', `/realty/${tradeType}/`, form(700_000)),
        await send('POST', `/realty/${tradeType}/`, withForbidden(700_000, 7)),
      ];
      expect([plain.status, sent.status]).toEqual([201, 201]);
      const [expected, { id, ...answer }] = [v.parse(savedSchema, plain.body), v.parse(savedSchema, sent.body)];
      expect(answer).toEqual({ realty_status: moderation, version: 1 });
      expect(id).toBeGreaterThan(expected.id);
      const row = await listingOf(id);
      expect(row).toEqual({ ...(await listingOf(expected.id)), id });
      expect(row).toMatchObject({ owner_id: user.id, status: moderation, is_deleted: false, is_unapproved: false, published_at: null });
      expect(await viewsOf(id)).toEqual([]);
    });

    test('an edit is what its form says', async () => {
      const { id } = v.parse(savedSchema, (await send('POST', `/realty/${tradeType}/`, form(700_000))).body);
      const before = await listingOf(id);
      const { status, body } = await send('PATCH', `/realty/${tradeType}/${id}/`, withForbidden(800_000, 1));
      expect([status, v.parse(savedSchema, body)]).toEqual([200, { id, realty_status: moderation, version: 2 }]);
      const after = await listingOf(id);
      expect(after).toEqual({ ...before, price: 800_000, version: 2, edit_sha256: after.edit_sha256 });
      expect(after.edit_sha256).toHaveLength(32);
      expect(await viewsOf(id)).toEqual([]);
    });
  });

  test('in a change of status', async () => {
    const { id } = v.parse(savedSchema, (await send('POST', '/realty/sale/', aForm('sale', 9_000_000))).body);
    const before = await listingOf(id);
    expect(await send('PUT', `/realty/${id}/status/`, { ...forbidden, realty_status: 4 })).toMatchObject({ status: 200 });
    // It was never approved, so it stays hidden.
    expect(await listingOf(id)).toEqual({ ...before, status: 4, is_unapproved: true });
  });

  test('in a message', async () => {
    const listing = await anActiveListing();
    const sender = await storeUser(server);
    const sent = await send('POST', '/chats/send-message/', { ...forbidden, realty_id: listing, message: 'Ещё продаётся?' }, sender.token);
    expect(sent.status).toBe(200);
    const [message, ...others] = await server.db.selectFrom('messages').selectAll().where('sender_id', '=', sender.id).execute();
    expect(others).toEqual([]);
    expect(message?.created_at.getFullYear()).toBeGreaterThan(2020);
    const members = await server.db
      .selectFrom('chat_members')
      .select('unread')
      .where('chat_id', '=', message?.chat_id ?? 0)
      .orderBy('unread')
      .execute();
    expect(members).toEqual([{ unread: 0 }, { unread: 1 }]);
  });

  test('in a complaint', async () => {
    const listing = await anActiveListing();
    const description = 'Фотографии сделаны в другой квартире, а цена указана за другую площадь.';
    const sent = await send('POST', '/complaints/', { ...forbidden, realty_id: listing, description });
    expect(sent).toEqual({ status: 201, body: { realty_id: listing, description } });
    const stored = await server.db.selectFrom('complaints').selectAll().where('listing_id', '=', listing).execute();
    expect(stored).toEqual([expect.objectContaining({ user_id: user.id, resolved_at: null, resolved_by: null, outcome: null })]);
    const { rows } = await sql<{ old: boolean }>`select day < current_date - 1 or created_at < now() - interval '1 day' as old
      from complaints where listing_id = ${listing}`.execute(server.db);
    expect(rows).toEqual([{ old: false }]);
  });

  // A call that is new has no test above: at least it gives nobody a role, and changes no listing.
  test.each(withBody.filter(([, { needsToken }]) => needsToken))('%s', async (_, call) => {
    const count = async () => ({
      roles: await server.db.selectFrom('users').select('id').where('role', '!=', 0).execute(),
      listings: await server.db.selectFrom('listings').selectAll().where('owner_id', 'in', [user.id, 1]).orderBy('id').execute(),
    });
    const before = await count();
    await ask(call, { id: '1', body: forbidden });
    await ask(call, { id: '1', body: { ...forbidden, realty: forbidden } });
    expect(await count()).toEqual(before);
  });
});

function aForm(tradeType: TradeType, price: number): object {
  const rent = { tradeType, commission: 50, deposit: 30_000, countersPayer: 'tenant', communalPayer: 'owner' } as const;
  return encodeListingForm(aListingForm({ price, ...(tradeType === 'rent' && rent) }), [smallPhotos.png]);
}
