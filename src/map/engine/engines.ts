import type { MapEngine, MapProvider } from './MapEngine';

/** Lazy-loads the code of an engine. */
export async function loadEngine(provider: MapProvider): Promise<MapEngine> {
  return provider === 'yandex' ? (await import('../yandex')).yandexEngine : (await import('../keyless')).keylessEngine;
}
