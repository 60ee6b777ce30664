import { withoutPhone } from '../../../src/domain/contact/withoutPhone';
import { type EnumOption, listingRealtyTypes, listingStatuses, optionById, tradeTypes } from '../../../src/domain/enumerations';
import { cardFields, pageFields, rentFields } from '../../../src/domain/listing/form/fieldTypes';
import type { Listing, NearestMetro } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { Stations } from '../metro/stations';
import { photoOf, type StoredPhoto } from '../pictures/pictureStore';
import { type CardColumns, type DetailColumns, readFields } from './fieldColumns';

/** Columns selected for a listing. */
export interface ListingRow extends CardColumns {
  readonly id: number;
  readonly status: number;
  readonly is_deleted: boolean;
  readonly is_unapproved: boolean;
  readonly published_at: Date | null;
  readonly owner_id: number;
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
  /** The phone of the owner is shown to nobody. Absent where a listing is read for its owner or moderators. */
  readonly is_phone_hidden?: boolean;
}

/** Additional columns selected for the page of a listing. `furniture_known` is absent in what was kept of a listing before there was this column. */
export interface ListingDetailsRow
  extends ListingRow,
    Omit<DetailColumns, 'furniture_known'>,
    Partial<Pick<DetailColumns, 'furniture_known'>> {}

/** Rows read as JSON, which has no dates. */
type Json<Row> = Omit<Row, 'published_at'> & { readonly published_at: string | null };
export type ListingJson = Json<ListingRow>;
export type ListingDetailsJson = Json<ListingDetailsRow>;

export function listingRowOf<Row extends { readonly published_at: string | null }>(
  json: Row,
): Omit<Row, 'published_at'> & Pick<ListingRow, 'published_at'> {
  return { ...json, published_at: json.published_at === null ? null : new Date(json.published_at) };
}

/** Returns everything that is stored but the views: `shownListing` decides what is shown. */
export function listingDetailsOf(row: ListingDetailsRow, stations: Stations): ListingDetails {
  const { is_phone_hidden: isPhoneHidden = false, ...stored } = row;
  const listing = listingOf(stored, stations);
  const isRent = listing.tradeType === 'rent';
  return {
    ...listing,
    isBannerOnly: false,
    isUnapproved: row.is_unapproved,
    ...readFields(row, pageFields),
    rent: isRent ? readFields(row, rentFields) : null,
    sale: isRent ? null : { housingType: null, saleType: null },
    views: null,
    ...(isPhoneHidden && { isPhoneHidden }),
  };
}

export function listingOf(row: ListingRow, stations: Stations): Listing {
  const fields = readFields(row, cardFields);
  return {
    ...fields,
    ...(row.is_phone_hidden && { communicationMethod: withoutPhone(fields.communicationMethod) }),
    id: row.id,
    tradeType: known(tradeTypes, row.trade_type),
    realtyType: known(listingRealtyTypes, row.realty_type),
    price: row.price,
    deposit: readFields(row, ['deposit']).deposit,
    title: null,
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
    owner: { id: row.owner_id, name: row.owner_name, type: readFields(row, ['ownerType']).ownerType },
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

/** Columns with a check constraint cannot hold anything else. */
function known<O extends EnumOption>(options: readonly O[], id: number): O['key'] {
  const option = optionById(options, id);
  if (!option) throw new RangeError(`Unexpected id ${id}`);
  return option.key;
}
