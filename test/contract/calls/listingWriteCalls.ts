import { describe, expect, test } from 'vitest';
import { newIdempotencyKey } from '../../../src/api/client/idempotencyKey';
import { createListing, deletePhoto, getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { listingWriteEndpoints, listMyListings, setListingStatus } from '../../../src/api/listing/myListings';
import { encodeListingForm, fieldOfPath } from '../../../src/api/wire/listing/listingForm';
import { changedFormFields } from '../../../src/domain/listing/form/changedFormFields';
import { formOfListing } from '../../../src/domain/listing/form/formOfListing';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { fullForm } from '../../support/listing/fullForm';
import { smallPhotos } from '../../support/smallPhotos';
import { listingSteps, type WritingSubject } from '../listingSteps';

/** The contract of creating, editing and withdrawing listings (§4, §7), for the fake and the reference server. */
export function listingWriteCalls(name: string, open: () => Promise<WritingSubject>): void {
  describe(`writes of ${name}`, () => {
    const { as, create, approve, statusOf, fieldsOf, sendAs } = listingSteps(open);

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

    test.each([
      { street: 'Позвоните 8-916-123-45-67' },
      { street: 'https://spam.example' },
      { houseNumber: '8916555', corpus: '01', building: '27' },
      { corpus: 'в тг @anna_msk' },
      { building: 'вацап' },
    ])('an address with a contact is refused: %o', async (parts) => {
      const place = {
        street: 'Новая улица',
        houseNumber: '9к2',
        corpus: null,
        building: null,
        district: null,
        latitude: 55.76,
        longitude: 37.62,
      };
      const form = aListingForm({ address: { ...place, ...parts } });
      expect(await fieldsOf(createListing(as('owner'), form, [smallPhotos.png]))).toEqual({
        address: ['Укажите только улицу и номер дома, без телефона, почты и ссылок'],
      });
    });

    const chapaevsky = { street: 'Чапаевский переулок', houseNumber: '3', corpus: null, building: null, district: null };

    test('a house of the register stands at its own point, whatever was sent', async () => {
      const id = await create({ address: { ...chapaevsky, latitude: 55.6, longitude: 37.8 } });
      const { listing, moderation } = await getOwnListing(as('owner'), id);
      expect(listing.address?.latitude).toBeCloseTo(55.7985, 2);
      expect(listing.address?.longitude).toBeCloseTo(37.5207, 2);
      expect(listing.metro?.name).not.toBe('Зябликово');
      expect(moderation?.house?.isRegistered).toBe(true);
      expect(moderation?.house?.metres).toBeGreaterThan(25_000);
      // Sent back as it was read: what was said about the first point stays.
      const { latitude = null, longitude = null } = listing.address ?? {};
      const form = aListingForm({ address: { ...chapaevsky, latitude, longitude }, price: 26_000_000 });
      await saveListing(as('owner'), { id, status: 'moderation', version: 1 }, form, [smallPhotos.png]);
      const after = (await getOwnListing(as('owner'), id)).moderation;
      expect(after?.house?.metres).toBeGreaterThan(25_000);
      expect(after?.history.at(-1)?.changed).not.toContain('address');
    });

    test('a house that the register lacks is taken as it is, and marked', async () => {
      const unknown = { ...chapaevsky, street: 'Выдуманная улица', houseNumber: '999', latitude: 55.65, longitude: 37.55 };
      const id = await create({ address: { ...unknown, isByHand: false } });
      const { listing, moderation } = await getOwnListing(as('owner'), id);
      expect(listing.address).toMatchObject({ label: 'Выдуманная улица, 999', latitude: 55.65, longitude: 37.55 });
      expect(moderation?.house).toEqual({ isRegistered: false, metres: null });
      // Of a known street there is something to measure to.
      const far = await create({ address: { ...chapaevsky, houseNumber: '3000', latitude: 55.6, longitude: 37.8 } });
      const { house } = (await getOwnListing(as('owner'), far)).moderation ?? {};
      expect(house?.isRegistered).toBe(false);
      expect(house?.metres).toBeGreaterThan(25_000);
      // Nobody else reads the mark.
      await approve(id);
      expect((await getOwnListing(as('other'), id)).moderation).toBeNull();
    });

    test.each([
      ['Северный', 55.9402, 37.5441],
      ['Митино', 55.8461, 37.3452],
      ['Некрасовка', 55.6907, 37.9433],
      ['Новофёдоровское', 55.4563, 36.9204],
      ['Молжаниновский', 55.9381, 37.3812],
    ])('a house that the register lacks may stand at the edge of the city: %s', async (_, latitude, longitude) => {
      const id = await create({ address: { ...chapaevsky, street: 'Выдуманная улица', houseNumber: '9', latitude, longitude } });
      const { listing, moderation } = await getOwnListing(as('owner'), id);
      expect(listing.address).toMatchObject({ latitude, longitude });
      expect(moderation?.house?.isRegistered).toBe(false);
    });

    test('a house that the register lacks has to be in the city', async () => {
      const outside = { ...chapaevsky, street: 'Выдуманная улица', houseNumber: '9', latitude: 55.93, longitude: 37.7 };
      expect(await fieldsOf(createListing(as('owner'), aListingForm({ address: outside }), [smallPhotos.png]))).toEqual({
        address: ['Укажите адрес в Москве'],
      });
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

    test.each(['sale', 'rent'] as const)('a %s comes back with every field of its form', async (tradeType) => {
      const form = fullForm(tradeType);
      const { listing } = await getOwnListing(as('owner'), await createListing(as('owner'), form, [smallPhotos.png]));
      // Of the address more is stored than the form has.
      expect(changedFormFields(form, formOfListing(listing)).filter((field) => field !== 'address')).toEqual([]);
    });

    test('without a token nothing is written', async () => {
      expect(await statusOf(createListing(as(null), aListingForm(), [smallPhotos.png]))).toBe(401);
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
      const once = () => createListing(as('owner'), aListingForm({ description: 'Один раз' }), [smallPhotos.png], { idempotencyKey });
      const before = (await listMyListings(as('owner'), 1)).count;
      const ids = await Promise.all([once(), once(), once()]);
      expect(new Set([...ids, await once()]).size).toBe(1);
      expect((await listMyListings(as('owner'), 1)).count).toBe(before + 1);
      const another = createListing(as('owner'), aListingForm({ description: 'Другое' }), [smallPhotos.png], { idempotencyKey });
      expect(await statusOf(another)).toBe(422);
    });

    test('a listing of somebody else is answered like one that does not exist', async () => {
      const id = await create();
      const { listing } = await getOwnListing(as('owner'), id);
      const photo = listing.photos[0]?.id ?? 0;
      const answers = async (listingId: number, photoId: number) => [
        await sendAs('other', 'PATCH', listingWriteEndpoints.edit('sale', listingId), encodeListingForm(aListingForm(), [photo])),
        await sendAs('other', 'PUT', listingWriteEndpoints.status(listingId), { realty_status: 4 }),
        await sendAs('other', 'DELETE', listingWriteEndpoints.remove(listingId)),
        await sendAs('other', 'DELETE', listingWriteEndpoints.photo(photoId)),
      ];
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
      await saveListing(as('owner'), { id, status: 'active' }, edited, [...kept, smallPhotos.jpeg]);
      await saveListing(as('owner'), { id, status: 'archived' }, edited, [...kept, smallPhotos.jpeg]);
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
        saveListing(as('owner'), { id, status: 'moderation', version }, aListingForm({ price }), [smallPhotos.png]);
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
      const [status] = await sendAs(
        'owner',
        'PATCH',
        listingWriteEndpoints.edit('sale', id),
        encodeListingForm(aListingForm({ price: 24_000_000 }), [smallPhotos.png], 1),
      );
      expect(status).toBe(200);
      expect(await stored()).toEqual([24_000_000, 'active', 2]);
      // Knowingly.
      await edit(undefined, 22_000_000);
      expect(await stored()).toEqual([22_000_000, 'moderation', 3]);
    });

    test('photos are ordered, removed and brought back', async () => {
      const id = await createListing(as('owner'), aListingForm(), [smallPhotos.png, smallPhotos.jpeg]);
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
      const other = await createListing(as('owner'), aListingForm(), [smallPhotos.png]);
      const { listing: kept, moderation } = await getOwnListing(as('owner'), other);
      // Sent again as data, beside another one: nothing was removed.
      const again = { id: other, status: 'moderation', version: moderation?.version ?? 0 } as const;
      await saveListing(as('owner'), again, aListingForm(), [smallPhotos.jpeg, smallPhotos.png]);
      const after = await getOwnListing(as('owner'), other);
      expect(after.listing.photos[1]?.id).toBe(kept.photos[0]?.id);
      expect(after.moderation?.history.at(-1)).toMatchObject({ changed: ['photos_upload'], changedPhotos: 1 });
      expect(after.removed).toEqual([]);
      const foreign = kept.photos[0]?.id ?? 0;
      expect(Object.keys(await fieldsOf(save([second, foreign])))).toEqual(['photos_upload[1]']);
    });

    test.each([
      ['no picture', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG'],
      ['nothing', 'data:image/png;base64,', 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG'],
      ['null', null as unknown as string, 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG'],
    ])('refused as a photo: %s', async (_, photo, text) => {
      expect(await fieldsOf(createListing(as('owner'), aListingForm(), [smallPhotos.png, photo]))).toEqual({ 'photos_upload[1]': [text] });
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
  });
}
