import type { Feature } from 'geojson';
import type { LayerPart } from './tiles';

/** Reads one file of the sources. */
export type ReadFeatures = (name: string) => Promise<readonly Feature[]>;

/** From which zoom on a road is shown, by its class `c`: motorways first, service roads last. */
const roadZooms = [
  [1, 7],
  [2, 8],
  [3, 10],
  [4, 11],
  [5, 13],
] as const;

/** Everything that the tiles hold, in the order it is painted. */
export async function basemapLayers(
  read: ReadFeatures,
  houses: readonly Readonly<Record<string, string>>[],
): Promise<readonly LayerPart[]> {
  const area = { buffer: 64, tolerance: 3 };
  // A line is as wide as the painter likes, so it goes on for half of a wide one.
  const line = { buffer: 128, tolerance: 3 };
  const point = { buffer: 0, tolerance: 0 };
  const roads = (await Promise.all(['roads-region', 'roads-major', 'roads-minor'].map(read))).flat();
  return [
    { layer: 'city', features: picked(await read('city'), ['name']), minZoom: 7, ...area },
    { layer: 'okrugs', features: picked(await read('okrugs'), ['abbr', 'name']), minZoom: 7, ...area },
    { layer: 'districts', features: picked(await read('districts'), ['name', 'okrug']), minZoom: 9, ...area },
    { layer: 'green', features: picked(await read('green'), ['n']), minZoom: 7, ...area },
    { layer: 'water', features: picked(await read('water'), ['n']), minZoom: 7, ...area },
    { layer: 'waterway', features: picked(await read('water-lines'), ['n', 'w']), minZoom: 7, ...line },
    { layer: 'rail', features: picked(await read('rail'), []), minZoom: 8, ...line },
    { layer: 'metro', features: picked(await read('metro-lines'), ['route', 'color', 'kind']), minZoom: 9, ...line },
    { layer: 'station', features: picked(await read('metro-stations'), ['id', 'n', 'r', 'color', 'k']), minZoom: 10, ...point, buffer: 64 },
    { layer: 'place', features: picked(await read('district-labels'), ['name', 'okrug', 'rank']), minZoom: 9, ...point },
    ...roadZooms.map(([kind, minZoom]) => ({
      layer: 'road',
      features: picked(
        roads.filter(({ properties }) => properties?.['c'] === kind),
        ['c', 'n', 'l'],
      ),
      minZoom,
      ...line,
    })),
    { layer: 'house', features: houses.flatMap(houseNumber), minZoom: 13, ...point },
  ];
}

/** With the properties that the painter reads, none of them empty. */
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

/** `7к1с2`: house, block, building, as on the plate of a house. */
function houseNumber(row: Readonly<Record<string, string>>): Feature[] {
  const [longitude, latitude] = [Number(row['longitude']), Number(row['latitude'])];
  const number = [row['house_number'], row['corpus'] && `к${row['corpus']}`, row['building'] && `с${row['building']}`].join('');
  if (!number || !longitude || !latitude) return [];
  return [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties: { n: number } }];
}
