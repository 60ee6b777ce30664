import type { Feature } from 'geojson';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { isInside } from '../../../src/domain/map/coordinates';
import { bordersWithin } from './borders';
import { greenName } from './greenNames';
import { joinLines } from './joinLines';
import type { LayerPart } from './tiles';
import { differentWaters, openWaterways } from './waters';

/** Reads one file of the sources. */
export type ReadFeatures = (name: string) => Promise<readonly Feature[]>;

/** First zoom of roads, by class `c`: motorways first, service roads last. */
const roadZooms = new Map([
  [1, 7],
  [2, 8],
  [3, 10],
  [4, 11],
  [5, 13],
]);
/** Rivers by width `w`: the widest first. */
const riverZooms = new Map([
  [1, 7],
  [2, 8],
  [3, 9],
  [4, 11],
  [5, 12],
]);

/** All layers of the tiles, in drawing order. */
export async function basemapLayers(
  read: ReadFeatures,
  houses: readonly Readonly<Record<string, string>>[],
): Promise<readonly LayerPart[]> {
  const area = { buffer: 64, tolerance: 4 };
  // Lines continue beyond the tile by half of their greatest width.
  const line = { buffer: 128, tolerance: 4 };
  const point = { buffer: 0, tolerance: 0 };
  const roads = (await Promise.all(['roads-region', 'roads-major', 'roads-minor'].map(read))).flat().map(joinLines);
  const rivers = openWaterways(await read('water-lines'));
  const okrugs = await read('okrugs');
  return [
    { layer: 'city', features: picked(await read('city'), ['name']), minZoom: 7, ...area },
    { layer: 'okrugs', features: [bordersWithin(okrugs, [])], minZoom: 10, ...line },
    { layer: 'districts', features: [bordersWithin(await read('districts'), okrugs)], minZoom: 11, ...line },
    { layer: 'green', features: picked((await read('green')).map(withShortName), ['n']), minZoom: 7, ...area },
    { layer: 'water', features: picked(differentWaters(await read('water')), ['n']), minZoom: 7, ...area },
    ...byZoom('waterway', 'w', riverZooms, picked(rivers, ['n', 'w']), line),
    { layer: 'rail', features: picked((await read('rail')).map(joinLines), []), minZoom: 8, ...line },
    { layer: 'metro', features: picked(await read('metro-lines'), ['route', 'color', 'kind']), minZoom: 9, ...line },
    { layer: 'station', features: picked(await read('metro-stations'), ['id', 'n', 'r', 'color', 'k']), minZoom: 10, ...point, buffer: 64 },
    {
      layer: 'place',
      features: picked((await read('district-labels')).filter(isWithinMap), ['name', 'okrug', 'rank']),
      minZoom: 9,
      ...point,
    },
    ...byZoom('road', 'c', roadZooms, picked(roads, ['c', 'n', 'l']), line),
    { layer: 'house', features: houses.flatMap(houseNumber), minZoom: 13, ...point },
  ];
}

/** Beyond the map a name would stand on empty land. */
function isWithinMap({ geometry }: Feature): boolean {
  if (geometry.type !== 'Point') return true;
  const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates;
  return isInside(requestBox, { latitude, longitude });
}

/** Splits the features of a layer by the first zoom of their class. */
function byZoom(
  layer: string,
  property: string,
  zooms: ReadonlyMap<number, number>,
  features: readonly Feature[],
  rest: Pick<LayerPart, 'buffer' | 'tolerance'>,
): LayerPart[] {
  const other = features.find(({ properties }) => !zooms.has(Number(properties?.[property])));
  if (other) throw new Error(`A ${layer} has ${property} ${String(other.properties?.[property])}`);
  return [...zooms].map(([kind, minZoom]) => ({
    layer,
    features: features.filter(({ properties }) => properties?.[property] === kind),
    minZoom,
    ...rest,
  }));
}

/** Keeps only the properties that the renderer reads, without empty ones. */
function picked(features: readonly Feature[], names: readonly string[]): Feature[] {
  return features.map(({ geometry, properties }) => ({
    type: 'Feature',
    geometry,
    properties: Object.fromEntries(
      names.flatMap((name) => {
        const value: unknown = properties?.[name];
        return value === undefined || value === null || value === '' ? [] : [[name, value]];
      }),
    ),
  }));
}

function withShortName(feature: Feature): Feature {
  return { ...feature, properties: { ...feature.properties, n: greenName(String(feature.properties?.['n'] ?? '')) } };
}

/** `7к1с2`: house, block, building, as on a house plate. */
function houseNumber(row: Readonly<Record<string, string>>): Feature[] {
  const [longitude, latitude] = [Number(row['longitude']), Number(row['latitude'])];
  const number = [row['house_number'], row['corpus'] && `к${row['corpus']}`, row['building'] && `с${row['building']}`].join('');
  if (!number || !longitude || !latitude) return [];
  return [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties: { n: number } }];
}
