import { type StandInMap, standInApi } from './yandexStandIn';

/**
 * What the vendor's address answers. `blocked`: no network, a refused policy, or a status of 403. `silent`: a script that never calls back.
 * `refused`: a script that calls the ear for errors. `notReady`: it comes, but its `ready` fails. `held`: it waits for `release`.
 */
export type YandexAnswer = 'ok' | 'blocked' | 'silent' | 'refused' | 'notReady' | 'noModule' | 'throwingMap' | 'held';

export interface YandexServer {
  /** Addresses that were asked for, the oldest first. */
  readonly requests: readonly URL[];
  /** How many of its scripts stand on the page. */
  scripts(): number;
  /** Maps of every API that was given out. */
  maps(): readonly StandInMap[];
  answer(next: YandexAnswer): void;
  /** Gives out the API for a request, the last one when absent: also a second time, also long after. */
  release(index?: number): void;
  stop(): void;
}

type Page = Window & Record<string, unknown>;

/** Stands where the vendor's script would come from: a script of its address is never fetched, this page answers instead. */
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
