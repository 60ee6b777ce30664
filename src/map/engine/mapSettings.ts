import type { Runtime } from '../../state/runtime/runtime';
import type { MapSettings } from './MapEngine';

/** Map attributes of an element, as declared by `mapProps`. */
export interface MapAddresses {
  readonly mapKey?: string;
  readonly basemapUrl?: string;
  readonly satelliteUrl?: string;
  readonly satelliteAttribution?: string;
}

/** Returns the map settings. The basemap defaults to the one served by the API. */
export function mapSettings(runtime: Runtime, { mapKey, basemapUrl, satelliteUrl, satelliteAttribution }: MapAddresses): MapSettings {
  return {
    basemapUrl: basemapUrl ?? `${runtime.apiUrl}/basemap/moscow.pmtiles`,
    fetch: runtime.transport.fetch,
    satelliteUrl,
    satelliteAttribution,
    key: mapKey,
  };
}
