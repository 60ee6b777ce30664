import { beforeAll, describe, expect, test } from 'vitest';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing, saveListing } from '../../../src/api/listing/listingWrites';
import { deleteListing, setListingStatus } from '../../../src/api/listing/myListings';
import { approveListing, dismissComplaints, getModeratedListing, rejectListing } from '../../../src/api/moderation';
import { deleteNotifications, listNotifications, notificationEndpoints, readNotifications } from '../../../src/api/notifications';
import { getPersonalAccount } from '../../../src/api/personalAccount';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import type { ModerationSubject } from '../moderationSteps';
import { errorOf } from '../requests';

type Who = keyof ModerationSubject['tokens'];

/** The contract of notifications (§3, §7), for the fake and the reference server. */
export function notificationCalls(name: string, open: () => Promise<ModerationSubject>): void {
  describe(`notifications of ${name}`, () => {
    let subject: ModerationSubject;
    const as = (who: Who | null) => ({ ...subject, token: () => (who ? subject.tokens[who] : null) });
    beforeAll(async () => {
      subject = await open();
    });
    const create = () => createListing(as('owner'), aListingForm(), [smallPhotos.png]);
    const seen = async (id: number) => {
      const { listing, moderation } = await getModeratedListing(as('moderator'), id);
      return { id, status: listing.status, tradeType: listing.tradeType, version: moderation.version };
    };
    const approved = async () => {
      const id = await create();
      await approveListing(as('moderator'), await seen(id));
      return id;
    };
    /** What is said of one listing, newest first. */
    const told = async (who: Who, listingId: number) =>
      (await listNotifications(as(who), 1, { pageSize: 100 })).items.filter(({ listing }) => listing.id === listingId);
    const words = async (who: Who, listingId: number) =>
      (await told(who, listingId)).map(({ before, link, after }) => `${before} ${link} ${after}`);

    test('decisions of moderators are told, with the reason of a rejection', async () => {
      const id = await approved();
      const other = await create();
      await rejectListing(as('moderator'), await seen(other), { reason: 'bad_photos', field: 'photos', comment: '' });
      expect(await told('owner', id)).toMatchObject([
        {
          kind: 'approved',
          chatId: null,
          isNew: true,
          link: `№${id}`,
          listing: { id, status: 'active', isDeleted: false, tradeType: 'sale' },
        },
      ]);
      expect(await words('owner', id)).toEqual([`Ваше объявление №${id} опубликовано.`]);
      expect(await words('owner', other)).toEqual([`Объявление №${other} отклонено модератором. Причина: плохие фотографии.`]);
      expect(await told('other', id)).toEqual([]);
    });

    test('a decision that is taken back is not told any more, unless it was read', async () => {
      const [id, read] = [await approved(), await approved()];
      await readNotifications(as('owner'), [(await told('owner', read))[0]?.id ?? 0]);
      for (const listing of [id, read]) await setListingStatus(as('moderator'), listing, 'moderation');
      expect(await words('owner', id)).toEqual([]);
      expect(await told('owner', read)).toMatchObject([{ isNew: false }]);
    });

    test('an archived listing is told, but not the archive that is a step of saving an edit', async () => {
      const id = await approved();
      await setListingStatus(as('owner'), id, 'archived');
      expect((await words('owner', id))[0]).toBe(`Объявление №${id} перенесено в архив.`);
      const edited = await approved();
      await saveListing(as('owner'), { id: edited, status: 'active' }, aListingForm({ price: 19_000_000 }), [smallPhotos.png]);
      expect(await words('owner', edited)).toEqual([`Ваше объявление №${edited} опубликовано.`]);
    });

    test('who has complained is told what became of it', async () => {
      const [gone, fine] = [await approved(), await approved()];
      const description = 'Позвонила по номеру: квартира давно продана, предлагают другую, дороже.';
      for (const id of [gone, fine]) await sendComplaint(as('other'), { listingId: id, description });
      await rejectListing(as('moderator'), await seen(gone), { reason: 'wrong_data', field: null, comment: '' });
      await dismissComplaints(as('moderator'), fine);
      expect(await words('other', gone)).toEqual([`Мы рассмотрели вашу жалобу. Объявление №${gone} снято с публикации.`]);
      expect(await words('other', fine)).toEqual([`Мы рассмотрели вашу жалобу на объявление №${fine} и не нашли нарушений.`]);
    });

    test('a deleted listing is said to be deleted, and loses its photo', async () => {
      const id = await approved();
      await deleteListing(as('owner'), id);
      expect(await told('owner', id)).toMatchObject([{ listing: { isDeleted: true, rooms: '2', area: 54.3, photos: [] } }]);
    });

    test('the photo, the kind and the size of a listing come with it, for those who may see them', async () => {
      const id = await approved();
      await sendComplaint(as('other'), { listingId: id, description: 'Позвонила по номеру: квартира давно продана, предлагают другую.' });
      await dismissComplaints(as('moderator'), id);
      const shown = { listing: { realtyType: 'flat', rooms: '2', area: 54.3, photos: [{ url: expect.any(String) }] } };
      expect([await told('owner', id), await told('other', id)]).toMatchObject([[shown], [shown]]);
      const { url } = (await told('owner', id))[0]?.listing.photos[0] ?? {};
      await rejectListing(as('moderator'), await seen(id), { reason: 'wrong_data', field: null, comment: '' });
      expect((await told('owner', id))[0]).toMatchObject({ kind: 'rejected', ...shown });
      expect(await told('other', id)).toMatchObject([{ listing: { status: 'rejected', rooms: null, area: null, photos: [] } }]);
      // What is not public any more has a separate link.
      if (url?.startsWith('/media/')) expect((await told('owner', id))[0]?.listing.photos[0]?.url).toContain(`${url}?expires=`);
    });

    test('pages, the number of unread ones, reading and deleting', async () => {
      await deleteNotifications(as('owner'), 'all');
      const ids = [await approved(), await approved(), await approved()];
      const page = await listNotifications(as('owner'), 1, { pageSize: 2 });
      expect(page).toMatchObject({ count: 3, unread: 3 });
      expect(page.items.map(({ listing }) => listing.id)).toEqual([ids[2], ids[1]]);
      const { items } = await listNotifications(as('owner'), 2, { pageSize: 2 });
      expect(items.map(({ listing }) => listing.id)).toEqual([ids[0]]);
      const [newest, middle] = page.items.map(({ id }) => id);
      expect(await readNotifications(as('owner'), [newest ?? 0])).toBe(2);
      expect(await readNotifications(as('owner'), [newest ?? 0])).toBe(2);
      expect(await deleteNotifications(as('owner'), [middle ?? 0])).toBe(1);
      expect(await listNotifications(as('owner'), 1)).toMatchObject({ count: 2, unread: 1 });
      expect(await readNotifications(as('owner'), 'all')).toBe(0);
      expect(await deleteNotifications(as('owner'), 'all')).toBe(0);
      expect(await listNotifications(as('owner'), 7)).toEqual({ items: [], count: 0, unread: 0 });
    });

    test('the account knows its totals', async () => {
      const before = await getPersonalAccount(as('owner'));
      const id = await approved();
      expect(await getPersonalAccount(as('owner'))).toEqual({
        listings: before.listings + 1,
        unreadMessages: 0,
        unreadChats: 0,
        unreadNotifications: before.unreadNotifications + 1,
      });
      await deleteListing(as('owner'), id);
      await readNotifications(as('owner'), 'all');
      expect(await getPersonalAccount(as('owner'))).toEqual({ ...before, unreadNotifications: 0 });
      expect(await errorOf(getPersonalAccount(as(null)))).toMatchObject({ status: 401 });
    });

    test('ids of others, missing and huge ones change nothing', async () => {
      const id = await approved();
      const [own] = await told('owner', id);
      for (const change of [readNotifications, deleteNotifications]) {
        for (const ids of [[own?.id ?? 0], [999_999_999], [Number.MAX_SAFE_INTEGER], []]) {
          expect(await change(as('colleague'), ids)).toBe(0);
        }
      }
      expect(await told('owner', id)).toEqual([own]);
    });

    test('what is no list of ids is refused; all calls need a token', async () => {
      const { baseUrl, fetch } = subject;
      const headers = { 'Content-Type': 'application/json', Authorization: `Token ${subject.tokens.owner}` };
      for (const ids of ['1', [0], [1.5], ['1'], null, Array.from({ length: 1001 }, (_, index) => index + 1)]) {
        const answer = await fetch(`${baseUrl}${notificationEndpoints.remove}`, { method: 'POST', headers, body: JSON.stringify({ ids }) });
        expect([ids, answer.status]).toEqual([ids, 400]);
      }
      const calls = [
        () => listNotifications(as(null), 1),
        () => readNotifications(as(null), [1]),
        () => deleteNotifications(as(null), 'all'),
      ];
      for (const call of calls) expect(await errorOf(call())).toMatchObject({ kind: 'rejected', status: 401 });
      expect(await errorOf(listNotifications(as('owner'), 0))).toMatchObject({ status: 400 });
    });
  });
}
