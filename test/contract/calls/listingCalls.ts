import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { newIdempotencyKey } from '../../../src/api/client/idempotencyKey';
import { postOf } from '../../../src/api/client/post';
import type { Transport } from '../../../src/api/client/request';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { getListingDetails, getOwnerContact, listingEndpoints } from '../../../src/api/listing/listing';
import { listingDetailsSchema } from '../../../src/api/wire/listing/listingDetails';
import { ownerContactSchema } from '../../../src/api/wire/owner';
import type { Subject } from './searchCalls';

export interface ListingSubject extends Subject {
  /** Token of a user who owns none of the listings except `own`. */
  readonly token: string;
  /** Ids of listings; `own` belongs to the user of the token. */
  readonly ids: Readonly<Record<'both' | 'messages' | 'calls' | 'moderation' | 'rejected' | 'archived' | 'deleted' | 'own', number>>;
}

const text = 'Фотографии сделаны в другой квартире, а цена указана за другую площадь.';

/** The contract of the page of a listing (§7), for the fake and the reference server. */
export function listingCalls(name: string, open: () => Promise<ListingSubject>): void {
  describe(name, () => {
    let subject: ListingSubject;
    let anonymous: Transport;
    let signedIn: Transport;
    beforeAll(async () => {
      subject = await open();
      anonymous = { baseUrl: subject.baseUrl, fetch: subject.fetch };
      signedIn = { ...anonymous, token: () => subject.token };
    });
    const get = (path: string, headers?: Record<string, string>) => subject.fetch(subject.baseUrl + path, { headers });
    const complain = (body: object, token: string | null = subject.token) =>
      subject.fetch(subject.baseUrl + listingEndpoints.complaints, {
        ...postOf(body),
        headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Token ${token}` }) },
      });

    describe('details', () => {
      test('match the schema and are complete', async () => {
        const response = await get(`/realty/${subject.ids.both}/`);
        const { counter_views, about_apartment } = v.parse(listingDetailsSchema, await response.json());
        expect(counter_views).toEqual({
          shown_in_search: expect.any(Number),
          full_views_in_30_days: expect.any(Number),
          full_views_today: expect.any(Number),
        });
        expect(about_apartment).toMatchObject({ elevator: expect.any(Boolean) });
      });

      test.each(['Token nonsense', 'Bearer x', ''])('are public, even with an invalid token: %s', async (authorization) => {
        const response = await get(`/realty/${subject.ids.both}/`, { Authorization: authorization, 'User-Agent': 'Firefox' });
        expect(response.status).toBe(200);
      });

      test('exist for an archived listing', async () => {
        expect(await getListingDetails(anonymous, subject.ids.archived)).toMatchObject({ status: 'archived', isBannerOnly: false });
      });

      test.each(['moderation', 'rejected'] as const)('of a listing in status %s are the banner alone', async (status) => {
        expect(await getListingDetails(signedIn, subject.ids[status])).toMatchObject({
          status,
          isDeleted: false,
          isBannerOnly: true,
          price: 0,
          photos: [],
          address: null,
          owner: { id: null, name: '', type: null },
        });
        await expect(getOwnerContact(signedIn, subject.ids[status])).rejects.toMatchObject({ error: { kind: 'rejected', status: 404 } });
      });

      test('of a deleted listing omit the house and the owner', async () => {
        const listing = await getListingDetails(anonymous, subject.ids.deleted);
        expect(listing).toMatchObject({
          isDeleted: true,
          photos: [],
          description: '',
          title: null,
          metro: null,
          owner: { id: null, name: '', type: null },
          views: null,
          address: { street: '', houseNumber: '', latitude: null, longitude: null },
        });
        expect(listing.price).toBeGreaterThan(0);
        await expect(getOwnerContact(anonymous, subject.ids.deleted)).rejects.toMatchObject({ error: { kind: 'rejected', status: 404 } });
      });
    });

    describe('owner', () => {
      test('has a public name and a phone for signed-in users', async () => {
        const response = await get(listingEndpoints.owner(subject.ids.both));
        const { owner } = v.parse(ownerContactSchema, await response.json());
        expect(owner.first_name).not.toBe('');
        expect(owner).toMatchObject({ phone_number: null, phone_qr_code: null });
        const contact = await getOwnerContact(signedIn, subject.ids.both);
        expect(contact.phone).toMatch(/^\d{10}$/);
        expect(contact.phoneQr).toMatch(/^data:image\//);
        expect(await getOwnerContact(signedIn, subject.ids.calls)).toMatchObject({ phone: expect.any(String) });
      });

      test.each(['messages', 'archived', 'own'] as const)('shows no phone: %s', async (which) => {
        expect(await getOwnerContact(signedIn, subject.ids[which])).toMatchObject({
          firstName: expect.stringMatching(/./),
          phone: null,
          phoneQr: null,
        });
      });

      test('of an unknown listing is not found, and an invalid token is rejected', async () => {
        await expect(getOwnerContact(signedIn, 999_999_999)).rejects.toMatchObject({ error: { kind: 'rejected', status: 404 } });
        for (const authorization of ['Token nonsense', 'Bearer x', '']) {
          expect((await get(listingEndpoints.owner(subject.ids.both), { Authorization: authorization })).status).toBe(401);
        }
      });
    });

    describe('complaints', () => {
      test('are accepted from signed-in users, once per listing', async () => {
        await sendComplaint(signedIn, { listingId: subject.ids.both, description: text });
        const again = await complain({ realty_id: subject.ids.both, description: text });
        expect([again.status, await again.json()]).toEqual([400, { non_field_errors: [expect.stringMatching(/[а-я]/)] }]);
        expect((await complain({ realty_id: subject.ids.calls, description: text })).status).toBe(201);
      });

      test('one key files one complaint', async () => {
        const idempotencyKey = newIdempotencyKey();
        const once = (description = text) => sendComplaint(signedIn, { listingId: subject.ids.archived, description }, { idempotencyKey });
        await Promise.all([once(), once()]);
        // Its answer was lost.
        await once();
        await expect(once(`${text} И адрес.`)).rejects.toMatchObject({ error: { kind: 'rejected', status: 422 } });
        const another = await complain({ realty_id: subject.ids.archived, description: text });
        expect(another.status).toBe(400);
      });

      test('a key that was refused files the complaint that is right', async () => {
        const idempotencyKey = newIdempotencyKey();
        const filed = (listingId: number) => sendComplaint(signedIn, { listingId, description: text }, { idempotencyKey });
        await expect(filed(999_999_999)).rejects.toMatchObject({ error: { kind: 'rejected', status: 400 } });
        await filed(subject.ids.messages);
      });

      test('require a signed-in user', async () => {
        const refused = await complain({ realty_id: subject.ids.both, description: text }, null);
        expect([refused.status, await refused.json()]).toEqual([401, { detail: 'Для отправки жалобы необходимо авторизоваться.' }]);
      });

      test.each([
        ['too short', { description: 'Коротко' }, { description: ['Описание должно содержать от 50 до 200 символов.'] }],
        ['too long', { description: 'а'.repeat(201) }, { description: ['Описание должно содержать от 50 до 200 символов.'] }],
        ['nothing but markup', { description: '<p></p>'.repeat(20) }, { description: ['Пожалуйста, опишите ситуацию.'] }],
        ['no text', { description: undefined }, { description: ['Пожалуйста, опишите ситуацию.'] }],
        ['another type', { description: 5 }, { description: ['Пожалуйста, опишите ситуацию.'] }],
        ['no such listing', { realty_id: 999_999_999 }, { realty_id: [expect.any(String)] }],
        ['no listing', { realty_id: undefined }, { realty_id: [expect.any(String)] }],
      ])('are rejected by field: %s', async (_what, fields, problems) => {
        const refused = await complain({ realty_id: subject.ids.messages, description: text, ...fields });
        expect([refused.status, await refused.json()]).toEqual([400, problems]);
      });

      test('about a deleted listing are rejected', async () => {
        expect((await complain({ realty_id: subject.ids.deleted, description: text })).status).toBe(400);
      });
    });
  });
}
