import { version } from '../base/version';
import { pageScope } from '../state/runtime/pageScope';
import { startAhead } from './prefetchLoader';
import { warnOfTwoVersions } from './warnOfTwoVersions';

/** Folder of the chunks within `c/`, another one for every build. The build writes both (`scripts/build/browser.ts`). */
declare const __KVARTAL_BUILD__: string;
/** Tag → its chunk, without its ending, then every chunk that one imports, divided by spaces. */
declare const __KVARTAL_CHUNKS__: Record<string, string>;
// Written out once: the build replaces the name by the table itself.
const chunks = __KVARTAL_CHUNKS__;

/**
 * `kvartal.js`, the only file a page names: `<script type="module" src="…/kvartal.js">`. Looks for `kvartal-…` tags, now and later, and
 * starts the code of a tag when the first one appears. Options of the script tag: `data-api-url`, `data-site-url`, and `data-preload` with
 * tags the loader cannot see (inside shadow roots of the page) or should start before they appear.
 */
const shared = pageScope();
if (typeof document !== 'undefined') {
  if (shared.version === undefined) run();
  else warnOfTwoVersions(shared.version, version);
}

function run(): void {
  shared.version = version;
  const { origin } = new URL(import.meta.url);
  const { apiUrl, siteUrl, preload = '' } = [...document.scripts].find(({ src }) => src === import.meta.url)?.dataset ?? {};
  const defaults = { apiUrl: webAddress(apiUrl) ?? `${origin}/api`, siteUrl: webAddress(siteUrl) ?? origin };
  shared.defaults = defaults;
  const started = new Map<string, Promise<unknown>>();

  const load = (tag: string): Promise<unknown> => {
    const known = started.get(tag);
    if (known) return known;
    const names = chunks[tag];
    if (!names) return Promise.resolve();
    const files = names.split(' ').map((name) => new URL(`c/${__KVARTAL_BUILD__}/${name}.js`, import.meta.url).href);
    // All chunks at once: an import alone would find the second level only after the first has come.
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const loading = import(files[0] ?? '').catch((reason: unknown) => {
      started.delete(tag);
      addEventListener('online', () => load(tag), { once: true });
      const message = `Код элемента ${tag} не загружен: ${reason}`;
      for (const element of document.getElementsByTagName(tag)) {
        element.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail: { code: 'load', message } }));
      }
    });
    started.set(tag, loading);
    return loading;
  };
  shared.load = load;

  const waiting = new Map(Object.keys(chunks).map((tag) => [tag, document.getElementsByTagName(tag)]));
  const look = () => {
    for (const [tag, elements] of waiting) {
      if (!elements[0]) continue;
      waiting.delete(tag);
      for (const element of elements) startAhead(element, defaults.apiUrl);
      load(tag);
    }
  };
  // Goes on as long as the page: hardly any has every tag.
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  for (const tag of preload.split(/\s+/)) load(tag);
  look();
}

/** An address of the script tag, absolute. Only its form is checked: whoever writes this tag already runs scripts on the page. */
function webAddress(address: string | undefined): string | undefined {
  try {
    const { href } = new URL(address ?? '', document.baseURI);
    if (address && /^https?:/.test(href)) return href;
  } catch {
    // Told below, like an address of another kind.
  }
  if (address) console.warn(`Квартал: адрес «${address}» в теге script не подходит.`);
  return undefined;
}
