import type { Kysely } from 'kysely';
import type { Database } from '../../examples/server/database/schema';
import { mapStore } from '../../examples/server/listings/mapStore';
import type { SearchCriteria } from '../../examples/server/listings/searchQuery';
import { Random } from '../../examples/server/seed/random';
import { encodeMapPoint } from '../../src/api/wire/mapPoints';
import { moscow } from '../../src/domain/city/moscow';
import { requestBox } from '../../src/domain/city/moscowPlace';
import type { Box, Coordinates } from '../../src/domain/map/coordinates';
import { defaultFilters } from '../../src/domain/search/filters';
import type { Search } from './searches';
import { type Costs, warmUp } from './watch';

export type BoxSize = 'street' | 'district' | 'city';

export interface MapFigures {
  readonly map: Readonly<Record<BoxSize, readonly number[]>>;
  readonly mapBody: readonly number[];
  /** CPU ms of Node for a map of the city, without HTTP. */
  readonly nodeForCity: readonly number[];
}

/** Boxes around houses, where people look; half of the searches have no filters, as a map starts. */
export async function measureMap(db: Kysely<Database>, searches: readonly Search[], costs: Costs): Promise<MapFigures> {
  const map = mapStore(db);
  const random = new Random(13);
  const houses = await db.selectFrom('addresses').select(['latitude', 'longitude']).orderBy('id').execute();
  const mapBody: number[] = [];
  const spent: number[] = [];
  const asked = searches.map(({ criteria }, index) => (index % 2 === 0 ? criteria : withoutFilters(criteria)));
  const measure = (boxOf: (house: Coordinates) => Box) =>
    costs(asked, async (criteria) => {
      const house = houses[random.integer(0, houses.length - 1)];
      if (!house) throw new Error('There are no houses');
      const before = process.cpuUsage();
      const points = await map.points(criteria, boxOf(house));
      spent.push(spentSince(before));
      mapBody.push(Buffer.byteLength(JSON.stringify(points.map(encodeMapPoint))));
    });
  const street = await measure((house) => around(house, 0.01));
  const district = await measure((house) => around(house, 0.1));
  const city = await measure(() => requestBox);
  return { map: { street, district, city }, mapBody, nodeForCity: spent.slice(warmUp - searches.length) };
}

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function around({ latitude, longitude }: Coordinates, degrees: number): Box {
  const half = degrees / 2;
  return { south: latitude - half, west: longitude - half, north: latitude + half, east: longitude + half };
}

function withoutFilters({ filters }: SearchCriteria): SearchCriteria {
  const { tradeType, realtyType } = filters;
  return { filters: { ...defaultFilters, tradeType, realtyType }, city: moscow, metroIds: [] };
}
