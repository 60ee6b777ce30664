import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListingStatus, listingStatuses, optionByKey } from '../../../src/domain/enumerations';
import { statusChange } from '../../../src/domain/listing/permissions/statusChange';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, all, allWithId, callsOf } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

let server: AccountServer;
let user: { readonly id: number; readonly token: string };
let owner: { readonly id: number; readonly token: string };
let moderator: { readonly id: number; readonly token: string };
let ask: Ask;

beforeAll(async () => {
  server = await startAccountServer(await engines[0].start(), { hasher: countingHasher() });
  [user, owner, moderator] = [await storeUser(server), await storeUser(server), await storeUser(server, { role: 'moderator' })];
  ask = callsOf(server, user);
});
afterAll(() => server?.stop());

const statuses = listingStatuses.map(({ key }) => key);
const statusOf = async (id: number) =>
  (await server.db.selectFrom('listings').select(['status', 'is_deleted']).where('id', '=', id).executeTakeFirstOrThrow()).status;
const stored = (status: ListingStatus, isUnapproved = false, ownerId = owner.id) =>
  storeListing(server.db, ownerId, {
    status,
    isDeleted: false,
    isUnapproved,
    price: 5_000_000,
    description: 'Тайна',
    address: { label: 'Секретная улица', latitude: 55.7, longitude: 37.6 },
    photoAlt: '',
  });

describe('X11: an id of somebody else is answered like a missing one', () => {
  // The page of a listing answers with a banner instead; what it has is tested by the contract of visibility.
  const calls = allWithId.filter(
    ([, { method, path }]) => !(method === 'GET' && path.endsWith('/realty/{id}')) && !path.includes('/questions/'),
  );

  test.each(calls)('%s', async (_, call) => {
    const hidden: readonly (readonly [ListingStatus, boolean])[] = [
      ['moderation', false],
      ['rejected', false],
      ['archived', true],
      // Of a public listing, only those that need a token.
      ...(call.needsToken ? ([['active', false]] as const) : []),
    ];
    const session = await server.db.selectFrom('auth_tokens').select('id').where('user_id', '=', owner.id).executeTakeFirstOrThrow();
    for (const [status, isUnapproved] of hidden) {
      const listing = await stored(status, isUnapproved);
      const photo = await server.db.selectFrom('photos').select('id').where('listing_id', '=', listing).executeTakeFirstOrThrow();
      // Whatever the id is of: a listing, its photo, a session or an account. Only listings are public.
      for (const id of (call.needsToken ? [listing, photo.id, session.id, owner.id] : [listing]).map(String)) {
        for (const token of [null, 'x'.repeat(43), user.token]) {
          const body = call.body ? { realty_status: 4 } : undefined;
          const [foreign, missing] = [await ask(call, { id, token, body }), await ask(call, { token, body })];
          expect([status, foreign.statusCode, foreign.body]).toEqual([status, missing.statusCode, missing.body]);
          expect(foreign.statusCode).toBeGreaterThanOrEqual(400);
          for (const [name, value] of Object.entries(missing.headers)) {
            if (!/^(?:date|x-request-id)$/.test(name)) expect([name, foreign.headers[name]]).toEqual([name, value]);
          }
        }
      }
      expect(await statusOf(listing)).toBe(optionByKey(listingStatuses, status).id);
    }
  });
});

describe('X13: the status of a listing', () => {
  const everything = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  test.each(everything)('from %s to %s, as the table allows', async (from, to) => {
    for (const [role, token] of [
      ['stranger', null],
      ['user', user.token],
      ['owner', owner.token],
      ['moderator', moderator.token],
    ] as const) {
      for (const method of ['PUT', 'PATCH'] as const) {
        const id = await stored(from);
        const body = { realty_status: optionByKey(listingStatuses, to).id, reason_code: 'price', version: 1 };
        const { statusCode } = await server.app.inject({
          method,
          url: `/api/realty/${id}/status/`,
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
          payload: JSON.stringify(body),
        });
        const isDone = statusChange(role, from, to) !== 'refused';
        expect([method, role, statusCode < 400]).toEqual([method, role, isDone]);
        expect([method, role, await statusOf(id)]).toEqual([method, role, optionByKey(listingStatuses, isDone ? to : from).id]);
      }
    }
  });
});

describe('X13: no call publishes past moderation', () => {
  test.each(all.filter(([, { method, needsToken }]) => needsToken && method !== 'GET'))('%s', async (_, call) => {
    const own = await server.db
      .updateTable('listings')
      .set({ owner_id: user.id, status: 4 })
      .where('id', '=', server.db.selectFrom('listings').select('id').where('status', '=', 4).orderBy('id').limit(1))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const realty_status of [1, '1', [1], true]) await ask(call, { id: String(own.id), body: { realty_status, status: 1 } });
    const row = await server.db.selectFrom('listings').select('status').where('id', '=', own.id).executeTakeFirstOrThrow();
    expect(row.status).not.toBe(1);
    // A moderator approves, but never an own listing.
    await server.db.updateTable('listings').set({ owner_id: moderator.id, status: 2 }).where('id', '=', own.id).execute();
    await ask(call, { id: String(own.id), body: { realty_status: 1, version: 1 }, token: moderator.token });
    const after = await server.db.selectFrom('listings').select('status').where('id', '=', own.id).executeTakeFirstOrThrow();
    expect(after.status).not.toBe(1);
    await server.db.updateTable('listings').set({ status: 4, is_deleted: false }).where('id', '=', own.id).execute();
  });
});
