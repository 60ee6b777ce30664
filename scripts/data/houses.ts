import { createHash } from 'node:crypto';
import { houseColumns, houseFromRecord } from '../../examples/server/seed/house';

export type HouseFacts = Record<(typeof houseColumns)[number], string> & { okrug: string };

const wanted = 4000;
const leastPerDistrict = 8;
/** Houses with the same coordinates form one cluster; enough of them are included to see it. */
const sharedPlaces = 60;

/** Returns a deterministic selection of houses from every district. */
export function selectHouses(rows: readonly Record<string, string>[]): HouseFacts[] {
  const usable = rows.flatMap((row) => {
    const facts = houseFacts(row);
    return facts ? [facts] : [];
  });
  const chosen = new Set<HouseFacts>();
  const byPlace = [...groupBy(usable, (house) => `${house.latitude} ${house.longitude}`).values()].filter((group) => group.length > 1);
  for (const group of byPlace.sort(byHash((houses) => keyOf(houses[0]))).slice(0, sharedPlaces))
    for (const house of group) chosen.add(house);

  const share = wanted / usable.length;
  for (const houses of groupBy(usable, (house) => house.district).values()) {
    const count = Math.max(leastPerDistrict, Math.round(houses.length * share));
    for (const house of [...houses].sort(byHash(keyOf)).slice(0, count)) chosen.add(house);
  }
  return [...chosen].sort(byHash(keyOf));
}

function houseFacts(row: Record<string, string>): HouseFacts | null {
  const cell = (name: string) => (row[name] ?? '').trim();
  const record = Object.fromEntries([...houseColumns, 'area_m2' as const].map((name) => [name, cell(name)])) as HouseFacts & {
    area_m2: string;
  };
  const house = houseFromRecord(record);
  // A flat needs a house with a known year; one and two floors are mostly cottages.
  if (!house || house.yearBuilt === null || house.floors < 3 || house.number === '') return null;
  if (house.street === '' && !house.settlement.includes('Зеленоград')) return null;
  const { area_m2: _, ...facts } = record;
  return {
    ...facts,
    okrug: cell('okrug'),
    latitude: house.latitude.toFixed(5),
    longitude: house.longitude.toFixed(5),
    flats: String(house.flats),
  };
}

function keyOf(house: HouseFacts | undefined): string {
  return house ? houseColumns.map((name) => house[name]).join('|') : '';
}

function byHash<T>(key: (item: T) => string) {
  const hashes = new Map<T, string>();
  const hash = (item: T) => {
    const known = hashes.get(item) ?? createHash('sha256').update(key(item)).digest('hex');
    hashes.set(item, known);
    return known;
  };
  return (a: T, b: T) => (hash(a) < hash(b) ? -1 : 1);
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
