import { type Kysely, sql } from 'kysely';
import type { City } from '../../../src/domain/city/city';
import { listingRealtyTypes, optionByKey, roomOptions, tradeTypes } from '../../../src/domain/enumerations';
import type { SimilarPrices } from '../../../src/domain/listing/postingRules/comparePrice';
import { areaApart, type PricedFlat } from '../../../src/domain/listing/postingRules/similarFlats';
import type { PriceStep } from '../../../src/domain/price/priceHistory';
import type { Database } from '../database/schema';
import { priceHistoryOf } from './priceHistory';

/** Returns what similar public flats of a district cost, for the area of this one. Other listings are not in the table that is read. */
export async function similarPricesIn(
  db: Kysely<Database>,
  city: Pick<City, 'id'>,
  district: string,
  { tradeType, realtyType, rooms, area, listingId }: Omit<PricedFlat, 'at'>,
): Promise<SimilarPrices | null> {
  const hundredths = Math.round(area * 100);
  const { rows } = await sql<{ count: number; low: number | null; middle: number | null; high: number | null }>`
    select count(*)::int as count,
      percentile_cont(0.25) within group (order by price::float8 / area) * ${hundredths}::float8 as low,
      percentile_cont(0.5) within group (order by price::float8 / area) * ${hundredths}::float8 as middle,
      percentile_cont(0.75) within group (order by price::float8 / area) * ${hundredths}::float8 as high
    from listing_search
    where city_id = ${city.id}::smallint
      and (latitude, longitude) in (select latitude, longitude from addresses where city_id = ${city.id}::smallint and district = ${district})
      and trade_type = ${optionByKey(tradeTypes, tradeType).id}::smallint
      and realty_type = ${optionByKey(listingRealtyTypes, realtyType).id}::smallint
      and rooms is not distinct from ${rooms === null ? null : optionByKey(roomOptions, rooms).id}::smallint
      and area between ${Math.round(hundredths * (1 - areaApart))}::int and ${Math.round(hundredths * (1 + areaApart))}::int
      and id <> ${listingId ?? 0}`.execute(db);
  const [found] = rows;
  return found?.low && found.middle && found.high ? { count: found.count, low: found.low, middle: found.middle, high: found.high } : null;
}

/** Prices of a district, and of one listing. */
export interface PriceStore {
  /** Prices that everybody has seen of a listing, the oldest first. */
  history(listingId: number): Promise<PriceStep[]>;
  similar(city: Pick<City, 'id'>, district: string, flat: Omit<PricedFlat, 'at'>): Promise<SimilarPrices | null>;
}

export function priceStore(db: Kysely<Database>): PriceStore {
  return {
    history: (listingId) => priceHistoryOf(db, listingId),
    similar: (city, district, flat) => similarPricesIn(db, city, district, flat),
  };
}
