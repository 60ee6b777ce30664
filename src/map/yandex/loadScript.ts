import { MapError } from '../engine/MapEngine';
import type { YandexApi } from './api';

/** Global name of the API: the vendor's default, so that it is shared with the page. */
export const namespace = 'ymaps';

const scriptUrl = 'https://api-maps.yandex.ru/2.1/';
/** Ms until another map is used instead. */
const timeout = 10_000;

interface PageMaps {
  /** The pending request. */
  yandexScript?: Promise<YandexApi>;
  /** Resolves the pending request with an API loaded by any script. */
  yandexArrived?: (api: YandexApi) => void;
  /** The API loaded by the kit, not by the page. */
  yandexOwn?: YandexApi;
  /** Number of requests, for unique callback names. */
  yandexRequests?: number;
}

type Page = Window & Record<string, unknown>;

/** Shared by all copies of the kit on a page. */
function pageMaps(): PageMaps {
  const holder = globalThis as { [key: symbol]: PageMaps | undefined };
  const key = Symbol.for('kvartal.yandex');
  const found = holder[key] ?? {};
  holder[key] = found;
  return found;
}

/**
 * Returns the page's API, or loads the vendor's script. After a failure only the callbacks of the script remain: if it arrives late, the
 * current or next attempt uses it.
 * @throws MapError
 */
export async function loadScript(key: string): Promise<YandexApi> {
  const page = window as unknown as Page;
  const maps = pageMaps();
  const present = page[namespace] as YandexApi | undefined;
  if (typeof present?.ready === 'function') return forgetOnError(present, withTimeout(whenReady(present)));
  maps.yandexScript ??= request(page, maps, key).finally(() => {
    maps.yandexScript = undefined;
    maps.yandexArrived = undefined;
  });
  return maps.yandexScript;
}

async function request(page: Page, maps: PageMaps, key: string): Promise<YandexApi> {
  const number = (maps.yandexRequests ?? 0) + 1;
  maps.yandexRequests = number;
  const [onload, onerror] = [`kvartalYandexLoad${number}`, `kvartalYandexError${number}`];
  const stopListening = () => {
    delete page[onload];
    delete page[onerror];
  };
  const script = page.document.createElement('script');
  const arrival = new Promise<YandexApi>((resolve, reject) => {
    maps.yandexArrived = resolve;
    page[onload] = (api: YandexApi) => {
      stopListening();
      maps.yandexOwn = api;
      maps.yandexArrived?.(api);
    };
    page[onerror] = (reason: unknown) => {
      stopListening();
      reject(new MapError(/key|ключ/i.test(String(reason)) ? 'key' : 'script', reason));
    };
    const fail = (reason: unknown) => {
      stopListening();
      reject(new MapError('script', reason));
    };
    script.addEventListener('error', fail);
    const query = { apikey: key, lang: 'ru_RU', ns: namespace, load: '', onload, onerror };
    const parameters = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    script.async = true;
    try {
      // Throws under Trusted Types.
      script.src = `${scriptUrl}?${parameters.join('&')}`;
      page.document.head.append(script);
    } catch (reason) {
      fail(reason);
    }
  });
  try {
    return await withTimeout(arrival.then((api) => forgetOnError(api, whenReady(api))));
  } catch (reason) {
    script.remove();
    throw reason;
  }
}

/** Removes a broken API loaded by the kit, so that the next attempt can succeed; a slow one stays. */
export async function forgetOnError<T>(api: YandexApi, use: Promise<T>): Promise<T> {
  try {
    return await use;
  } catch (reason) {
    const page = window as unknown as Page;
    const isSlow = reason instanceof MapError && reason.code === 'timeout';
    if (!isSlow && pageMaps().yandexOwn === api && page[namespace] === api) delete page[namespace];
    throw reason;
  }
}

function whenReady(api: YandexApi): Promise<YandexApi> {
  return new Promise((resolve, reject) => {
    api.ready(() => resolve(api), reject);
  });
}

/** Rejects after the timeout; wraps errors in a `MapError`. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MapError('timeout')), timeout);
    loading
      .then(resolve, (reason: unknown) => reject(reason instanceof MapError ? reason : new MapError('script', reason)))
      .finally(() => clearTimeout(timer));
  });
}
