import type { MapEngine, MapProvider } from './MapEngine';

/** The code of an engine: it is fetched when a map is first shown. */
export async function loadEngine(provider: MapProvider): Promise<MapEngine> {
  return provider === 'yandex' ? (await import('../yandex')).yandexEngine : (await import('../keyless')).keylessEngine;
}
