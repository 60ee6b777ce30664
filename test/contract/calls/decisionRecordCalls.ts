import { expect, test } from 'vitest';
import { getProfile } from '../../../src/api/account';
import { toApiError } from '../../../src/api/client/errors';
import { send } from '../../../src/api/client/send';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing } from '../../../src/api/listing/listingWrites';
import { setListingStatus } from '../../../src/api/listing/myListings';
import {
  approveListing,
  confirmComplaints,
  deciderOf,
  dismissComplaints,
  holdListing,
  listDecisions,
  listModerationQueue,
  moderationEndpoints,
  postponeListing,
  rejectListing,
} from '../../../src/api/moderation';
import { shortPersonName } from '../../../src/domain/listing/moderation';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { complaint, contacts, type ModerationSteps } from '../moderationSteps';

/** The contract of what is recorded of decisions. Part of `moderationCalls`. */
export function decisionRecordCalls({ subject, as, create, seen, approve }: ModerationSteps): void {
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
    const { fetch, baseUrl, tokens } = subject();
    const wrong = await fetch(`${baseUrl}${moderationEndpoints.decisions}?own=mine`, {
      headers: { Authorization: `Token ${tokens.moderator}` },
    });
    expect(wrong.status).toBe(400);
  });

  test('who decides after a colleague is told who was faster, whatever either of them decides', async () => {
    const { firstName, lastName } = await getProfile(as('moderator'));
    const by = shortPersonName(firstName, lastName ?? '');
    const told = { error: { kind: 'rejected', status: 409, detail: `Решение уже принял другой модератор: ${by}.` } };
    const late = async (call: Promise<unknown>) => {
      const failure = await call.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(failure).toMatchObject(told);
      expect(deciderOf(toApiError(failure))).toBe(by);
    };
    const colleague = as('colleague');
    const [approved, rejected] = [await seen(await create()), await seen(await create())];
    await approveListing(as('moderator'), approved);
    await rejectListing(as('moderator'), rejected, contacts);
    for (const listing of [approved, rejected]) {
      await late(approveListing(colleague, listing));
      await late(rejectListing(colleague, listing, contacts));
      await late(postponeListing(colleague, listing.id));
    }
    // By the status call as well.
    await late(send(colleague, 'PUT', `/realty/${rejected.id}/status/`, { realty_status: 1, version: rejected.version }));
    // The one who decided may ask again.
    await approveListing(as('moderator'), approved);
    await postponeListing(as('moderator'), approved.id);
    // Archived by its owner since, it has changed.
    await setListingStatus(as('owner'), approved.id, 'archived');
    const stale = await rejectListing(colleague, approved, contacts).catch(toApiError);
    expect(stale).toMatchObject({ status: 409, detail: 'Объявление изменилось. Посмотрите, что поменялось.' });
  });

  test('complaints that a colleague has resolved are not resolved again', async () => {
    const id = await create();
    await approve(id);
    await sendComplaint(as('other'), { listingId: id, description: complaint });
    await dismissComplaints(as('moderator'), id);
    const { firstName, lastName } = await getProfile(as('moderator'));
    for (const call of [dismissComplaints, confirmComplaints]) {
      const failure = toApiError(await call(as('colleague'), id).catch((thrown: unknown) => thrown));
      expect(failure).toMatchObject({ status: 409, detail: expect.stringMatching(/^Решение уже принял другой модератор: /) });
      expect(deciderOf(failure)).toBe(shortPersonName(firstName, lastName ?? ''));
    }
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
}
