import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile, signIn } from '../../../src/api/account';
import { ApiFailure } from '../../../src/api/client/errors';
import { send } from '../../../src/api/client/send';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing, deletePhoto, getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { deleteListing, setListingStatus } from '../../../src/api/listing/myListings';
import {
  approveListing,
  blockAccount,
  dismissComplaints,
  getModeratedListing,
  holdListing,
  holdNextListing,
  listComplaints,
  listDecisions,
  listModerationQueue,
  moderationEndpoints,
  postponeListing,
  type Rejection,
  rejectListing,
  type SeenListing,
  unblockAccount,
} from '../../../src/api/moderation';
import { endpoints } from '../../../src/api/reference';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import type { Subject } from './searchCalls';

/** Two users who may be blocked and two moderators. */
export interface ModerationSubject extends Subject {
  readonly tokens: Readonly<Record<'owner' | 'other' | 'moderator' | 'colleague', string>>;
  readonly credentials: { readonly email: string; readonly password: string };
}

const contacts: Rejection = { reason: 'contacts_in_text', field: 'description', comment: 'Уберите номер телефона из текста.' };
const complaint = 'Позвонила по номеру: квартира давно продана, предлагают другую, дороже.';

/** The contract of moderators' calls (D7, D50, D59), for the fake and the reference server. */
export function moderationCalls(name: string, open: () => Promise<ModerationSubject>): void {
  describe(`moderation of ${name}`, () => {
    let subject: ModerationSubject;
    const as = (who: keyof ModerationSubject['tokens'] | null) => ({ ...subject, token: () => (who ? subject.tokens[who] : null) });
    beforeAll(async () => {
      subject = await open();
    });
    const create = (overrides = {}, owner = as('owner')) => createListing(owner, aListingForm(overrides), [smallPhotos.png]);
    const seen = async (id: number): Promise<SeenListing> => {
      const { listing, moderation } = await getModeratedListing(as('moderator'), id);
      return { id, status: listing.status, tradeType: listing.tradeType, version: moderation.version };
    };
    const approve = async (id: number) => approveListing(as('moderator'), await seen(id));
    const statusOf = async (promise: Promise<unknown>): Promise<unknown> => {
      const error: unknown = await promise.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ApiFailure)) return 200;
      return error.error.kind === 'rejected' ? error.error.status : error.error.kind;
    };

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
          const response = await subject.fetch(subject.baseUrl + path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
          return response.status;
        };
        expect([path, await ask(null), await ask(subject.tokens.owner), await ask(subject.tokens.other)]).toEqual([path, 401, 404, 404]);
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
      const search = await subject.fetch(`${subject.baseUrl}${endpoints.search}?trade_type=Продажа&price_min=24123456&price_max=24123456`);
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
      const response = await subject.fetch(subject.baseUrl + moderationEndpoints.reject(id), {
        method: 'POST',
        headers: { Authorization: `Token ${subject.tokens.moderator}`, 'Content-Type': 'application/json' },
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
    });

    test('every decision is recorded: what, who and why; an own one is for others to read', async () => {
      const [approved, rejected, complained] = [await create(), await create(), await create()];
      await holdListing(as('moderator'), approved);
      await approve(approved);
      await rejectListing(as('moderator'), await seen(rejected), contacts);
      await setListingStatus(as('moderator'), rejected, 'moderation');
      await approve(complained);
      await sendComplaint(as('other'), { listingId: complained, description: complaint });
      await dismissComplaints(as('moderator'), complained);
      // Nothing to decide any more.
      await dismissComplaints(as('moderator'), complained);
      const { items, count } = await listDecisions(as('colleague'), { pageSize: 100 });
      expect(count).toBeGreaterThanOrEqual(items.length);
      const moderator = await getProfile(as('moderator'));
      const owner = await getProfile(as('owner'));
      const by = { id: moderator.id, name: expect.stringMatching(/./) as string };
      const about = { moderator: by, user: { id: owner.id } };
      expect(items.slice(0, 5)).toMatchObject([
        { ...about, kind: 'dismissed', listingId: complained, reason: null, comment: '' },
        { ...about, kind: 'approved', listingId: complained, listing: { id: complained, status: 'active' } },
        { ...about, kind: 'returned', listingId: rejected },
        { ...about, kind: 'rejected', listingId: rejected, reason: 'contacts_in_text', field: 'description', comment: contacts.comment },
        { ...about, kind: 'approved', listingId: approved },
      ]);
      expect((await listDecisions(as('moderator'), { isOwn: true, page: 2, pageSize: 2 })).items).toEqual(items.slice(2, 4));
      expect((await listDecisions(as('colleague'), { isOwn: true, pageSize: 100 })).items.map(({ listingId }) => listingId)).not.toContain(
        approved,
      );
      // What a colleague decided about an own listing is not told.
      const own = await createListing(as('colleague'), aListingForm(), [smallPhotos.png]);
      await approve(own);
      const ids = async (who: 'moderator' | 'colleague') =>
        (await listDecisions(as(who), { pageSize: 100 })).items.map(({ listingId }) => listingId);
      expect([(await ids('moderator')).includes(own), (await ids('colleague')).includes(own)]).toEqual([true, false]);
      const { fetch, baseUrl, tokens } = subject;
      const wrong = await fetch(`${baseUrl}${moderationEndpoints.decisions}?own=mine`, {
        headers: { Authorization: `Token ${tokens.moderator}` },
      });
      expect(wrong.status).toBe(400);
    });

    test('a day of a moderator: what was decided and stayed, and how long it took', async () => {
      const day = async () => (await listModerationQueue(as('colleague'))).day;
      const before = await day();
      const [held, other] = [await create(), await create()];
      expect((await listModerationQueue(as('colleague'))).oldestAt).not.toBeNull();
      await holdListing(as('colleague'), held);
      await approveListing(as('colleague'), await seen(held));
      expect(await day()).toEqual({ decisions: before.decisions + 1, averageSeconds: expect.any(Number) });
      await approveListing(as('colleague'), await seen(other));
      expect((await day()).decisions).toBe(before.decisions + 2);
      await setListingStatus(as('colleague'), other, 'moderation');
      expect((await day()).decisions).toBe(before.decisions + 1);
    });

    test('a blocked account is signed out, told why, and out of the search', async () => {
      const { credentials } = subject;
      const token = await signIn(subject, credentials);
      const scoundrel = { ...subject, token: () => token };
      const { id: userId } = await getProfile(scoundrel);
      const id = await createListing(scoundrel, aListingForm(), [smallPhotos.png]);
      await approve(id);
      await sendComplaint(as('other'), { listingId: id, description: complaint });
      expect(await statusOf(blockAccount(as('moderator'), userId, ' '))).toBe(400);
      await blockAccount(as('moderator'), userId, 'Просит предоплату до просмотра');
      await blockAccount(as('moderator'), userId, 'Ещё раз');
      expect(await statusOf(getProfile(scoundrel))).toBe(401);
      const refused: unknown = await signIn(subject, credentials).catch((error: unknown) => error);
      expect(refused instanceof ApiFailure && refused.error).toMatchObject({
        fields: { non_field_errors: ['Аккаунт заблокирован за нарушение правил. Причина: Просит предоплату до просмотра'] },
      });
      expect(await statusOf(signIn(subject, { ...credentials, password: 'Wrong1234' }))).toBe(400);
      expect((await getOwnListing(as(null), id)).listing).toMatchObject({ status: 'rejected', isBannerOnly: true });
      const { items } = await listComplaints(as('moderator'), { isResolved: true, pageSize: 100 });
      expect(items.find((item) => item.id === id)?.outcome).toBe('blocked');
      await unblockAccount(as('moderator'), userId);
      await unblockAccount(as('moderator'), userId);
      const { items: decided } = await listDecisions(as('colleague'), { pageSize: 3 });
      expect(decided).toMatchObject([
        { kind: 'unblocked', listingId: null, listing: null, user: { id: userId } },
        { kind: 'blocked', listingId: null, user: { id: userId }, comment: 'Ещё раз' },
        { kind: 'blocked', listingId: null, user: { id: userId }, comment: 'Просит предоплату до просмотра' },
      ]);
      expect(await signIn(subject, credentials)).toEqual(expect.any(String));
      // Neither a moderator, nor oneself, nor nobody.
      const colleague = await getProfile(as('colleague'));
      const moderator = await getProfile(as('moderator'));
      for (const wrong of [colleague.id, moderator.id, 987_654_321]) {
        expect(await statusOf(blockAccount(as('moderator'), wrong, 'Причина'))).toBe(404);
      }
    });

    test('complaints tell whether the owner is blocked now, and a further block ends those that came since', async () => {
      const token = await signIn(subject, subject.credentials);
      const scoundrel = { ...subject, token: () => token };
      const { id: userId } = await getProfile(scoundrel);
      const [shown, archived] = [await create({}, scoundrel), await create({}, scoundrel)];
      for (const id of [shown, archived]) await approve(id);
      await setListingStatus(scoundrel, archived, 'archived');
      await sendComplaint(as('other'), { listingId: shown, description: complaint });
      const itemOf = async (id: number, isResolved: boolean) => {
        const { items } = await listComplaints(as('moderator'), { isResolved, pageSize: 100 });
        return items.find((item) => item.id === id);
      };
      expect(await itemOf(shown, false)).toMatchObject({ outcome: null, isOwnerBlocked: false });
      await blockAccount(as('moderator'), userId, 'Просит предоплату');
      expect(await itemOf(shown, true)).toMatchObject({ outcome: 'blocked', isOwnerBlocked: true });
      // Archived listings stay visible.
      await sendComplaint(as('other'), { listingId: archived, description: complaint });
      expect(await itemOf(archived, false)).toMatchObject({ outcome: null, isOwnerBlocked: true });
      // What a colleague decides is recorded, once.
      for (const _ of ['sent', 'repeated']) await blockAccount(as('colleague'), userId, 'Чужие фотографии');
      expect(await itemOf(archived, false)).toBeUndefined();
      expect(await itemOf(archived, true)).toMatchObject({ outcome: 'blocked', isOwnerBlocked: true });
      const { items: decided } = await listDecisions(as('moderator'), { pageSize: 2 });
      const [moderator, colleague] = [await getProfile(as('moderator')), await getProfile(as('colleague'))];
      expect(decided).toMatchObject([
        { kind: 'blocked', user: { id: userId }, moderator: { id: colleague.id }, comment: 'Чужие фотографии' },
        { kind: 'blocked', user: { id: userId }, moderator: { id: moderator.id }, comment: 'Просит предоплату' },
      ]);
      const refused: unknown = await signIn(subject, subject.credentials).catch((error: unknown) => error);
      expect(refused instanceof ApiFailure && refused.error).toMatchObject({
        fields: { non_field_errors: ['Аккаунт заблокирован за нарушение правил. Причина: Просит предоплату'] },
      });
      await unblockAccount(as('moderator'), userId);
      expect(await itemOf(archived, true)).toMatchObject({ outcome: 'blocked', isOwnerBlocked: false });
    });

    test('of an owner, all complaints and rejections count, whatever became of them', async () => {
      const [id, other] = [await create(), await create()];
      await approve(id);
      const counts = async () => {
        const { owner } = await getModeratedListing(as('moderator'), other);
        return { complaints: owner.complaints, rejections: owner.rejections, listings: owner.listings, isBlocked: owner.isBlocked };
      };
      const before = await counts();
      await sendComplaint(as('other'), { listingId: id, description: complaint });
      expect(await counts()).toEqual({ ...before, complaints: before.complaints + 1 });
      await rejectListing(as('moderator'), await seen(id), contacts);
      const after = { ...before, complaints: before.complaints + 1, rejections: before.rejections + 1 };
      expect(await counts()).toEqual(after);
      await deleteListing(as('owner'), id);
      expect(await counts()).toEqual({ ...after, listings: after.listings - 1, isBlocked: false });
    });
  });
}
