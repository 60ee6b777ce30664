import { MapError } from '../engine/MapEngine';
import type { YandexApi } from './api';

/** The name under which the API stands on a page: its own default, so that a page which has it already shares it. */
export const namespace = 'ymaps';

const address = 'https://api-maps.yandex.ru/2.1/';
/** How long a visitor waits for the script before another map takes its place. ms */
const patience = 10_000;

interface PageMaps {
  /** A request that is under way, for whoever needs it. */
  yandexScript?: Promise<YandexApi>;
  /** Ends that request with an API that has come, by whichever script. */
  yandexArrived?: (api: YandexApi) => void;
  /** What a script of the kit has brought; another one is the page's. */
  yandexOwn?: YandexApi;
  /** Numbers the requests: names of callbacks have to differ. */
  yandexRequests?: number;
}

type Page = Window & Record<string, unknown>;

/** All copies of the kit on a page ask for the script once. */
function pageMaps(): PageMaps {
  const holder = globalThis as { [key: symbol]: PageMaps | undefined };
  const key = Symbol.for('kvartal');
  const found = holder[key] ?? {};
  holder[key] = found;
  return found;
}

/**
 * The API as it stands on the page, else from the vendor's script. A failed attempt leaves nothing behind but an ear for a script that comes
 * too late: what it brings is used by the attempt that is under way by then, or by the next one.
 * @throws MapError
 */
export async function loadScript(key: string): Promise<YandexApi> {
  const page = window as unknown as Page;
  const maps = pageMaps();
  const present = page[namespace] as YandexApi | undefined;
  if (typeof present?.ready === 'function') return orForget(present, inTime(whenReady(present)));
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
      // A page that asks for Trusted Types throws here.
      script.src = `${address}?${parameters.join('&')}`;
      page.document.head.append(script);
    } catch (reason) {
      fail(reason);
    }
  });
  try {
    return await inTime(arrival.then((api) => orForget(api, whenReady(api))));
  } catch (reason) {
    script.remove();
    throw reason;
  }
}

/** An API of ours that does not work would fail every later attempt as well; one that is only slow is kept. */
export async function orForget<T>(api: YandexApi, use: Promise<T>): Promise<T> {
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

/** Whatever goes wrong is an error of the map. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MapError('timeout')), patience);
    loading
      .then(resolve, (reason: unknown) => reject(reason instanceof MapError ? reason : new MapError('script', reason)))
      .finally(() => clearTimeout(timer));
  });
}
