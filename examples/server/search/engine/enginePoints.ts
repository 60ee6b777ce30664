import type { Box } from '../../../../src/domain/map/coordinates';
import { sixDecimals } from '../../../../src/domain/map/geo';
import { gridSteps, idsPerPlace, mapLimits } from '../../../../src/domain/map/mapAnswers';
import type { MapPoint } from '../../../../src/domain/map/mapPoints';
import type { engineQueries, PlacedId, Question, Spot } from './engineQueries';
import { billionths, type IndexedListing } from './engineRow';

/** The points of a box, as `spotsOf` finds them in PostgreSQL. @param changed what PostgreSQL has found of it */
export async function enginePoints(
  queries: ReturnType<typeof engineQueries>,
  question: Question,
  box: Box,
  changed: readonly IndexedListing[],
): Promise<MapPoint[]> {
  const known = await queries.places(question, mapLimits.places + 1);
  const places = merged([...known, ...changed.map(spotAt)], placeOf);
  // With more places in the engine than are drawn it has not said which ones.
  if (known.length <= mapLimits.places && places.length <= mapLimits.places) {
    return pointsOf(queries, question, places, changed, idsPerPlace(Math.max(1, places.length)));
  }
  const steps = gridSteps(box);
  const cells = merged([...(await queries.cells(question, box)), ...changed.map(spotAt)], ({ box: { south, west } }) => {
    return `${Math.floor(south / steps.latitude)} ${Math.floor(west / steps.longitude)}`;
  });
  const single = cells.filter(isPlace);
  const points = await pointsOf(queries, question, single, changed, idsPerPlace(mapLimits.places));
  return [...points, ...cells.filter((cell) => !isPlace(cell)).map(cellOf)];
}

async function pointsOf(
  queries: ReturnType<typeof engineQueries>,
  question: Question,
  places: readonly Spot[],
  changed: readonly IndexedListing[],
  most: number,
): Promise<MapPoint[]> {
  if (places.length === 0) return [];
  const ids = new Map<string, number[]>();
  const put = ({ id, latitude, longitude }: PlacedId) => {
    const key = keyOf(latitude, longitude);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  };
  for (const found of await queries.newest(question, places, most)) put(found);
  for (const listing of changed) put(listing);
  return places.flatMap(({ box: { south, west }, count, price }) => {
    const newest = (ids.get(keyOf(south, west)) ?? []).sort((one, other) => other - one).slice(0, most);
    // Its last listing has gone since the places were read.
    if (newest.length === 0) return [];
    return { at: { latitude: south, longitude: west }, count, price, ids: newest, cell: null };
  });
}

const isPlace = ({ box: { south, west, north, east } }: Spot) => south === north && west === east;
/** Places are as far apart as the engine can tell. */
const keyOf = (latitude: number, longitude: number) => `${Math.round(latitude * billionths)} ${Math.round(longitude * billionths)}`;
const placeOf = ({ box: { south, west } }: Spot) => keyOf(south, west);

function spotAt({ latitude, longitude, price }: IndexedListing): Spot {
  const box = { south: latitude, west: longitude, north: latitude, east: longitude };
  return { count: 1, price, box, latitudes: latitude * billionths, longitudes: longitude * billionths };
}

/** Adds up what belongs together. */
function merged(spots: readonly Spot[], groupOf: (spot: Spot) => string): Spot[] {
  const groups = new Map<string, Spot>();
  for (const spot of spots) {
    const group = groupOf(spot);
    const known = groups.get(group);
    groups.set(group, known ? together(known, spot) : spot);
  }
  return [...groups.values()];
}

function together(one: Spot, other: Spot): Spot {
  return {
    count: one.count + other.count,
    price: Math.min(one.price, other.price),
    box: {
      south: Math.min(one.box.south, other.box.south),
      west: Math.min(one.box.west, other.box.west),
      north: Math.max(one.box.north, other.box.north),
      east: Math.max(one.box.east, other.box.east),
    },
    latitudes: one.latitudes + other.latitudes,
    longitudes: one.longitudes + other.longitudes,
  };
}

function cellOf({ count, price, box, latitudes, longitudes }: Spot): MapPoint {
  const mean = (sum: number) => sixDecimals(sum / count / billionths);
  return { at: { latitude: mean(latitudes), longitude: mean(longitudes) }, count, price, ids: [], cell: box };
}
