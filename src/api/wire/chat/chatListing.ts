import * as v from 'valibot';
import type { ChatListing } from '../../../domain/chat/chat';
import { listingRealtyTypes, listingStatuses, optionByKey, optionByWire, roomOptions, tradeTypes } from '../../../domain/enumerations';
import { amount, missable, whole } from '../fields';
import { encodePhoto } from '../listing/encodePhoto';
import { decodeListing, photoSchema } from '../listing/listing';

/** The listing of a chat (§3). Trade type, price and address are beyond the requirements. */
export const chatListingSchema = v.object({
  id: v.pipe(whole, v.minValue(1)),
  photo: missable(v.union([photoSchema, v.string()])),
  /** Id of its owner. */
  owner: missable(whole),
  trade_type: missable(v.string()),
  realty_type: v.string(),
  number_of_rooms: missable(v.string()),
  price: missable(amount),
  area: missable(amount),
  floor: missable(whole),
  floors_number: missable(whole),
  address: v.optional(v.fallback(v.string(), ''), ''),
  realty_status: missable(v.string()),
  is_deleted: v.optional(v.fallback(v.boolean(), false), false),
});
/** The listing of a chat as the server sends it. */
export const chatListingAnswer = v.object({ ...chatListingSchema.entries, photo: v.nullable(photoSchema) });
type WireChatListing = v.InferOutput<typeof chatListingAnswer>;

export function encodeChatListing(listing: ChatListing): WireChatListing {
  const [photo = null] = listing.photos.map(encodePhoto);
  return {
    id: listing.id,
    photo,
    owner: listing.ownerId,
    trade_type: optionByKey(tradeTypes, listing.tradeType).wire,
    realty_type: optionByKey(listingRealtyTypes, listing.realtyType).wire,
    number_of_rooms: listing.rooms && optionByKey(roomOptions, listing.rooms).wire,
    price: listing.price,
    area: listing.area,
    floor: listing.floor,
    floors_number: listing.floors,
    address: listing.address,
    realty_status: optionByKey(listingStatuses, listing.status).wire,
    is_deleted: listing.isDeleted,
  };
}

/** Returns null for a listing that cannot be shown: the chat can. */
export function decodeChatListing(input: unknown): ChatListing | null {
  const result = v.safeParse(chatListingSchema, input);
  if (!result.success) return null;
  const { owner, address, photo, realty_status, ...rest } = result.output;
  const status = optionByWire(listingStatuses, realty_status ?? '');
  const listing = decodeListing({
    ...rest,
    // Links lead to a rent, whatever it is (D18).
    trade_type: rest.trade_type ?? optionByKey(tradeTypes, 'rent').wire,
    photos: photo === null ? [] : [typeof photo === 'string' ? { id: 1, image: photo } : photo],
    realty_status: status?.id ?? null,
  });
  if (!listing) return null;
  const { id, tradeType, realtyType, rooms, price, area, floor, floors, photos, isDeleted } = listing;
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
    isDeleted,
    status: listing.status,
    ownerId: owner,
    address,
  };
}
