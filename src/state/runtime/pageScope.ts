import type { CookieConsent } from './cookieConsent';
import type { Runtime } from './runtime';

/** What all copies of the kit on a page agree on. It hangs on `globalThis`, so two scripts or two bundles share it. */
export interface PageScope {
  readonly runtimes: Map<string, Runtime>;
  /** Answers asked for by the loader before the client existed, by absolute address; each is used once. */
  readonly prefetched: Map<string, Promise<Response>>;
  /** Made by the first cookie banner. */
  cookieConsent?: CookieConsent;
}

const KEY = Symbol.for('kvartal');

export function pageScope(): PageScope {
  const holder = globalThis as { [KEY]?: Partial<PageScope> };
  const scope = holder[KEY] ?? {};
  holder[KEY] = scope;
  const whole = scope as { runtimes?: Map<string, Runtime>; prefetched?: Map<string, Promise<Response>> };
  whole.runtimes ??= new Map();
  whole.prefetched ??= new Map();
  return whole as PageScope;
}
