import { beforeAll, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../src/api/client/errors';
import { newIdempotencyKey } from '../../../src/api/client/idempotencyKey';
import { listingWriteEndpoints } from '../../../src/api/endpoints/listingWrites';
import { createListing, deletePhoto, getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { deleteListing, listMyListings, setListingStatus } from '../../../src/api/listing/myListings';
import { approveListing } from '../../../src/api/moderation';
import { encodeListingForm, fieldOfPath } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import type { Subject } from './searchCalls';

/** Two users and a moderator, with their tokens. */
export interface WritingSubject extends Subject {
  readonly tokens: Readonly<Record<'owner' | 'other' | 'moderator', string>>;
}

/** The smallest photos: a JPEG and a PNG of four pixels. */
export const photos = {
  jpeg: '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALgEG//Z',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=',
};

/** The contract of creating, editing and withdrawing listings (§4, §7), for the fake and the reference server. */
export function listingWriteCalls(name: string, open: () => Promise<WritingSubject>): void {
  describe(`writes of ${name}`, () => {
    let subject: WritingSubject;
    const as = (who: keyof WritingSubject['tokens'] | null) => ({ ...subject, token: () => (who ? subject.tokens[who] : null) });
    beforeAll(async () => {
      subject = await open();
    });
    const create = (overrides = {}) => createListing(as('owner'), aListingForm(overrides), [photos.png]);
    const approve = async (id: number) => {
      const { moderation } = await getOwnListing(as('owner'), id);
      await approveListing(as('moderator'), { id, status: 'moderation', tradeType: 'sale', version: moderation?.version ?? 0 });
    };
    const statusOf = async (promise: Promise<unknown>): Promise<unknown> => {
      const error: unknown = await promise.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ApiFailure)) return 200;
      return error.error.kind === 'rejected' ? error.error.status : error.error.kind;
    };
    const fieldsOf = async (promise: Promise<unknown>) => {
      const error: unknown = await promise.catch((thrown: unknown) => thrown);
      if (!(error instanceof ApiFailure) || error.error.kind !== 'rejected') throw new Error('The call was not refused');
      return error.error.fields;
    };

    test('a new listing is in moderation, with everything that was sent', async () => {
      const id = await create();
      const { listing, moderation } = await getOwnListing(as('owner'), id);
      expect(listing).toMatchObject({
        id,
        tradeType: 'sale',
        realtyType: 'flat',
        status: 'moderation',
        price: 25_000_000,
        area: 54.3,
        rooms: '2',
        floor: 3,
        floors: 5,
        yearBuilt: 1904,
        buildingType: 'brick',
        repairType: 'euro',
        bathroomType: 'separate',
        hasBalcony: true,
        hasLoggia: false,
        isFurnished: true,
        description: 'Светлая квартира с видом во двор.',
        communicationMethod: 'callsAndMessages',
      });
      expect(listing.owner.type).toBe('owner');
      expect(listing.address).toMatchObject({
        street: 'Тверская улица',
        houseNumber: '12',
        building: '1',
        label: 'Тверская улица, 12, стр. 1',
      });
      expect(listing.metro).not.toBeNull();
      expect(listing.photos).toHaveLength(1);
      expect(moderation).toMatchObject({ version: 1, reason: null, history: [{ status: 'moderation' }] });
    });

    test('a rent has its terms', async () => {
      const id = await create({
        tradeType: 'rent',
        price: 60_000,
        deposit: 60_000,
        countersPayer: 'tenant',
        communalPayer: 'owner',
        features: ['fridge', 'washingMachine'],
        conditions: ['animals'],
      });
      const { listing } = await getOwnListing(as('owner'), id);
      expect(listing).toMatchObject({
        tradeType: 'rent',
        rent: {
          deposit: 60_000,
          countersPayer: 'tenant',
          communalPayer: 'owner',
          features: ['fridge', 'washingMachine'],
          conditions: ['animals'],
        },
      });
    });

    test('without a token nothing is written', async () => {
      expect(await statusOf(createListing(as(null), aListingForm(), [photos.png]))).toBe(401);
      expect(await statusOf(listMyListings(as(null), 1))).toBe(401);
    });

    test('errors have the places of their fields', async () => {
      const wrong = { rooms: null, area: 2, floor: 9, price: null, description: '' } as const;
      const sale = await fieldsOf(create(wrong));
      expect(sale['about_apartment.area']).toEqual(['Площадь не может быть меньше 5 м²']);
      expect(Object.keys(sale).map(fieldOfPath).sort()).toEqual(['area', 'description', 'floor', 'price', 'rooms']);
      const rent = await fieldsOf(create({ ...wrong, tradeType: 'rent', deposit: -1 }));
      expect(rent['realty.price']).toEqual(['Укажите стоимость аренды']);
      expect(Object.keys(rent).map(fieldOfPath).sort()).toEqual(['area', 'deposit', 'description', 'floor', 'price', 'rooms']);
    });

    test('one key creates one listing', async () => {
      const idempotencyKey = newIdempotencyKey();
      const once = () => createListing(as('owner'), aListingForm({ description: 'Один раз' }), [photos.png], { idempotencyKey });
      const before = (await listMyListings(as('owner'), 1)).count;
      const ids = await Promise.all([once(), once(), once()]);
      expect(new Set([...ids, await once()]).size).toBe(1);
      expect((await listMyListings(as('owner'), 1)).count).toBe(before + 1);
      const another = createListing(as('owner'), aListingForm({ description: 'Другое' }), [photos.png], { idempotencyKey });
      expect(await statusOf(another)).toBe(422);
    });

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
      await saveListing(as('owner'), { id, status: 'archived' }, aListingForm({ description: 'Звоните: 8 900 000-00-00' }), [photos.png]);
      await setListingStatus(as('owner'), id, 'archived');
      expect(await seenByOthers()).toEqual(twice(['archived', true, '', 0]));
      await deleteListing(as('owner'), id);
      expect((await getOwnListing(as('other'), id)).listing).toMatchObject({ isBannerOnly: true, price: 0 });
    });

    test('a listing of somebody else is answered like one that does not exist', async () => {
      const id = await create();
      const { listing } = await getOwnListing(as('owner'), id);
      const photo = listing.photos[0]?.id ?? 0;
      const token = subject.tokens.other;
      const answers = async (listingId: number, photoId: number) => {
        const ask = async (method: string, path: string, body?: object) => {
          const response = await subject.fetch(subject.baseUrl + path, {
            method,
            headers: { Authorization: `Token ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
            ...(body && { body: JSON.stringify(body) }),
          });
          return [response.status, await response.text()];
        };
        return [
          await ask('PATCH', listingWriteEndpoints.edit('sale', listingId), encodeListingForm(aListingForm(), [photo])),
          await ask('PUT', listingWriteEndpoints.status(listingId), { realty_status: 4 }),
          await ask('DELETE', listingWriteEndpoints.remove(listingId)),
          await ask('DELETE', listingWriteEndpoints.photo(photoId)),
        ];
      };
      const foreign = await answers(id, photo);
      expect(foreign).toEqual(await answers(987_654_321, 987_654_321));
      expect(foreign.map(([status]) => status)).toEqual([404, 404, 404, 404]);
      expect((await getOwnListing(as('owner'), id)).listing).toMatchObject({ status: 'moderation', isDeleted: false });
      const seen = await getOwnListing(as('other'), id);
      expect(seen.moderation).toBeNull();
      expect(seen.listing.isBannerOnly).toBe(true);
    });

    test('an edit in three calls is one version, and may be repeated', async () => {
      const id = await create();
      await approve(id);
      const edited = aListingForm({ price: 24_000_000, floor: 4 });
      const { listing } = await getOwnListing(as('owner'), id);
      const kept = listing.photos.map((photo) => photo.id);
      await saveListing(as('owner'), { id, status: 'active' }, edited, [...kept, photos.jpeg]);
      await saveListing(as('owner'), { id, status: 'archived' }, edited, [...kept, photos.jpeg]);
      const saved = await getOwnListing(as('owner'), id);
      expect(saved.listing).toMatchObject({ status: 'moderation', price: 24_000_000, floor: 4 });
      expect(saved.moderation?.version).toBe(2);
      expect(saved.listing.photos).toHaveLength(2);
      expect(saved.listing.photos[0]?.id).toBe(kept[0]);
    });

    test('furniture that nobody has spoken of is not told to be missing', async () => {
      const furnished = async (isFurnished: boolean | null) => {
        const id = await create({ isFurnished });
        return (await getOwnListing(as('owner'), id)).listing.isFurnished;
      };
      expect([await furnished(true), await furnished(false), await furnished(null)]).toEqual([true, false, null]);
    });

    test('an edit of another version is refused, the own one may be repeated whatever has become of it', async () => {
      const id = await create();
      const edit = (version: number | undefined, price: number) =>
        saveListing(as('owner'), { id, status: 'moderation', version }, aListingForm({ price }), [photos.png]);
      const stored = async () => {
        const { listing, moderation } = await getOwnListing(as('owner'), id);
        return [listing.price, listing.status, moderation?.version];
      };
      await edit(1, 24_000_000);
      expect(await stored()).toEqual([24_000_000, 'moderation', 2]);
      // An older tab.
      expect(await statusOf(edit(1, 23_000_000))).toBe(409);
      expect(await stored()).toEqual([24_000_000, 'moderation', 2]);
      // Its answer was lost; a moderator was faster than the repetition.
      await edit(1, 24_000_000);
      await approve(id);
      const repeated = await subject.fetch(subject.baseUrl + listingWriteEndpoints.edit('sale', id), {
        method: 'PATCH',
        headers: { Authorization: `Token ${subject.tokens.owner}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(encodeListingForm(aListingForm({ price: 24_000_000 }), [photos.png], 1)),
      });
      expect(repeated.status).toBe(200);
      expect(await stored()).toEqual([24_000_000, 'active', 2]);
      // Knowingly.
      await edit(undefined, 22_000_000);
      expect(await stored()).toEqual([22_000_000, 'moderation', 3]);
    });

    test('photos are ordered, removed and brought back', async () => {
      const id = await createListing(as('owner'), aListingForm(), [photos.png, photos.jpeg]);
      const ids = async () => (await getOwnListing(as('owner'), id)).listing.photos.map((photo) => photo.id);
      const [first = 0, second = 0] = await ids();
      const save = (entries: readonly number[]) => saveListing(as('owner'), { id, status: 'moderation' }, aListingForm(), entries);
      await save([second, first]);
      expect(await ids()).toEqual([second, first]);
      await deletePhoto(as('owner'), first);
      await deletePhoto(as('owner'), first);
      expect(await ids()).toEqual([second]);
      const removedFor = async (who: 'owner' | 'other' | 'moderator' | null) =>
        (await getOwnListing(as(who), id)).removed.map((photo) => photo.id);
      expect([await removedFor('owner'), await removedFor('moderator')]).toEqual([[first], [first]]);
      await approve(id);
      expect([await removedFor('other'), await removedFor(null)]).toEqual([[], []]);
      await setListingStatus(as('owner'), id, 'archived');
      await setListingStatus(as('owner'), id, 'moderation');
      expect(await removedFor('owner')).toEqual([first]);
      await save([first, second]);
      expect(await removedFor('owner')).toEqual([]);
      expect(await ids()).toEqual([first, second]);
      const other = await createListing(as('owner'), aListingForm(), [photos.png]);
      const foreign = (await getOwnListing(as('owner'), other)).listing.photos[0]?.id ?? 0;
      expect(Object.keys(await fieldsOf(save([second, foreign])))).toEqual(['photos_upload[1]']);
    });

    test.each([
      ['no picture', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG'],
      ['nothing', 'data:image/png;base64,', 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG'],
      ['null', null as unknown as string, 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG'],
    ])('refused as a photo: %s', async (_, photo, text) => {
      expect(await fieldsOf(createListing(as('owner'), aListingForm(), [photos.png, photo]))).toEqual({ 'photos_upload[1]': [text] });
    });

    test('own listings are there, newest first, by pages', async () => {
      const id = await create({ rooms: 'studio' });
      const { listings, count } = await listMyListings(as('owner'), 1, { pageSize: 2 });
      expect(listings[0]).toMatchObject({ id, rooms: 'studio', status: 'moderation', street: 'Тверская улица', houseNumber: '12' });
      expect(listings).toHaveLength(2);
      expect(count).toBeGreaterThan(2);
      const next = await listMyListings(as('owner'), 2, { pageSize: 2 });
      expect(next.listings.some((listing) => listings.some((known) => known.id === listing.id))).toBe(false);
      expect((await listMyListings(as('other'), 1)).count).toBe(0);
    });

    test.each([
      ['approves', { realty_status: 1 }],
      ['rejects', { realty_status: 3, reason_code: 'price' }],
    ])('a moderator %s by status no listing without the version that was looked at', async (_, decision) => {
      const id = await create();
      const decideBy = async (body: object) => {
        const response = await subject.fetch(subject.baseUrl + listingWriteEndpoints.status(id), {
          method: 'PUT',
          headers: { Authorization: `Token ${subject.tokens.moderator}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...decision, ...body }),
        });
        return [response.status, await response.json()];
      };
      await saveListing(as('owner'), { id, status: 'moderation' }, aListingForm({ description: 'Другой текст' }), [photos.png]);
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
      const decideBy = async (body: object) => {
        const response = await subject.fetch(subject.baseUrl + listingWriteEndpoints.status(id), {
          method: 'PUT',
          headers: { Authorization: `Token ${subject.tokens.moderator}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ version: 1, ...body }),
        });
        return response.status;
      };
      expect(await decideBy({ realty_status: 1 })).toBe(200);
      expect(await decideBy({ realty_status: 3, reason_code: 'price' })).toBe(200);
      expect((await getOwnListing(as('owner'), id)).listing.status).toBe('rejected');
    });

    test('a rejection tells its reason', async () => {
      const id = await create();
      const response = await subject.fetch(subject.baseUrl + listingWriteEndpoints.status(id), {
        method: 'PUT',
        headers: { Authorization: `Token ${subject.tokens.moderator}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          realty_status: 3,
          version: 1,
          reason_code: 'bad_photos',
          field: 'photos_upload',
          comment: 'Фото с водяным знаком',
        }),
      });
      expect(response.status).toBe(200);
      const { moderation, listing } = await getOwnListing(as('owner'), id);
      expect(listing.status).toBe('rejected');
      expect(moderation).toMatchObject({ reason: 'bad_photos', field: 'photos_upload', comment: 'Фото с водяным знаком' });
      expect(moderation?.history.map(({ status }) => status)).toEqual(['moderation', 'rejected']);
    });
  });
}
