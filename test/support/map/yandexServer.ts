import { type StandInMap, standInApi } from './yandexStandIn';

/**
 * How the vendor's URL responds. `blocked`: no network, a CSP violation, or status 403. `silent`: a script that never calls back.
 * `refused`: a script that calls the error callback. `notReady`: it loads, but its `ready` fails. `held`: it waits for `release`.
 */
export type YandexAnswer = 'ok' | 'blocked' | 'silent' | 'refused' | 'notReady' | 'noModule' | 'throwingMap' | 'held';

export interface YandexServer {
  /** Requested URLs, the oldest first. */
  readonly requests: readonly URL[];
  /** Number of its scripts on the page. */
  scripts(): number;
  /** Maps of all provided APIs. */
  maps(): readonly StandInMap[];
  /** What their geocoders were asked. */
  geocoded(): ReturnType<typeof standInApi>['asked'];
  answer(next: YandexAnswer): void;
  /** Provides the API for a request, by default the last one; may be repeated or late. */
  release(index?: number): void;
  stop(): void;
}

type Page = Window & Record<string, unknown>;

/** Intercepts the vendor's script: nothing is fetched, this stand-in responds instead. */
export function serveYandex(first: YandexAnswer = 'ok'): YandexServer {
  const page = window as unknown as Page;
  const requests: URL[] = [];
  const scripts: HTMLElement[] = [];
  const given: ReturnType<typeof standInApi>[] = [];
  let current = first;
  const { createElement } = Document.prototype;

  const call = (name: string | null, detail: unknown) => {
    const ear = page[name ?? ''];
    if (typeof ear === 'function') ear(detail);
  };
  const giveOut = ({ searchParams }: URL, kind: YandexAnswer) => {
    const made = standInApi();
    given.push(made);
    const { api } = made;
    if (kind === 'notReady')
      Object.assign(api, { ready: (_then: unknown, otherwise: (reason: unknown) => void) => otherwise(new Error('not ready')) });
    if (kind === 'noModule')
      Object.assign(api.modules, {
        require: (_name: string, _then: unknown, otherwise: (reason: unknown) => void) => otherwise(new Error('no module')),
      });
    if (kind === 'throwingMap') {
      Object.assign(api, {
        Map: function refuse() {
          throw new Error('no map');
        },
      });
    }
    page[searchParams.get('ns') ?? 'ymaps'] = api;
    call(searchParams.get('onload'), api);
  };
  const answerTo = (script: HTMLScriptElement, address: URL) => {
    const kind = current;
    if (kind === 'blocked') script.dispatchEvent(new Event('error'));
    else if (kind === 'refused') call(address.searchParams.get('onerror'), new Error('Invalid API key'));
    else if (kind !== 'silent' && kind !== 'held') giveOut(address, kind);
  };

  Document.prototype.createElement = function make(this: Document, name: string, options?: ElementCreationOptions) {
    const made: HTMLElement = createElement.call(this, name, options);
    if (name === 'script') {
      Object.defineProperty(made, 'src', {
        set(text: string) {
          const address = new URL(text);
          requests.push(address);
          scripts.push(made);
          setTimeout(() => made.isConnected && answerTo(made as HTMLScriptElement, address));
        },
      });
    }
    return made;
  } as typeof createElement;

  return {
    requests,
    scripts: () => scripts.filter(({ isConnected }) => isConnected).length,
    maps: () => given.flatMap(({ maps }) => maps),
    geocoded: () => given.flatMap(({ asked }) => asked),
    answer(next) {
      current = next;
    },
    release(index = requests.length - 1) {
      const address = requests[index];
      if (address) giveOut(address, 'ok');
    },
    stop() {
      Document.prototype.createElement = createElement;
      for (const script of scripts) script.remove();
      for (const name of Object.keys(page)) if (name === 'ymaps' || name.startsWith('kvartalYandex')) delete page[name];
    },
  };
}
