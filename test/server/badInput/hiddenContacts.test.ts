import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { listingChecker } from '../../../examples/server/listings/moderation/checkListing';
import { postingReview } from '../../../examples/server/listings/moderation/postingReview';
import { profileNames } from '../../../src/api/wire/account/profile';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import type { FormAddress } from '../../../src/domain/listing/form/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { hiddenContacts } from '../../support/listing/hiddenContacts';
import { smallPhotos } from '../../support/smallPhotos';
import { someone } from '../support/accountServer';
import { fieldsOf, schemaOf, withBody } from '../support/everyCall';
import { type ModerationServer, startModerationServer } from '../support/moderationServer';
import { engines } from '../support/seededServer';

const place: FormAddress = {
  street: 'Новая улица',
  houseNumber: '9',
  corpus: null,
  building: null,
  district: null,
  latitude: 55.76,
  longitude: 37.62,
};

/** Every text of an address, of which a card shows all. */
const addressTexts: readonly (readonly [field: string, part: (contact: string) => Partial<FormAddress>])[] = [
  ['the street', (street) => ({ street })],
  ['the street behind its name', (contact) => ({ street: `улица Мира, ${contact}` })],
  ['the number of the house', (houseNumber) => ({ houseNumber })],
  ['the corpus', (corpus) => ({ corpus })],
  ['the building', (building) => ({ building })],
];

/** What becomes of a contact in each text that a call takes. A new text has to be here, and tested below if others read it. */
const texts = {
  refused: ['address.street.name', 'address.house_number', 'address.corpus', 'address.building', 'first_name', 'last_name'],
  'pointed out to the moderator': ['realty description'],
  'warned of on the device of its reader': ['message'],
  'read by moderators alone': ['complaints description', 'chats description'],
  'written by moderators to the person concerned': ['comment', 'reason'],
  'no choice that a listing knows': ['field'],
  'never shown to others': [
    ...['username', 'password', 'confirm_password', 'current_password', 'code', 'token', 'email', 'query'],
    // Shown as it was confirmed, with everything that protects a contact.
    'phone_number',
  ],
};

/** Names of the texts in bodies, in which only descriptions differ by call. */
const textsOfCalls = withBody.flatMap(([, { path, body }]) => {
  const [, , area = ''] = path.split('/');
  return fieldsOf(body).flatMap((names) => {
    const field = names.reduce<Record<string, unknown> | null>((outer, name) => {
      const inner = (schemaOf(outer ?? {})?.properties as Record<string, Record<string, unknown>> | undefined)?.[name];
      return schemaOf(inner);
    }, body);
    const isText = [field, ...((field?.anyOf as object[] | undefined) ?? [])].some(
      (one) => one !== null && 'type' in one && one.type === 'string' && !('enum' in one) && !('format' in one),
    );
    const name = names.filter((part) => part !== 'realty').join('.');
    return isText ? [name === 'description' ? `${area} ${name}` : name] : [];
  });
});

const hintsSchema = v.object({ hints: v.array(v.object({ kind: v.string(), field: v.string() })) });
const contactKinds = ['phone', 'email', 'link', 'messenger'];

describe('a contact that is hidden, in each of the spellings', () => {
  let moderation: ModerationServer;
  beforeAll(async () => {
    moderation = await startModerationServer(await engines[0].start());
  });
  afterAll(() => moderation?.stop());

  test('has something that becomes of it in every text', () => {
    expect([...new Set(textsOfCalls)].sort()).toEqual(Object.values(texts).flat().sort());
  });

  test('is not taken as a district, which the server knows itself', async () => {
    const id = await moderation.create({ address: { ...place, street: 'Выдуманная улица', district: hiddenContacts.join(' ') } });
    const { district } = await moderation.server.db
      .selectFrom('listings')
      .innerJoin('addresses', 'addresses.id', 'address_id')
      .select('district')
      .where('listings.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(district).toBe('Тверской');
  });

  test.each(addressTexts)('is refused in %s', async (_, part) => {
    const { ask, owner } = moderation;
    const passed: string[] = [];
    for (const contact of hiddenContacts) {
      const form = aListingForm({ address: { ...place, ...part(contact) } });
      const { status, body } = await ask('POST', '/realty/sale/', owner, encodeListingForm(form, [smallPhotos.png]));
      if (status !== 400 || Object.keys(body as object).join() !== 'address') passed.push(`${contact}: ${status}`);
    }
    expect(passed).toEqual([]);
  });

  test.each(['first_name', 'last_name'] as const)('is refused in the %s of a registration', async (name) => {
    const passed: string[] = [];
    for (const contact of hiddenContacts) {
      const { status, body } = await moderation.server.register({ ...someone(), [name]: contact });
      const { message } = v.parse(v.object({ message: v.record(v.string(), v.array(v.string())) }), body);
      if (status !== 400 || Object.keys(message).join() !== name) passed.push(`${contact}: ${status}`);
    }
    expect(passed).toEqual([]);
  });

  test.each([profileNames.firstName, profileNames.lastName])('is refused in the %s of a profile', async (name) => {
    const { server, owner } = moderation;
    const passed: string[] = [];
    for (const contact of hiddenContacts) {
      const form = new FormData();
      form.set(name, contact);
      const encoded = new Response(form);
      const { statusCode, body } = await server.app.inject({
        method: 'PATCH',
        url: '/api/users/profile/',
        headers: { authorization: `Token ${owner.token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      if (statusCode !== 400 || !body.includes(`"${name}"`)) passed.push(`${contact}: ${statusCode}`);
    }
    expect(passed).toEqual([]);
  });

  test('is taken in a description, pointed out to the moderator, and never published by the server alone', async () => {
    const { server, owner, moderator, ask, create, statusOf } = moderation;
    const listings = listingStore(server.db, server.stations);
    const check = listingChecker(server.db, { listings, review: postingReview(server.db, await loadAddresses()), isAutomatic: true });
    // Nothing else is to be said of it: the year is that of the register, and the picture is no tiny one.
    const id = await create({ yearBuilt: 1908 });
    await server.db.updateTable('pictures').set({ width: 1200, height: 800 }).execute();
    const silent: string[] = [];
    let version = 1;
    for (const contact of hiddenContacts) {
      const description = `Светлая квартира у парка. Собственник: ${contact}`;
      const edited = await ask('PATCH', `/realty/sale/${id}/`, owner, { description });
      expect([contact, edited.status]).toEqual([contact, 200]);
      version += 1;
      await check({ listingId: id, version });
      const { hints } = v.parse(hintsSchema, (await ask('GET', `/moderation/realty/${id}/`, moderator)).body);
      const found = hints.some(({ kind, field }) => field === 'description' && contactKinds.includes(kind));
      if (!found || (await statusOf(id)) !== 2) silent.push(contact);
    }
    expect(silent).toEqual([]);
    // Without a contact the same listing is published: it was the contact that kept it back.
    expect((await ask('PATCH', `/realty/sale/${id}/`, owner, { description: 'Светлая квартира у парка.' })).status).toBe(200);
    await check({ listingId: id, version: version + 1 });
    expect(await statusOf(id)).toBe(1);
  }, 180_000);
});
