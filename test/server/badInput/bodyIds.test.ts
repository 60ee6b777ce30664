import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, bodyWith, type Call, callsOf, fieldsOf, missingId, named, withBody } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeChat } from '../support/storeChat';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

let server: AccountServer;
let user: { readonly id: number; readonly token: string };
let ask: Ask;
/** Ids of what somebody else has and the user cannot see, and a listing of the user with its form. */
let foreign: readonly number[];
let own: number;
const stored = (ownerId: number, status: 'moderation' | 'active') =>
  storeListing(server.db, ownerId, {
    status,
    isDeleted: false,
    price: 5_000_000,
    description: 'Тайна',
    address: { label: 'Секретная улица', latitude: 55.7, longitude: 37.6 },
    photoAlt: '',
  });

beforeAll(async () => {
  server = await startAccountServer(await engines[0].start(), { hasher: countingHasher() });
  const [reader, owner, buyer] = [await storeUser(server), await storeUser(server), await storeUser(server)];
  user = reader;
  ask = callsOf(server, user);
  own = await stored(user.id, 'active');
  const listing = await stored(owner.id, 'moderation');
  const photo = await server.db.selectFrom('photos').select('id').where('listing_id', '=', listing).executeTakeFirstOrThrow();
  const chat = await storeChat(server.db, { listingId: await stored(owner.id, 'active'), ownerId: owner.id, buyerId: buyer.id });
  const notification = await server.db
    .insertInto('notifications')
    .values({ user_id: owner.id, listing_id: listing, kind: 'approved', reason_code: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Numbers of different tables may be the same; an id that is public as another thing would be answered otherwise.
  await server.db.updateTable('listings').set({ status: 2 }).where('id', 'in', [photo.id, chat, notification.id, owner.id]).execute();
  foreign = [listing, photo.id, chat, notification.id, owner.id];
});
afterAll(() => server?.stop());

const isIdField = (name: string) => /(^|_)ids?$|^photos_upload$/.test(name);
/** Every field of a body that takes ids, as the document has it. */
const places = withBody.flatMap(([name, call]) =>
  fieldsOf(call.body)
    .filter((path) => isIdField(path.at(-1) ?? ''))
    .map((path) => [`${name}, ${path.join('.')}`, call, path] as const),
);

/** A body that has nothing wrong but this id. */
function bodyOf(call: Call, path: readonly string[], id: number): unknown {
  const field = path.at(-1) ?? '';
  if (field === 'photos_upload') {
    return encodeListingForm(aListingForm(call.path.includes('/rent') ? { tradeType: 'rent', deposit: 0, price: 60_000 } : {}), [id]);
  }
  const words = { message: 'Ещё продаётся?', description: 'Позвонила по номеру: квартира давно продана, предлагают другую.' };
  return { ...words, ...(bodyWith(path, field.endsWith('s') ? [id] : id) as object) };
}

describe('X11: an id in a body', () => {
  test('the document names the fields', () => {
    const fields = new Set(places.map(([, , path]) => path.at(-1)));
    expect([...fields].sort()).toEqual(['chat_id', 'chat_ids', 'ids', 'photos_upload', 'realty_id', 'realty_ids', 'user_ids']);
    expect(named.length).toBeGreaterThan(places.length);
  });

  test.each(places)('%s: of somebody else or huge is answered like a missing one', async (_, call, path) => {
    const answerTo = async (id: number) => {
      const { statusCode, body } = await ask(call, { id: String(own), body: bodyOf(call, path, id) });
      // A refusal may repeat what was sent.
      return [statusCode, body.replaceAll(String(id), 'ID')];
    };
    const missing = await answerTo(Number(missingId));
    expect(missing[0]).not.toBe(429);
    expect([Number.MAX_SAFE_INTEGER, await answerTo(Number.MAX_SAFE_INTEGER)]).toEqual([Number.MAX_SAFE_INTEGER, missing]);
    for (const id of foreign) {
      const answer = await answerTo(id);
      // The page of a listing tells everybody that it is in moderation, and this call says no more.
      const isListing = call.path.endsWith('/send-message') && path.at(-1) === 'realty_id';
      const isToldApart = isListing && answer[0] === 403 && String(answer[1]).includes('"code":"listing_in_moderation"');
      if (!isToldApart) expect([id, answer]).toEqual([id, missing]);
      expect(String(answer[1])).not.toMatch(/Тайна|Секретная/);
    }
    // No number that the database has.
    for (const id of [2 ** 53, 1e20, Number.MAX_VALUE]) {
      const { statusCode } = await ask(call, { id: String(own), body: bodyOf(call, path, id) });
      expect([id, statusCode >= 400 && statusCode < 500]).toEqual([id, true]);
    }
  });

  test('nothing of somebody else has changed', async () => {
    const [listing = 0, photo = 0, chat = 0, notification = 0] = foreign;
    const read = <T extends 'listings' | 'photos' | 'notifications'>(table: T, id: number) =>
      server.db.selectFrom<'listings' | 'photos' | 'notifications'>(table).selectAll().where('id', '=', id).executeTakeFirst();
    expect(await read('listings', listing)).toMatchObject({ status: 2, is_deleted: false });
    expect(await read('photos', photo)).toMatchObject({ listing_id: listing });
    expect(await read('notifications', notification)).toMatchObject({ is_new: true });
    const members = await server.db.selectFrom('chat_members').selectAll().where('chat_id', '=', chat).execute();
    expect(members.map(({ last_message_id, i_block }) => [last_message_id !== null, i_block])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});
