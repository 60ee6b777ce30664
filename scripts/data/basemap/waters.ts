import type { Feature, Position } from 'geojson';
import { metresBetween } from '../../../src/domain/map/geo';
import { joinLines } from './joinLines';

/** Rivers in underground pipes, which the sources draw as if they were open. */
const belowTheStreets = new Set(['Неглинная', 'Черторый', 'Чечёра', 'Рачка', 'Пресня', 'Самотёка', 'Сара', 'Кожевнический вражек']);
/** Kinds of canals, not names. */
const noName = /^(канал|проток|шлюз .*)$/i;

/** Metres; a shorter piece of water without a name looks like a scratch. */
const minLength = 100;

/** Visible rivers and canals as long lines, without meaningless names. */
export function openWaterways(features: readonly Feature[]): Feature[] {
  return features.flatMap((feature) => {
    const found = String(feature.properties?.['n'] ?? '');
    if (belowTheStreets.has(found)) return [];
    const n = noName.test(found) ? '' : found;
    const { geometry, properties } = joinLines(feature);
    const coordinates = n ? geometry.coordinates : geometry.coordinates.filter((line) => metresOf(line) > minLength);
    return coordinates.length > 0 ? [{ type: 'Feature', properties: { ...properties, n }, geometry: { ...geometry, coordinates } }] : [];
  });
}

function metresOf(line: readonly Position[]): number {
  const places = line.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
  return places.reduce((sum, at, index) => sum + metresBetween(places[index - 1] ?? at, at), 0);
}

/** Returns each area once: two sources contain the same one, and only one of them names it. */
export function differentWaters(features: readonly Feature[]): Feature[] {
  const byPlace = new Map<string, Feature>();
  for (const feature of features) {
    const key = placeOf(feature);
    if (!byPlace.get(key)?.properties?.['n']) byPlace.set(key, feature);
  }
  return [...byPlace.values()];
}

/** A key from the corners of its box, rounded to about ten metres. */
function placeOf({ geometry }: Feature): string {
  if (geometry.type !== 'Polygon') throw new Error(`${geometry.type} is no area of water`);
  const ring: readonly Position[] = geometry.coordinates[0] ?? [];
  const corners = [0, 1].flatMap((axis) => {
    const values = ring.map((at) => at[axis] ?? 0);
    return [Math.min(...values), Math.max(...values)];
  });
  return corners.map((degrees) => degrees.toFixed(4)).join();
}
