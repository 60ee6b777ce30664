import * as v from 'valibot';
import { listingRealtyTypes, listingStatuses, optionById, optionByKey, roomOptions, tradeTypes } from '../../../domain/enumerations';
import { rejectionReasons } from '../../../domain/listing/moderation';
import type { MyListing } from '../../../domain/listing/myListing';
import { amount, missable, whole } from '../fields';
import { encodePhoto } from './encodePhoto';
import { decodeListing, photoSchema } from './listing';

const count = v.optional(v.fallback(whole, 0), 0);

/** An own listing in a list (§3). */
export const myListingSchema = v.object({
  realty_status: whole,
  realty_status_full: missable(v.string()),
  short_realty_data: v.object({
    id: v.pipe(whole, v.minValue(1)),
    /** Whether it is for rent. */
    rent: v.fallback(v.boolean(), false),
    photos: v.fallback(v.array(v.unknown()), []),
    number_of_rooms: missable(v.string()),
    realty_type: v.string(),
    /** Beyond the requirements. */
    price: missable(amount),
    area: missable(amount),
    floor: missable(whole),
    floors_number: missable(whole),
    street: v.fallback(v.string(), ''),
    house_number: v.fallback(v.string(), ''),
    corpus: missable(v.string()),
  }),
  counter_views: missable(v.object({ shown_in_search: count, full_views_in_30_days: count, full_views_today: count })),
  /** The reason of a rejection, which goes beyond the requirements. */
  moderation: missable(v.object({ reason_code: v.string(), comment: v.fallback(v.string(), '') })),
});
/** Wire type of an own listing. */
export type WireMyListing = v.InferOutput<typeof myListingSchema>;

/** A page of own listings as the reference server sends it. */
export const myListingsAnswer = v.object({
  results: v.array(
    v.object({
      ...myListingSchema.entries,
      short_realty_data: v.object({ ...myListingSchema.entries.short_realty_data.entries, photos: v.array(photoSchema) }),
    }),
  ),
  count: whole,
});

export function encodeMyListing(listing: MyListing): WireMyListing {
  const { id, wire } = optionByKey(listingStatuses, listing.status);
  const { views, rejection } = listing;
  return {
    realty_status: id,
    realty_status_full: wire,
    short_realty_data: {
      id: listing.id,
      rent: listing.tradeType === 'rent',
      photos: listing.photos.map(encodePhoto),
      number_of_rooms: listing.rooms && optionByKey(roomOptions, listing.rooms).wire,
      realty_type: optionByKey(listingRealtyTypes, listing.realtyType).wire,
      price: listing.price,
      area: listing.area,
      floor: listing.floor,
      floors_number: listing.floors,
      street: listing.street,
      house_number: listing.houseNumber,
      corpus: listing.corpus,
    },
    counter_views: views && {
      shown_in_search: views.shownInSearch,
      full_views_in_30_days: views.last30Days,
      full_views_today: views.today,
    },
    moderation: rejection && { reason_code: rejection.reason, comment: rejection.comment },
  };
}

/** Returns null for an item that cannot be shown. Never throws. */
export function decodeMyListing(input: unknown): MyListing | null {
  const result = v.safeParse(myListingSchema, input);
  if (!result.success) return null;
  const { realty_status, short_realty_data: short, counter_views: views, moderation } = result.output;
  const listing = decodeListing({
    ...short,
    trade_type: optionByKey(tradeTypes, short.rent ? 'rent' : 'sale').wire,
    realty_status: optionById(listingStatuses, realty_status) ? realty_status : null,
  });
  if (!listing || !optionById(listingStatuses, realty_status)) return null;
  const { id, tradeType, realtyType, rooms, price, area, floor, floors, photos, status } = listing;
  return {
    id,
    tradeType,
    realtyType,
    rooms,
    price,
    area,
    floor,
    floors,
    photos,
    status,
    street: short.street,
    houseNumber: short.house_number,
    corpus: short.corpus,
    views: views && { shownInSearch: views.shown_in_search, last30Days: views.full_views_in_30_days, today: views.full_views_today },
    rejection: moderation && {
      reason: rejectionReasons.find((code) => code === moderation.reason_code) ?? 'other',
      comment: moderation.comment,
    },
  };
}
