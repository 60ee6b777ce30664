import type { LoadedApi, YandexApi, YandexProjection } from './api';
import { forgetOnError, loadScript, withTimeout } from './loadScript';

/**
 * Loads the API with the modules a map needs.
 * @throws MapError
 */
export async function loadApi(key: string): Promise<LoadedApi> {
  const api = await loadScript(key);
  const modules = Promise.all([fetchModule(api, 'Map'), fetchModule(api, 'projection.wgs84Mercator') as Promise<YandexProjection>]);
  const [Map, projection] = await forgetOnError(api, withTimeout(modules));
  api.Map ??= Map;
  // react-yandex-maps defines this on scripts it loads itself, and expects it on existing ones.
  api.loadModule ??= (name) => fetchModule(api, name);
  return { api, projection };
}

export function fetchModule({ modules }: YandexApi, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    modules.require(name, resolve, reject);
  });
}
