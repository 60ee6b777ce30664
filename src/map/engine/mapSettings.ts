import type { Runtime } from '../../state/runtime/runtime';
import type { MapSettings } from './MapEngine';

/** Attributes of an element with a map, as `mapProps` declares them. */
export interface MapAddresses {
  readonly mapKey?: string;
  readonly basemapUrl?: string;
  readonly satelliteUrl?: string;
  readonly satelliteAttribution?: string;
}

/** What a map is fetched with. The API gives out the basemap unless the page names another. */
export function mapSettings(runtime: Runtime, { mapKey, basemapUrl, satelliteUrl, satelliteAttribution }: MapAddresses): MapSettings {
  return {
    basemapUrl: basemapUrl ?? `${runtime.apiUrl}/basemap/moscow.pmtiles`,
    fetch: runtime.transport.fetch,
    satelliteUrl,
    satelliteAttribution,
    key: mapKey,
  };
}
