import type { Coordinates } from '../../domain/map/coordinates';
import { metresBetween } from '../../domain/map/geo';
import type { Pair } from './api';
import { fetchModule } from './loadApi';
import { loadScript, withTimeout } from './loadScript';

/** The geocoder of the vendor, as far as it is used. */
type Geocode = (
  at: Pair,
  options: { readonly kind: 'metro'; readonly results: number },
) => PromiseLike<{ readonly geoObjects: { toArray(): readonly GeoObject[] } }>;

interface GeoObject {
  readonly geometry: { getCoordinates(): Pair } | null;
}

/** Where a station is, and how far from the place that was asked for. */
export interface MetroPlace extends Coordinates {
  readonly metres: number;
}

/** Stations that are asked for (§7). */
const results = 5;

/**
 * Returns the nearest of the stations that the vendor's geocoder finds around a place, or null.
 * @throws MapError
 */
export async function nearestMetro(key: string, at: Coordinates): Promise<MetroPlace | null> {
  const api = await loadScript(key);
  const geocode = (await withTimeout(fetchModule(api, 'geocode'))) as Geocode;
  const found = await withTimeout(Promise.resolve(geocode([at.latitude, at.longitude], { kind: 'metro', results })));
  const places = found.geoObjects.toArray().flatMap(({ geometry }): MetroPlace[] => {
    if (!geometry) return [];
    const [latitude, longitude] = geometry.getCoordinates();
    return [{ latitude, longitude, metres: Math.round(metresBetween(at, { latitude, longitude })) }];
  });
  return places.sort((one, other) => one.metres - other.metres)[0] ?? null;
}
