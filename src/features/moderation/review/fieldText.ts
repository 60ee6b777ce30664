import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { Messages } from '../../../text/common/ru';
import type { Formats } from '../../../text/format/format';
import type { ListingMessages } from '../../../text/listing/ru';
import type { ModerationPageMessages } from '../../../text/moderation/page/ru';

export interface FieldWords {
  readonly t: Messages;
  readonly l: ListingMessages;
  readonly m: ModerationPageMessages;
  readonly format: Formats;
}

/** Returns the value of a field in words; 'Не указано' without one. Photos and description are shown otherwise. */
export function fieldText(listing: ListingDetails, field: ListingFormField, { t, l, m, format }: FieldWords): string {
  const { page } = l;
  const flag = (value: boolean | null) => (value ? m.changes.yes : m.changes.no);
  const money = (value: number | null | undefined) => (value === null || value === undefined ? '' : format.priceWithSign(value));
  const { rent } = listing;
  const values: Record<ListingFormField, string | number | null | undefined> = {
    tradeType: t.listing.deal[listing.tradeType],
    realtyType: page.realtyOption[listing.realtyType],
    address: listing.address?.label,
    yearBuilt: listing.yearBuilt,
    buildingType: listing.buildingType && t.listing.buildingOption[listing.buildingType],
    rooms: listing.rooms && t.form.roomsOption(listing.rooms),
    area: listing.area === null ? null : format.area(listing.area),
    hasBalcony: flag(listing.hasBalcony),
    hasLoggia: flag(listing.hasLoggia),
    hasElevator: flag(listing.hasElevator),
    floor: listing.floor,
    floors: listing.floors,
    photos: listing.photos.length,
    repairType: listing.repairType && t.listing.repairOption[listing.repairType],
    isFurnished: listing.isFurnished === null ? null : page.furniture[listing.isFurnished ? 'with' : 'without'],
    bathroomType: listing.bathroomType && page.bathroom[listing.bathroomType],
    hasCourtyardView: flag(listing.hasCourtyardView),
    hasStreetView: flag(listing.hasStreetView),
    description: listing.description,
    price: money(listing.price),
    commission: money(listing.commission ?? 0),
    countersPayer: rent?.countersPayer && page.counters[rent.countersPayer],
    communalPayer: rent?.communalPayer && page.communal[rent.communalPayer],
    deposit: money(rent?.deposit ?? 0),
    features: rent?.features.map((key) => page.feature[key]).join(', '),
    conditions: rent?.conditions.map((key) => page.condition[key]).join(', '),
    ownerType: listing.owner.type && t.listing.owner[listing.owner.type],
    communicationMethod: listing.communicationMethod && page.communication[listing.communicationMethod],
  };
  const value = values[field];
  return value === null || value === undefined || value === '' ? m.changes.nothing : String(value);
}
