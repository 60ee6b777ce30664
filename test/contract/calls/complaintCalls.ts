import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile, signIn } from '../../../src/api/account';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing } from '../../../src/api/listing/listingWrites';
import { setListingStatus } from '../../../src/api/listing/myListings';
import {
  approveListing,
  blockAccount,
  confirmComplaints,
  dismissComplaints,
  getModeratedListing,
  listComplaints,
  listDecisions,
  moderationEndpoints,
  unblockAccount,
} from '../../../src/api/moderation';
import { listNotifications } from '../../../src/api/notifications';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import type { ModerationSubject } from '../moderationSteps';
import { errorOf } from '../requests';

const description = 'Позвонила по номеру: квартира давно продана, предлагают другую, дороже.';
const refusal = { kind: 'rejected', status: 409, detail: 'Сейчас подтвердить жалобу нельзя. Посмотрите, что поменялось.' };

/** The contract of answers to complaints about listings of blocked owners, for the fake and the reference server. */
export function complaintCalls(name: string, open: () => Promise<ModerationSubject>): void {
  describe(`complaints of ${name}`, () => {
    let subject: ModerationSubject;
    const as = (who: keyof ModerationSubject['tokens']) => ({ ...subject, token: () => subject.tokens[who] });
    beforeAll(async () => {
      subject = await open();
    });
    const complain = (listingId: number) => sendComplaint(as('other'), { listingId, description });
    const approve = async (id: number) => {
      const { listing, moderation } = await getModeratedListing(as('moderator'), id);
      await approveListing(as('moderator'), { id, status: listing.status, tradeType: listing.tradeType, version: moderation.version });
    };
    /** The account that is blocked, with a public listing and archived ones. */
    const scoundrel = async (archived: number) => {
      const token = await signIn(subject, subject.credentials);
      const account = { ...subject, token: () => token };
      const ids: number[] = [];
      for (let count = 0; count <= archived; count += 1) ids.push(await createListing(account, aListingForm(), [smallPhotos.png]));
      for (const id of ids) await approve(id);
      const [shown = 0, ...others] = ids;
      for (const id of others) await setListingStatus(account, id, 'archived');
      const { id: userId } = await getProfile(account);
      return { userId, shown, archived: others };
    };
    const resolved = async () => (await listComplaints(as('moderator'), { isResolved: true, pageSize: 100 })).items;
    const waiting = async () => (await listComplaints(as('moderator'), { pageSize: 100 })).items.map(({ id }) => id);
    const confirm = (id: number, who: 'moderator' | 'colleague' = 'moderator') => confirmComplaints(as(who), id);

    test('what came after the block of an owner is confirmed, told and recorded, once', async () => {
      const { userId, shown, archived } = await scoundrel(3);
      const [first = 0, second = 0, third = 0] = archived;
      await complain(third);
      // Nobody is blocked yet.
      expect(await errorOf(confirm(third))).toMatchObject(refusal);
      expect(await errorOf(confirm(shown))).toMatchObject(refusal);
      expect(await waiting()).toContain(third);
      await blockAccount(as('moderator'), userId, 'Просит предоплату');
      for (const id of [first, second]) await complain(id);
      for (const time of ['first', 'second']) expect([time, await confirm(second, 'colleague')]).toEqual([time, undefined]);
      expect(await errorOf(confirm(second))).toMatchObject({ status: 409, fields: { code: ['decided'] } });
      await dismissComplaints(as('moderator'), first);
      // Answered already, otherwise.
      await confirm(first);
      expect((await waiting()).filter((id) => archived.includes(id))).toEqual([]);
      // The last decision first.
      expect((await resolved()).slice(0, 3)).toMatchObject([
        { id: first, outcome: 'dismissed', isOwnerBlocked: true },
        { id: second, outcome: 'blocked', isOwnerBlocked: true },
        { id: third, outcome: 'blocked' },
      ]);
      const { items } = await listDecisions(as('moderator'), { pageSize: 3 });
      const [moderator, colleague] = [await getProfile(as('moderator')), await getProfile(as('colleague'))];
      expect(items).toMatchObject([
        { kind: 'dismissed', listingId: first, moderator: { id: moderator.id } },
        { kind: 'confirmed', listingId: second, moderator: { id: colleague.id }, user: { id: userId }, reason: null, comment: '' },
        { kind: 'blocked', listingId: null },
      ]);
      const told = (await listNotifications(as('other'), 1, { pageSize: 100 })).items.filter(({ listing }) => listing.id === second);
      expect(told.map(({ before, link, after }) => `${before} ${link} ${after}`)).toEqual([
        `Мы рассмотрели вашу жалобу. Объявление №${second} снято с публикации.`,
      ]);
      await unblockAccount(as('moderator'), userId);
    });

    test('an owner who was let in meanwhile, or a listing that can be rejected, is another decision', async () => {
      const { userId, shown, archived } = await scoundrel(1);
      const [id = 0] = archived;
      await blockAccount(as('moderator'), userId, 'Просит предоплату');
      await complain(id);
      // The rejection is taken back: the listing waits again.
      await setListingStatus(as('moderator'), shown, 'moderation');
      expect(await errorOf(confirm(shown))).toMatchObject(refusal);
      await unblockAccount(as('colleague'), userId);
      expect(await errorOf(confirm(id))).toMatchObject(refusal);
      expect(await waiting()).toContain(id);
      await dismissComplaints(as('moderator'), id);
    });

    test('own, missing and huge ids are not found', async () => {
      const own = await createListing(as('moderator'), aListingForm(), [smallPhotos.png]);
      for (const id of [own, 987_654_321, Number.MAX_SAFE_INTEGER]) {
        expect([id, await errorOf(confirm(id))]).toMatchObject([id, { kind: 'rejected', status: 404 }]);
      }
      const answer = await subject.fetch(`${subject.baseUrl}${moderationEndpoints.confirm(1)}`.replace('/1/', `/9${'0'.repeat(30)}/`), {
        method: 'POST',
        headers: { Authorization: `Token ${subject.tokens.moderator}`, 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(404);
    });
  });
}
