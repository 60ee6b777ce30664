import type { LoadedApi, YandexApi, YandexProjection } from './api';
import { inTime, loadScript, orForget } from './loadScript';

/**
 * The API with what a map needs of it.
 * @throws MapError
 */
export async function loadApi(key: string): Promise<LoadedApi> {
  const api = await loadScript(key);
  const modules = Promise.all([fetchModule(api, 'Map'), fetchModule(api, 'projection.wgs84Mercator') as Promise<YandexProjection>]);
  const [Map, projection] = await orForget(api, inTime(modules));
  api.Map ??= Map;
  // react-yandex-maps gives this to a script that it has loaded itself, and expects it of one that was there.
  api.loadModule ??= (name) => fetchModule(api, name);
  return { api, projection };
}

function fetchModule({ modules }: YandexApi, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    modules.require(name, resolve, reject);
  });
}
