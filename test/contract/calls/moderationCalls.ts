import { describe, expect, test } from 'vitest';
import { getProfile } from '../../../src/api/account';
import { send } from '../../../src/api/client/send';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing, deletePhoto, getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { setListingStatus } from '../../../src/api/listing/myListings';
import {
  approveListing,
  dismissComplaints,
  getComplainedListing,
  getModeratedListing,
  holdListing,
  holdNextListing,
  listComplaints,
  listModerationQueue,
  moderationEndpoints,
  postponeListing,
  rejectListing,
  type SeenListing,
} from '../../../src/api/moderation';
import { endpoints } from '../../../src/api/reference';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { complaint, contacts, type ModerationSubject, moderationSteps } from '../moderationSteps';
import { errorOf } from '../requests';
import { blockedAccountCalls } from './blockedAccountCalls';
import { decisionRecordCalls } from './decisionRecordCalls';

/** The contract of moderators' calls (D7, D50, D59), for the fake and the reference server. */
export function moderationCalls(name: string, open: () => Promise<ModerationSubject>): void {
  describe(`moderation of ${name}`, () => {
    const steps = moderationSteps(open);
    const { subject, as, create, seen, approve, statusOf } = steps;

    test('to others the calls do not exist', async () => {
      const id = await create();
      const calls: readonly (readonly [method: string, path: string])[] = [
        ['GET', moderationEndpoints.queue],
        ['POST', moderationEndpoints.next],
        ['GET', moderationEndpoints.listing(id)],
        ['POST', moderationEndpoints.hold(id)],
        ['POST', moderationEndpoints.postpone(id)],
        ['POST', moderationEndpoints.approve(id)],
        ['POST', moderationEndpoints.reject(id)],
        ['GET', moderationEndpoints.decisions],
        ['GET', moderationEndpoints.complaints],
        ['POST', moderationEndpoints.dismiss(id)],
        ['POST', moderationEndpoints.confirm(id)],
        ['POST', moderationEndpoints.block(1)],
        ['DELETE', moderationEndpoints.block(1)],
      ];
      for (const [method, path] of calls) {
        const ask = async (token: string | null) => {
          const headers = {
            ...(token && { Authorization: `Token ${token}` }),
            ...(method === 'POST' && { 'Content-Type': 'application/json' }),
          };
          const response = await subject().fetch(subject().baseUrl + path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
          return response.status;
        };
        expect([path, await ask(null), await ask(subject().tokens.owner), await ask(subject().tokens.other)]).toEqual([
          path,
          401,
          404,
          404,
        ]);
      }
    });

    test('a new listing waits in the queue, with what the posting rules see', async () => {
      const id = await create({ description: 'Светлая квартира. Звоните 8 916 555-01-27.' });
      const { entries, count } = await listModerationQueue(as('moderator'), { pageSize: 100 });
      expect(count).toBeGreaterThan(0);
      const entry = entries.find((one) => one.id === id);
      if (entry) expect(entry).toMatchObject({ isEdit: false, heldBy: null, complaints: 0 });
      const item = await getModeratedListing(as('moderator'), id);
      expect(item.listing).toMatchObject({ id, status: 'moderation', description: 'Светлая квартира. Звоните 8 916 555-01-27.' });
      expect(item.approved).toBeNull();
      expect(item.queuedAt).not.toBeNull();
      expect(item.heldUntil).toBeNull();
      expect(item.hints.find(({ kind }) => kind === 'phone')).toMatchObject({
        rule: 'noContacts',
        field: 'description',
        range: { start: 26, end: 41 },
        isBreach: true,
      });
    });

    test('a rejection names a field of the form, or none', async () => {
      const entry = await seen(await create());
      for (const field of ['nonsense', 'photos', '']) {
        const body = { version: entry.version, reason_code: 'wrong_data', field, comment: '' };
        expect(await statusOf(send(as('moderator'), 'POST', `/moderation/realty/${entry.id}/reject/`, body))).toBe(400);
      }
      await rejectListing(as('moderator'), entry, { reason: 'wrong_data', field: 'area', comment: '' });
    });

    test('two moderators never get the same listing', async () => {
      await create();
      await create();
      const [one, other] = await Promise.all([holdNextListing(as('moderator')), holdNextListing(as('colleague'))]);
      expect(one?.listing.id).toBeDefined();
      expect(other?.listing.id).toBeDefined();
      expect(one?.listing.id).not.toBe(other?.listing.id);
      expect(one?.heldUntil).not.toBeNull();
      // Asked again, the same one.
      expect((await holdNextListing(as('moderator')))?.listing.id).toBe(one?.listing.id);
      const id = one?.listing.id ?? 0;
      expect(await statusOf(holdListing(as('colleague'), id))).toBe(409);
      expect(await statusOf(approveListing(as('colleague'), await seen(id)))).toBe(409);
      await postponeListing(as('moderator'), id);
      expect((await holdListing(as('colleague'), id)).heldUntil).not.toBeNull();
      const { entries } = await listModerationQueue(as('moderator'), { pageSize: 100 });
      const entry = entries.find((candidate) => candidate.id === id);
      if (entry) expect(entry.heldBy?.id).toEqual(expect.any(Number));
      await postponeListing(as('colleague'), id);
    });

    test('approved, a listing is public; approving again changes nothing', async () => {
      const id = await create({ price: 24_123_456 });
      const decided = await seen(id);
      await approveListing(as('moderator'), decided);
      await approveListing(as('moderator'), decided);
      const { listing, moderation } = await getOwnListing(as('owner'), id);
      expect(listing.status).toBe('active');
      expect(moderation?.history.map(({ status }) => status)).toEqual(['moderation', 'active']);
      const search = await subject().fetch(
        `${subject().baseUrl}${endpoints.search}?trade_type=Продажа&price_min=24123456&price_max=24123456`,
      );
      expect(await search.json()).toMatchObject({ count: 1, results: [{ id }] });
    });

    test('a rejection tells reason, field and comment; the edit shows what changed', async () => {
      const id = await create({ price: 25_000_000 });
      await approve(id);
      await saveListing(as('owner'), { id, status: 'active' }, aListingForm({ price: 24_000_000, description: 'Пишите в WhatsApp' }), [
        smallPhotos.png,
      ]);
      const item = await getModeratedListing(as('moderator'), id);
      expect(item.approved).toMatchObject({ price: 25_000_000, description: aListingForm().description });
      expect(item.changed).toEqual(expect.arrayContaining(['description', 'price']));
      expect(item.changed).not.toContain('address');
      await rejectListing(as('moderator'), await seen(id), contacts);
      await rejectListing(as('moderator'), { ...(await seen(id)), status: 'moderation' }, contacts);
      const { listing, moderation } = await getOwnListing(as('owner'), id);
      expect(listing.status).toBe('rejected');
      expect(moderation).toMatchObject({ version: 2, reason: 'contacts_in_text', field: 'description', comment: contacts.comment });
      expect(moderation?.history.map(({ status }) => status).slice(-2)).toEqual(['moderation', 'rejected']);
    });

    test('the history says what each edit changed, and how many photos', async () => {
      const id = await createListing(as('owner'), aListingForm(), [smallPhotos.png, smallPhotos.jpeg]);
      const last = async () => (await getOwnListing(as('owner'), id)).moderation?.history.at(-1);
      expect(await last()).toMatchObject({ status: 'moderation', changed: null });
      const before = (await getOwnListing(as('owner'), id)).listing;
      const [first, second] = before.photos.map((photo) => photo.id);
      if (!first || !second) throw new Error('Two photos');
      await deletePhoto(as('owner'), second);
      await saveListing(as('owner'), { id, status: 'moderation' }, aListingForm({ price: 24_000_000, floor: 4 }), [smallPhotos.png, first]);
      const edited = await last();
      expect([...(edited?.changed ?? [])].sort()).toEqual(['about_apartment.floor', 'photos_upload', 'price']);
      expect(edited?.changedPhotos).toBe(2);
      const kept = (await getOwnListing(as('owner'), id)).listing.photos.map((photo) => photo.id);
      await saveListing(as('owner'), { id, status: 'moderation' }, aListingForm({ price: 24_000_000, floor: 4 }), kept.reverse());
      expect(await last()).toMatchObject({ changed: ['photos_upload'], changedPhotos: 0 });
    });

    test('a moderator decides on what was seen', async () => {
      const id = await create();
      const before = await seen(id);
      await saveListing(as('owner'), { id, status: 'moderation' }, aListingForm({ description: 'Новый текст' }), [smallPhotos.png]);
      expect(await statusOf(approveListing(as('moderator'), before))).toBe(409);
      expect(await statusOf(rejectListing(as('moderator'), before, contacts))).toBe(409);
      await approve(id);
      // Archived meanwhile.
      const public_ = await seen(id);
      await setListingStatus(as('owner'), id, 'archived');
      expect(await statusOf(rejectListing(as('moderator'), public_, contacts))).toBe(409);
      expect(await statusOf(getModeratedListing(as('moderator'), 987_654_321))).toBe(404);
      expect(await statusOf(approveListing(as('moderator'), { ...before, id: 987_654_321 }))).toBe(404);
    });

    test('nobody decides on an own listing', async () => {
      const id = await createListing(as('moderator'), aListingForm(), [smallPhotos.png]);
      const own: SeenListing = { id, status: 'moderation', tradeType: 'sale', version: 1 };
      expect(await statusOf(getModeratedListing(as('moderator'), id))).toBe(404);
      expect(await statusOf(holdListing(as('moderator'), id))).toBe(404);
      expect(await statusOf(approveListing(as('moderator'), own))).toBe(400);
      await approveListing(as('colleague'), own);
    });

    test.each([
      ['no version', { reason_code: 'price' }],
      ['no reason', { version: 1 }],
      ['an unknown reason', { version: 1, reason_code: 'mood' }],
      ['another reason without words', { version: 1, reason_code: 'other' }],
    ])('a rejection is refused: %s', async (_, body) => {
      const id = await create();
      const response = await subject().fetch(subject().baseUrl + moderationEndpoints.reject(id), {
        method: 'POST',
        headers: { Authorization: `Token ${subject().tokens.moderator}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
      expect((await getOwnListing(as('owner'), id)).listing.status).toBe('moderation');
    });

    test('complaints wait for a decision: dismissed, or the listing is rejected', async () => {
      const [one, other] = [await create(), await create()];
      for (const id of [one, other]) {
        await approve(id);
        await sendComplaint(as('other'), { listingId: id, description: complaint });
      }
      const waiting = async (id: number) => {
        const { items } = await listComplaints(as('moderator'), { pageSize: 100 });
        return items.find((item) => item.id === id);
      };
      expect(await errorOf(getComplainedListing(as('moderator'), await create()))).toMatchObject({ kind: 'rejected', status: 404 });
      expect(await errorOf(getComplainedListing(as('owner'), one))).toMatchObject({ kind: 'rejected', status: 404 });
      expect(await getComplainedListing(as('moderator'), one)).toMatchObject({ id: one, outcome: null, decided: null });
      expect(await waiting(one)).toMatchObject({
        listing: { id: one, status: 'active' },
        complaints: [{ description: complaint }],
        outcome: null,
      });
      expect((await getModeratedListing(as('moderator'), one)).complaints).toHaveLength(1);
      await dismissComplaints(as('moderator'), one);
      await dismissComplaints(as('moderator'), one);
      expect(await waiting(one)).toBeUndefined();
      expect((await getOwnListing(as('owner'), one)).listing.status).toBe('active');
      await rejectListing(as('moderator'), await seen(other), { reason: 'forbidden', field: null, comment: '' });
      expect(await waiting(other)).toBeUndefined();
      const { items } = await listComplaints(as('moderator'), { isResolved: true, pageSize: 100 });
      expect(items.find(({ id }) => id === one)?.outcome).toBe('dismissed');
      expect(items.find(({ id }) => id === other)?.outcome).toBe('rejected');
      const { id } = await getProfile(as('moderator'));
      const decided = { at: expect.any(Date), moderator: { id, name: expect.stringMatching(/./) } };
      expect(await getComplainedListing(as('moderator'), one)).toMatchObject({ outcome: 'dismissed', complaints: [{}], decided });
      expect(items.find((item) => item.id === other)).toMatchObject({ decided });
      expect((await getModeratedListing(as('moderator'), other)).decided).toMatchObject(decided);
      // Sent again, it waits.
      await setListingStatus(as('moderator'), other, 'moderation');
      expect((await getModeratedListing(as('moderator'), other)).decided).toBeNull();
    });

    decisionRecordCalls(steps);
    blockedAccountCalls(steps);
  });
}
