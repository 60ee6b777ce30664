import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  listingRealtyTypes,
  listingStatuses,
  optionById,
  ownerTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../src/domain/enumerations';
import type { Listing, NearestMetro } from '../../../src/domain/listing/listing';
import { type ListingDetails, payers, rentalConditions } from '../../../src/domain/listing/listingDetails';
import { rentFeatureFlags } from '../database/attributes';
import type { Stations } from '../metro/stations';
import { photoOf, type StoredPhoto } from '../pictures/pictureStore';

/** Columns selected for a listing. */
export interface ListingRow {
  readonly id: number;
  readonly trade_type: number;
  readonly realty_type: number;
  readonly rooms: number | null;
  readonly price: number;
  /** Hundredths of m². */
  readonly area: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly status: number;
  readonly is_deleted: boolean;
  readonly is_unapproved: boolean;
  readonly published_at: Date | null;
  readonly building_type: number | null;
  readonly year_built: number | null;
  readonly repair: number | null;
  readonly bathroom: number | null;
  readonly commission: number | null;
  readonly owner_id: number;
  readonly owner_type: number;
  readonly communication_method: number;
  readonly description: string;
  readonly label: string;
  readonly street: string;
  readonly house_number: string;
  readonly corpus: string | null;
  readonly building: string | null;
  readonly district: string | null;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly metro_id: number | null;
  readonly minutes_to_metro: number | null;
  readonly owner_name: string;
  readonly photos: readonly StoredPhoto[];
}

/** Additional columns selected for the page of a listing. */
export interface ListingDetailsRow extends ListingRow {
  readonly balcony: boolean;
  readonly loggia: boolean;
  readonly elevator: boolean;
  readonly furniture: boolean;
  /** Absent in what was kept of a listing before there was this column. */
  readonly furniture_known?: boolean;
  readonly courtyard_view: boolean;
  readonly street_view: boolean;
  readonly rent_features: number;
  readonly counters: number | null;
  readonly communal: number | null;
  readonly deposit: number | null;
}

/** Rows read as JSON, which has no dates. */
type Json<Row> = Omit<Row, 'published_at'> & { readonly published_at: string | null };
export type ListingJson = Json<ListingRow>;
export type ListingDetailsJson = Json<ListingDetailsRow>;

/** By the name of a feature on the wire. */
const featureBits: Readonly<Record<string, number>> = Object.fromEntries(rentFeatureFlags.map((flag, bit) => [flag, 1 << bit]));

export function listingRowOf<Row extends { readonly published_at: string | null }>(
  json: Row,
): Omit<Row, 'published_at'> & Pick<ListingRow, 'published_at'> {
  return { ...json, published_at: json.published_at === null ? null : new Date(json.published_at) };
}

/** Returns everything that is stored but the views: `shownListing` decides what is shown. */
export function listingDetailsOf(row: ListingDetailsRow, stations: Stations): ListingDetails {
  const listing = listingOf(row, stations);
  const isRent = listing.tradeType === 'rent';
  const has = (flag: string) => (row.rent_features & (featureBits[flag] ?? 0)) !== 0;
  const payerOf = (id: number | null) => payers.find((payer) => payer.id === id)?.key ?? null;
  return {
    ...listing,
    isBannerOnly: false,
    isUnapproved: row.is_unapproved,
    hasBalcony: row.balcony,
    hasLoggia: row.loggia,
    hasElevator: row.elevator,
    isFurnished: row.furniture_known === false ? null : row.furniture,
    hasCourtyardView: row.courtyard_view,
    hasStreetView: row.street_view,
    rent: isRent
      ? {
          countersPayer: payerOf(row.counters),
          communalPayer: payerOf(row.communal),
          deposit: row.deposit,
          features: rentalFeatures.flatMap(({ key, wire }) => (has(wire) ? [key] : [])),
          conditions: rentalConditions.flatMap(({ key, wire }) => (has(wire) ? [key] : [])),
        }
      : null,
    sale: isRent ? null : { housingType: null, saleType: null },
    views: null,
  };
}

export function listingOf(row: ListingRow, stations: Stations): Listing {
  return {
    id: row.id,
    tradeType: known(tradeTypes, row.trade_type),
    realtyType: known(listingRealtyTypes, row.realty_type),
    rooms: keyOf(roomOptions, row.rooms),
    price: row.price,
    area: row.area === null ? null : row.area / 100,
    floor: row.floor,
    floors: row.floors,
    title: null,
    description: row.description,
    photos: row.photos.map(photoOf),
    address: {
      label: row.label,
      street: row.street,
      houseNumber: row.house_number,
      corpus: row.corpus,
      building: row.building,
      district: row.district,
      city: row.city,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    metro: metroOf(row, stations),
    buildingType: keyOf(buildingTypes, row.building_type),
    yearBuilt: row.year_built,
    repairType: keyOf(repairTypes, row.repair),
    bathroomType: keyOf(bathroomTypes, row.bathroom),
    owner: { id: row.owner_id, name: row.owner_name, type: keyOf(ownerTypes, row.owner_type) },
    communicationMethod: keyOf(communicationMethods, row.communication_method),
    commission: row.commission,
    publishedAt: row.published_at,
    status: known(listingStatuses, row.status),
    isDeleted: row.is_deleted,
  };
}

function metroOf({ metro_id, minutes_to_metro }: ListingRow, stations: Stations): NearestMetro | null {
  const station = metro_id === null ? undefined : stations.byId(metro_id);
  return station
    ? { name: station.name, lineName: station.lineName, route: station.route, color: station.color, minutes: minutes_to_metro }
    : null;
}

function keyOf<O extends EnumOption>(options: readonly O[], id: number | null): O['key'] | null {
  return id === null ? null : (optionById(options, id)?.key ?? null);
}

/** Columns with a check constraint cannot hold anything else. */
function known<O extends EnumOption>(options: readonly O[], id: number): O['key'] {
  const option = optionById(options, id);
  if (!option) throw new RangeError(`Unexpected id ${id}`);
  return option.key;
}
