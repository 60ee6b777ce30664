import { describe, expect, test } from 'vitest';
import { getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { deleteListing, listingWriteEndpoints, listMyListings, setListingStatus } from '../../../src/api/listing/myListings';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { listingSteps, type WritingSubject } from '../listingSteps';

/** The contract of the statuses of a listing: who may set which (§4), for the fake and the reference server. */
export function listingStatusCalls(name: string, open: () => Promise<WritingSubject>): void {
  describe(`statuses of ${name}`, () => {
    const { as, create, approve, statusOf, sendAs } = listingSteps(open);
    const setStatus = async (id: number, body: object): Promise<[number, unknown]> => {
      const [status, text] = await sendAs('moderator', 'PUT', listingWriteEndpoints.status(id), body);
      return [status, JSON.parse(text)];
    };

    test('the owner archives, sends to moderation and deletes; only a moderator publishes', async () => {
      const id = await create();
      expect(await statusOf(setListingStatus(as('owner'), id, 'active'))).toBe(400);
      expect(await statusOf(setListingStatus(as('owner'), id, 'rejected'))).toBe(400);
      await approve(id);
      expect((await getOwnListing(as('owner'), id)).listing.status).toBe('active');
      expect(await statusOf(setListingStatus(as('owner'), id, 'moderation'))).toBe(400);
      const twice = async (call: () => Promise<boolean>) => [await call(), await call()];
      expect(await twice(() => setListingStatus(as('owner'), id, 'archived'))).toEqual([true, false]);
      expect(await twice(() => setListingStatus(as('owner'), id, 'moderation'))).toEqual([true, false]);
      expect(await twice(() => deleteListing(as('owner'), id))).toEqual([true, false]);
      expect(await statusOf(setListingStatus(as('owner'), id, 'archived'))).toBe(404);
      const { listings } = await listMyListings(as('owner'), 1, { pageSize: 100 });
      expect(listings.some((listing) => listing.id === id)).toBe(false);
    });

    test('archiving shows nobody what no moderator has approved', async () => {
      const id = await create();
      const twice = (seen: readonly unknown[]) => [seen, seen];
      const seenByOthers = async () => {
        const answers = [await getOwnListing(as('other'), id), await getOwnListing(as(null), id)];
        return answers.map(({ listing }) => [listing.status, listing.isBannerOnly, listing.description, listing.photos.length]);
      };
      await setListingStatus(as('owner'), id, 'archived');
      expect(await seenByOthers()).toEqual(twice(['archived', true, '', 0]));
      expect((await getOwnListing(as('owner'), id)).listing).toMatchObject({ isBannerOnly: false, isUnapproved: true });
      await setListingStatus(as('owner'), id, 'moderation');
      await approve(id);
      await setListingStatus(as('owner'), id, 'archived');
      expect(await seenByOthers()).toEqual(twice(['archived', false, aListingForm().description, 1]));
      await saveListing(as('owner'), { id, status: 'archived' }, aListingForm({ description: 'Звоните: 8 900 000-00-00' }), [
        smallPhotos.png,
      ]);
      await setListingStatus(as('owner'), id, 'archived');
      expect(await seenByOthers()).toEqual(twice(['archived', true, '', 0]));
      await deleteListing(as('owner'), id);
      expect((await getOwnListing(as('other'), id)).listing).toMatchObject({ isBannerOnly: true, price: 0 });
    });

    test.each([
      ['approves', { realty_status: 1 }],
      ['rejects', { realty_status: 3, reason_code: 'price' }],
    ])('a moderator %s by status no listing without the version that was looked at', async (_, decision) => {
      const id = await create();
      const decideBy = (body: object) => setStatus(id, { ...decision, ...body });
      await saveListing(as('owner'), { id, status: 'moderation' }, aListingForm({ description: 'Другой текст' }), [smallPhotos.png]);
      expect(await decideBy({})).toEqual([400, { version: ['Обязательное поле.'] }]);
      expect(await decideBy({ version: 1 })).toEqual([409, { detail: 'Объявление изменилось. Посмотрите, что поменялось.' }]);
      expect((await getOwnListing(as('owner'), id)).listing.status).toBe('moderation');
      const { realty_status } = decision;
      expect(await decideBy({ version: 2 })).toMatchObject([200, { id, realty_status, version: 2, is_changed: true }]);
      // A repeated call changes nothing.
      expect(await decideBy({})).toMatchObject([200, { realty_status, is_changed: false }]);
    });

    test('a moderator rejects a published listing by status', async () => {
      const id = await create();
      expect(await setStatus(id, { version: 1, realty_status: 1 })).toMatchObject([200, {}]);
      expect(await setStatus(id, { version: 1, realty_status: 3, reason_code: 'price' })).toMatchObject([200, {}]);
      expect((await getOwnListing(as('owner'), id)).listing.status).toBe('rejected');
    });

    test('a rejection tells its reason', async () => {
      const id = await create();
      const rejection = {
        realty_status: 3,
        version: 1,
        reason_code: 'bad_photos',
        field: 'photos_upload',
        comment: 'Фото с водяным знаком',
      };
      expect(await setStatus(id, rejection)).toMatchObject([200, {}]);
      const { moderation, listing } = await getOwnListing(as('owner'), id);
      expect(listing.status).toBe('rejected');
      expect(moderation).toMatchObject({ reason: 'bad_photos', field: 'photos_upload', comment: 'Фото с водяным знаком' });
      expect(moderation?.history.map(({ status }) => status)).toEqual(['moderation', 'rejected']);
    });
  });
}
