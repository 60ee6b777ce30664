import * as v from 'valibot';
import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  type ListingRealtyType,
  type ListingStatus,
  listingRealtyTypes,
  listingStatuses,
  optionById,
  ownerTypes,
  type Rooms,
  repairTypes,
  roomOptions,
  type TradeType,
  tradeTypes,
} from '../../../domain/enumerations';
import type { Address, Listing, NearestMetro, Photo } from '../../../domain/listing/listing';
import { unknownStation } from '../../../domain/metro/unknownStation';
import { amount, soft, whole } from '../fields';

export const photoSchema = v.object({
  id: whole,
  image: v.pipe(v.string(), v.minLength(1)),
  alt: v.fallback(v.string(), ''),
  /** Beyond the requirements: prepared sizes. Without them `image` is used. */
  template: v.optional(soft(v.string())),
  widths: v.optional(v.fallback(v.array(whole), [])),
  formats: v.optional(v.fallback(v.array(v.string()), [])),
  color: v.optional(soft(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)))),
});

const metroSchema = v.object({
  name: v.optional(soft(v.pipe(v.string(), v.minLength(1)))),
  color: soft(v.string()),
  line_name: v.optional(soft(v.string())),
  route: v.optional(soft(v.string())),
});

export const addressSchema = v.object({
  label: v.string(),
  street: v.object({
    name: v.string(),
    district: v.optional(soft(v.string())),
    city: v.optional(soft(v.string())),
  }),
  house_number: v.fallback(v.string(), ''),
  corpus: soft(v.string()),
  building: soft(v.string()),
  latitude: soft(v.number()),
  longitude: soft(v.number()),
  minutes_to_metro: soft(amount),
  metro: soft(metroSchema),
});

/** A listing as lists, `latest` and the listing call return it (§3). */
export const listingSchema = v.object({
  id: v.pipe(whole, v.minValue(1)),
  title: soft(v.string()),
  price: v.optional(soft(amount)),
  unit_price: soft(amount),
  area: soft(amount),
  floor: soft(whole),
  floors_number: soft(whole),
  trade_type: v.picklist(tradeTypes.map((option) => option.wire)),
  realty_type: v.picklist(listingRealtyTypes.map((option) => option.wire)),
  number_of_rooms: soft(v.picklist(roomOptions.map((option) => option.wire))),
  description: v.fallback(v.string(), ''),
  photos: v.fallback(v.array(v.unknown()), []),
  metro: soft(v.string()),
  metro_color: soft(v.string()),
  address: soft(addressSchema),
  about_building: soft(v.object({ type: soft(whole), year_built: soft(whole) })),
  common_characteristics: soft(v.object({ repair_type: soft(whole), bathroom: soft(whole) })),
  owner_id: soft(whole),
  owner_name: v.fallback(v.string(), ''),
  owner_type: soft(whole),
  communication_method: soft(whole),
  commission: soft(amount),
  /** Beyond the requirements: of a rent, so that lists have its first payment. */
  deposit: soft(amount),
  published_at: soft(v.string()),
  realty_status: v.fallback(whole, 1),
  realty_status_full: v.optional(soft(v.string())),
  is_deleted: v.fallback(v.boolean(), false),
});
/** Wire type of a listing (§3, §7): snake_case, ids of enumerations. */
export type WireListing = v.InferOutput<typeof listingSchema>;
/** Wire type of a photo. */
export type WirePhoto = v.InferOutput<typeof photoSchema>;

/** Returns null when the item cannot be shown: no id, deal or realty type. Without a price it is shown as 'Цена не указана'. */
export function decodeListing(input: unknown): Listing | null {
  const result = v.safeParse(listingSchema, input);
  if (!result.success) return null;
  const wire = result.output;
  return {
    id: wire.id,
    tradeType: keyOfWire(tradeTypes, wire.trade_type) as TradeType,
    realtyType: keyOfWire(listingRealtyTypes, wire.realty_type) as ListingRealtyType,
    rooms: keyOfWire(roomOptions, wire.number_of_rooms) as Rooms | null,
    price: wire.price ?? 0,
    area: wire.area,
    floor: wire.floor,
    floors: wire.floors_number,
    title: wire.title,
    description: wire.description,
    photos: wire.photos.flatMap(decodePhoto),
    address: wire.address ? decodeAddress(wire.address) : null,
    metro: decodeMetro(wire),
    buildingType: keyOfId(buildingTypes, wire.about_building?.type),
    yearBuilt: wire.about_building?.year_built ?? null,
    repairType: keyOfId(repairTypes, wire.common_characteristics?.repair_type),
    bathroomType: keyOfId(bathroomTypes, wire.common_characteristics?.bathroom),
    owner: { id: wire.owner_id, name: wire.owner_name, type: keyOfId(ownerTypes, wire.owner_type) },
    communicationMethod: keyOfId(communicationMethods, wire.communication_method),
    commission: wire.commission,
    deposit: wire.deposit,
    publishedAt: decodeDate(wire.published_at),
    status: (keyOfId(listingStatuses, wire.realty_status) ?? 'active') as ListingStatus,
    isDeleted: wire.is_deleted,
  };
}

export function decodePhoto(input: unknown): Photo[] {
  const result = v.safeParse(photoSchema, input);
  if (!result.success) return [];
  const { id, image, alt, template, widths, formats, color } = result.output;
  const variants = template && widths?.length && formats?.length ? { template, widths, formats } : null;
  return [{ id, url: image, alt, variants, color: color ?? null }];
}

function decodeAddress(wire: NonNullable<WireListing['address']>): Address {
  return {
    label: wire.label,
    street: wire.street.name,
    houseNumber: wire.house_number,
    corpus: wire.corpus,
    building: wire.building,
    district: wire.street.district ?? null,
    city: wire.street.city ?? 'Москва',
    latitude: wire.latitude,
    longitude: wire.longitude,
  };
}

/** Lists contain the station twice: short in `metro`, and with its line in the address. */
function decodeMetro(wire: WireListing): NearestMetro | null {
  const station = wire.address?.metro;
  const name = station?.name || wire.metro || (station && unknownStation);
  if (!name) return null;
  return {
    name,
    lineName: station?.line_name ?? null,
    route: station?.route ?? null,
    color: cssColor(station?.color ?? wire.metro_color),
    minutes: wire.address?.minutes_to_metro ?? null,
  };
}

/** Colours go into styles, so only a plain hexadecimal colour is accepted. */
function cssColor(color: string | null): string | null {
  return color && /^#[0-9a-f]{3,8}$/i.test(color) ? color : null;
}

function decodeDate(text: string | null): Date | null {
  const date = text === null ? null : new Date(text);
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

function keyOfWire<O extends EnumOption>(options: readonly O[], wire: string | null): O['key'] | null {
  return options.find((option) => option.wire === wire)?.key ?? null;
}

function keyOfId<O extends EnumOption>(options: readonly O[], id: number | null | undefined): O['key'] | null {
  return id === null || id === undefined ? null : (optionById(options, id)?.key ?? null);
}
