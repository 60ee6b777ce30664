import type { Feature, Position } from 'geojson';

/** Rivers that run in pipes below the streets: the sources draw them as if they were open. */
const belowTheStreets = new Set(['Неглинная', 'Черторый', 'Чечёра', 'Рачка', 'Пресня', 'Самотёка', 'Сара', 'Кожевнический вражек']);
/** What a canal is, rather than how it is called. */
const noName = /^(канал|проток|шлюз .*)$/i;

/** Rivers and canals that are seen, without names that tell nothing. */
export function openWaterways(features: readonly Feature[]): Feature[] {
  return features.flatMap((feature) => {
    const name = String(feature.properties?.['n'] ?? '');
    if (belowTheStreets.has(name)) return [];
    return [noName.test(name) ? { ...feature, properties: { ...feature.properties, n: '' } } : feature];
  });
}

/** Each area once: two sources hold the same one, and only one of them names it. */
export function differentWaters(features: readonly Feature[]): Feature[] {
  const byPlace = new Map<string, Feature>();
  for (const feature of features) {
    const key = placeOf(feature);
    if (!byPlace.get(key)?.properties?.['n']) byPlace.set(key, feature);
  }
  return [...byPlace.values()];
}

/** The corners of its box, within some ten metres. */
function placeOf({ geometry }: Feature): string {
  if (geometry.type !== 'Polygon') throw new Error(`${geometry.type} is no area of water`);
  const ring: readonly Position[] = geometry.coordinates[0] ?? [];
  const corners = [0, 1].flatMap((axis) => {
    const values = ring.map((at) => at[axis] ?? 0);
    return [Math.min(...values), Math.max(...values)];
  });
  return corners.map((degrees) => degrees.toFixed(4)).join();
}
