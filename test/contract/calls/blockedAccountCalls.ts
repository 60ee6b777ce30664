import { expect, test } from 'vitest';
import { getProfile, signIn } from '../../../src/api/account';
import { ApiFailure } from '../../../src/api/client/errors';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing, getOwnListing } from '../../../src/api/listing/listingWrites';
import { deleteListing, setListingStatus } from '../../../src/api/listing/myListings';
import {
  blockAccount,
  getModeratedListing,
  listComplaints,
  listDecisions,
  rejectListing,
  unblockAccount,
} from '../../../src/api/moderation';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { complaint, contacts, type ModerationSteps } from '../moderationSteps';

/** The contract of blocking accounts, and of what counts about an owner. Part of `moderationCalls`. */
export function blockedAccountCalls({ subject, as, create, seen, approve, statusOf }: ModerationSteps): void {
  test('a blocked account is signed out, told why, and out of the search', async () => {
    const { credentials } = subject();
    const token = await signIn(subject(), credentials);
    const scoundrel = { ...subject(), token: () => token };
    const { id: userId } = await getProfile(scoundrel);
    const id = await createListing(scoundrel, aListingForm(), [smallPhotos.png]);
    await approve(id);
    await sendComplaint(as('other'), { listingId: id, description: complaint });
    expect(await statusOf(blockAccount(as('moderator'), userId, ' '))).toBe(400);
    await blockAccount(as('moderator'), userId, 'Просит предоплату до просмотра');
    await blockAccount(as('moderator'), userId, 'Ещё раз');
    expect(await statusOf(getProfile(scoundrel))).toBe(401);
    const refused: unknown = await signIn(subject(), credentials).catch((error: unknown) => error);
    expect(refused instanceof ApiFailure && refused.error).toMatchObject({
      fields: { non_field_errors: ['Аккаунт заблокирован за нарушение правил. Причина: Просит предоплату до просмотра'] },
    });
    expect(await statusOf(signIn(subject(), { ...credentials, password: 'Wrong1234' }))).toBe(400);
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
    expect(await signIn(subject(), credentials)).toEqual(expect.any(String));
    // Neither a moderator, nor oneself, nor nobody.
    const colleague = await getProfile(as('colleague'));
    const moderator = await getProfile(as('moderator'));
    for (const wrong of [colleague.id, moderator.id, 987_654_321]) {
      expect(await statusOf(blockAccount(as('moderator'), wrong, 'Причина'))).toBe(404);
    }
  });

  test('complaints tell whether the owner is blocked now, and a further block ends those that came since', async () => {
    const token = await signIn(subject(), subject().credentials);
    const scoundrel = { ...subject(), token: () => token };
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
    const refused: unknown = await signIn(subject(), subject().credentials).catch((error: unknown) => error);
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
}
