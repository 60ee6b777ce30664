import type { Slots } from '../../base/slotOf';

/** What all copies of the kit on a page share. It is a property of `globalThis`, so that two scripts or two bundles find the same one. */
export interface PageScope {
  /** Version of the copy that came first and serves the page. */
  version?: string;
  /** What the script tag says; absent in an npm build. */
  defaults?: { readonly apiUrl: string; readonly siteUrl: string };
  hasWarned?: boolean;
  /** Responses that the loader has requested before the client exists, by absolute address; each is used once. */
  readonly prefetched: Map<string, Promise<Response>>;
  /** What `getRuntime` and `cookieConsent` create on first use. */
  readonly slots: Slots;
}

const KEY = Symbol.for('kvartal');

export function pageScope(): PageScope {
  return ((globalThis as { [KEY]?: PageScope })[KEY] ??= { prefetched: new Map(), slots: {} });
}
