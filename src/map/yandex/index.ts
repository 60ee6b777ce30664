import { type MapEngine, MapError } from '../engine/MapEngine';
import type { LoadedApi } from './api';
import { createYandexMap } from './createYandexMap';
import { loadApi } from './loadApi';

let loaded: LoadedApi | null = null;

/** Yandex Maps JS API 2.1, with the page's own key. */
export const yandexEngine: MapEngine = {
  id: 'yandex',
  needsLightDom: true,
  async load({ key }, signal) {
    if (!key) throw new MapError('key');
    loaded = await abortable(signal, loadApi(key));
  },
  create(container, options) {
    if (!loaded) throw new MapError('script', 'create() before load()');
    return createYandexMap(container, options, loaded);
  },
};

/** Rejects on abort; the shared request continues. */
function abortable<T>(signal: AbortSignal, loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    loading.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
