import { nestedErrors, pathOf, readListingForm } from '../../api/wire/listing/listingForm';
import { addressLabel } from '../../domain/address/addressLabel';
import { bindAddress } from '../../domain/address/bindAddress';
import type { HouseCheck } from '../../domain/address/houseCheck';
import { rentalFeatures } from '../../domain/enumerations';
import { type CardField, cardFields, eachField, type PageField, pageFields, rentFields } from '../../domain/listing/form/fieldTypes';
import { formOfListing } from '../../domain/listing/form/formOfListing';
import type { FormAddress, ListingForm, ListingFormField } from '../../domain/listing/form/listingForm';
import { listingFormRules } from '../../domain/listing/form/listingForm.schema';
import { rentalConditions } from '../../domain/listing/form/rentalOptions';
import type { Listing, Photo } from '../../domain/listing/listing';
import type { RentTerms } from '../../domain/listing/listingDetails';
import { hasAddressContacts } from '../../domain/listing/postingRules/addressContacts';
import { isPlace } from '../../domain/map/coordinates';
import { nearestStation } from '../../domain/metro/nearestStation';
import { isTooLarge, pictureHeader } from '../../domain/picture/pictureHeader';
import type { FilterFlag } from '../../domain/search/fields';
import { messageText } from '../../text/format/messageText';
import { addressContacts } from '../../text/publish/addressContacts';
import { ru as photoText } from '../../text/publish/photos/ru';
import { ru } from '../../text/publish/ru';
import { detailsOf } from '../detailsOf';
import type { FakeUser } from '../fakeAccounts';
import { json } from '../fakeRoute';
import type { WorldListing } from '../matchesFilters';
import { stationPlace } from '../stations';
import { fakeHouses } from './fakeAddresses';
import type { FakeStore } from './fakeStore';

/** Photos by id. */
export type RemovedPhotos = ReadonlyMap<number, { readonly listingId: number; readonly photo: Photo }>;

export interface ReadForm {
  readonly form: ListingForm;
  readonly photos: readonly Photo[];
  readonly house: HouseCheck | null;
}

/** Returns the form of a body with its photos, or the refusal. */
export function readForm(
  store: FakeStore,
  removed: RemovedPhotos,
  body: unknown,
  base: ListingForm,
  listing: Listing | null,
): ReadForm | Response {
  const rules = listingFormRules();
  const sent = rules.tidy(readListingForm(body, base));
  const bound = sent.address && bindAddress(sent.address, fakeHouses);
  const form = { ...sent, address: bound?.address ?? null };
  const messages = Object.entries(rules.problems(form)).map(([field, message]): [string, string[]] => [
    pathOf(field as ListingFormField, form.tradeType),
    [messageText(ru.problems, message)],
  ]);
  if (bound && hasAddressContacts(bound.address)) messages.push([pathOf('address', form.tradeType), [addressContacts]]);
  if (messages.length > 0) return json(nestedErrors(Object.fromEntries(messages)), 400);
  let last = Math.max(0, ...removed.keys(), ...store.listings.flatMap(({ listing: { photos } }) => photos.map(({ id }) => id)));
  const errors: Record<string, string[]> = {};
  const taken = new Set(form.photos.filter((entry) => typeof entry === 'number'));
  const photos = form.photos.flatMap((entry, index): Photo[] => {
    const gone = removed.get(Number(entry));
    const known = listing?.photos.find(({ id }) => id === entry) ?? (gone && gone.listingId === listing?.id ? gone.photo : undefined);
    if (known) return [known];
    const url = typeof entry === 'string' ? dataUrlOf(entry) : null;
    // One that the listing has already keeps its id when it is sent again.
    const same = listing?.photos.find((photo) => photo.url === url && !taken.has(photo.id));
    if (same) {
      taken.add(same.id);
      return [same];
    }
    const isRefused = url === null || url === 'pixels';
    if (isRefused) {
      const problem = photoText.problems[url ?? 'format'];
      errors[`${pathOf('photos', form.tradeType)}.${index}`] = [typeof entry === 'number' ? 'Такого фото нет.' : problem];
    }
    last += 1;
    return isRefused ? [] : [{ id: last, url, alt: '', variants: null, color: null }];
  });
  return Object.keys(errors).length > 0 ? json(nestedErrors(errors), 400) : { form, photos, house: bound?.check ?? null };
}

/** Tells the type by the first bytes in base64; null for an unknown one. A picture that is too large is not kept. */
function dataUrlOf(entry: string): string | 'pixels' | null {
  const content = entry.replace(/^data:[^,]*,/, '');
  const type = content.startsWith('/9j/') ? 'jpeg' : content.startsWith('iVBORw0KGgo') ? 'png' : null;
  if (!type) return null;
  const header = pictureHeader(Uint8Array.from(atob(content), (character) => character.charCodeAt(0)));
  return typeof header === 'object' && isTooLarge(header) ? 'pixels' : `data:image/${type};base64,${content}`;
}

/** Returns the fields of a listing in moderation. */
export function listingFields(
  store: FakeStore,
  form: ListingForm,
  photos: readonly Photo[],
): Omit<Listing, 'id' | 'owner' | 'status' | 'isDeleted'> {
  const { address } = form;
  const places = store.stations.flatMap((station) => {
    const place = stationPlace(station);
    return place ? [[station, place] as const] : [];
  });
  const nearest = address && isPlace(address) ? nearestStation(address, places) : null;
  return {
    ...eachField<Pick<ListingForm, CardField>>(cardFields, (field) => form[field]),
    realtyType: form.realtyType ?? 'flat',
    price: form.price ?? 0,
    deposit: form.tradeType === 'rent' ? form.deposit : null,
    title: null,
    photos,
    address: address && {
      ...placeOf(address),
      city: 'Москва',
      label: addressLabel({ settlement: '', ...address, corpus: address.corpus ?? '', building: address.building ?? '' }),
    },
    metro: nearest && {
      name: nearest.name,
      lineName: nearest.lineName,
      route: nearest.route,
      color: nearest.color,
      minutes: nearest.minutes,
    },
    publishedAt: null,
  };
}

/** Returns the place without the mark of a house that the register lacks: strangers do not see it. */
function placeOf(address: FormAddress) {
  const { isByHand: _, ...place } = address;
  return place;
}

export function itemOf(store: FakeStore, id: number, user: FakeUser, { form, photos }: ReadForm): WorldListing {
  const known = store.listings.find(({ listing }) => listing.id === id)?.listing;
  const flags: (FilterFlag | false)[] = [
    form.hasBalcony && 'has_balcony',
    form.hasLoggia && 'has_loggia',
    form.isFurnished === true && 'has_furniture',
    !form.deposit && 'no_deposit',
    ...rentalFeatures.map(({ key, wire }) => form.features.includes(key) && wire),
    ...rentalConditions.map(({ key, wire }) => form.conditions.includes(key) && wire),
  ];
  return {
    listing: {
      ...listingFields(store, form, photos),
      id,
      publishedAt: known?.publishedAt ?? null,
      owner: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), type: form.ownerType },
      status: 'moderation',
      isDeleted: false,
    },
    flags: flags.filter((flag) => flag !== false),
    details: {
      ...eachField<Pick<ListingForm, PageField>>(pageFields, (field) => form[field]),
      rent: form.tradeType === 'rent' ? eachField<RentTerms>(rentFields, (field) => form[field]) : null,
      views: { shownInSearch: 0, last30Days: 0, today: 0 },
    },
  };
}

/** Returns the form of a stored listing. */
export function formOf(item: WorldListing): ListingForm {
  return formOfListing(detailsOf(item));
}
