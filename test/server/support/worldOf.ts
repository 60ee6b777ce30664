import type { Kysely } from 'kysely';
import { rentFeatureFlags } from '../../../examples/server/database/attributes';
import type { Database } from '../../../examples/server/database/schema';
import { moscow } from '../../../src/domain/city/moscow';
import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  listingStatuses,
  optionById,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../src/domain/enumerations';
import type { Address } from '../../../src/domain/listing/listing';
import type { FilterFlag } from '../../../src/domain/search/fields';
import { aListing } from '../../../src/testing/fixtures';
import type { WorldListing } from '../../../src/testing/matchesFilters';

/** Only the coordinates matter here, and they come from the row. */
const somewhere: Address = {
  label: '',
  street: '',
  houseNumber: '',
  corpus: null,
  building: null,
  district: null,
  city: 'Москва',
  latitude: null,
  longitude: null,
};

/** All listings of a city, in any status, read from plain columns: the reference for searches. */
export async function worldOf(db: Kysely<Database>, city = moscow): Promise<WorldListing[]> {
  const rows = await db
    .selectFrom('listings')
    .leftJoin('metro_stations', 'metro_stations.id', 'listings.metro_id')
    .where('listings.city_id', '=', city.id)
    .selectAll('listings')
    .select('metro_stations.name as station')
    .execute();
  return rows.map((row) => {
    const rent = rentFeatureFlags.filter((_, bit) => Math.floor(row.rent_features / 2 ** bit) % 2 === 1);
    const flags: readonly (FilterFlag | false)[] = [
      row.balcony && 'has_balcony',
      row.loggia && 'has_loggia',
      row.furniture && 'has_furniture',
      !row.deposit && 'no_deposit',
      ...rent,
    ];
    return {
      listing: aListing({
        id: row.id,
        tradeType: keyOf(tradeTypes, row.trade_type) ?? 'sale',
        realtyType: keyOf(realtyTypes, row.realty_type) ?? 'house',
        rooms: keyOf(roomOptions, row.rooms),
        price: row.price,
        area: row.area === null ? null : row.area / 100,
        floor: row.floor,
        floors: row.floors,
        address: { ...somewhere, latitude: row.latitude, longitude: row.longitude },
        metro: row.station === null ? null : { name: row.station, lineName: null, route: null, color: null, minutes: row.minutes_to_metro },
        buildingType: keyOf(buildingTypes, row.building_type),
        repairType: keyOf(repairTypes, row.repair),
        bathroomType: keyOf(bathroomTypes, row.bathroom),
        commission: row.commission,
        deposit: row.deposit,
        publishedAt: row.published_at,
        status: keyOf(listingStatuses, row.status) ?? 'archived',
        isDeleted: row.is_deleted,
      }),
      flags: flags.filter((flag) => flag !== false),
    };
  });
}

function keyOf<O extends EnumOption>(options: readonly O[], id: number | null): O['key'] | null {
  return id === null ? null : (optionById(options, id)?.key ?? null);
}
