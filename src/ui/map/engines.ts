import { type MapEngine, MapError, type MapProvider } from './MapEngine';

/** The code of an engine. */
export async function loadEngine(provider: MapProvider): Promise<MapEngine> {
  throw new MapError('script', provider);
}
