import type { Feature, MultiLineString, Position } from 'geojson';
import { edgeKey, joinLines } from './joinLines';

/** Returns borders between these areas, once each, except those that are also borders of the larger areas. */
export function bordersWithin(areas: readonly Feature[], larger: readonly Feature[]): Feature<MultiLineString> {
  const drawn = new Set(larger.flatMap(edgesOf).map(([from, to]) => edgeKey(from, to)));
  const coordinates = areas.flatMap(edgesOf).filter(([from, to]) => !drawn.has(edgeKey(from, to)));
  return joinLines({ type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } });
}

function edgesOf({ geometry }: Feature): [Position, Position][] {
  return ringsOf(geometry).flatMap((ring) =>
    ring.flatMap((to, index): [Position, Position][] => {
      const from = ring[index - 1];
      return from ? [[from, to]] : [];
    }),
  );
}

function ringsOf(geometry: Feature['geometry']): readonly Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
  throw new Error(`${geometry.type} is no area`);
}
