import { version } from '../../base/version';
import { pageScope } from '../../state/runtime/pageScope';
import { warnOfTwoVersions } from '../warnOfTwoVersions';
import { prefetchResponse } from './prefetchResponse';
import { requestPrinted, transferTime } from './requestPrinted';

/** Folder of the chunks in `c/`, a new one for every build. All constants come from `scripts/build/browser.ts`. */
declare const __KVARTAL_BUILD__: string;
/** Tag → its chunk, then all chunks it imports: names without extension, separated by spaces. */
declare const __KVARTAL_CHUNKS__: Record<string, string>;
/** True in `kvartal.printed.js`, which asks a server to print the elements of the page. */
declare const __KVARTAL_PRINTS__: boolean;
// Used once: the build replaces the name with the table.
const chunks = __KVARTAL_CHUNKS__;
/**
 * Files of the loader's own, named like tags: one that watches for releases, beside the loader because it must be there when the build has gone,
 * and one for elements that a server has printed. One that is named like the rest of a tag asks for that element's first responses, where the
 * loader is too small to.
 */
const watch = 'outdated';
const first = 'first';

/**
 * `kvartal.js`, the only file a page includes: `<script type="module" src="…/kvartal.js">`. Loads the code of a `kvartal-…` tag when the first
 * one appears. Options of the script tag: `data-api-url`, `data-site-url`, `data-print-url` of a server that prints elements, and
 * `data-preload` with tags to load early or that the loader
 * cannot see, such as those in shadow roots of the page.
 */
const shared = pageScope();
if (typeof document !== 'undefined') {
  if (shared.version) warnOfTwoVersions(shared.version, version);
  else runOrTell();
}

/** Raises `kvartal-error` at every element of the tag; at the document where none is in sight, as with the loader's own files. */
function tell(tag: string, reason: unknown): void {
  const message = `Нет кода ${tag}: ${reason}`;
  const elements = [...document.getElementsByTagName(tag)];
  for (const target of elements[0] ? elements : [document]) {
    target.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail: { code: 'load', message } }));
  }
}

/** A page may have taken from its browser what the loader needs. */
function runOrTell(): void {
  try {
    run();
  } catch (reason) {
    tell('kvartal.js', reason);
    throw reason;
  }
}

function run(): void {
  shared.version = version;
  const { origin } = new URL(import.meta.url);
  const script = [...document.scripts].find(({ src }) => src === import.meta.url);
  const { apiUrl, siteUrl, printUrl, preload = '' }: DOMStringMap = script?.dataset ?? {};
  // The newest loader, which an older one on the page has asked for help, takes that one's.
  const defaults = (shared.defaults ??= { apiUrl: webAddress(apiUrl) ?? `${origin}/api`, siteUrl: webAddress(siteUrl) ?? origin });
  const print = __KVARTAL_PRINTS__ && (webAddress(printUrl) ?? `${origin}/print`);
  const started = new Set<string>();
  /** Elements of two builds on one page would not understand each other. */
  let hasLoaded = false;
  let newest: Promise<true | undefined> | undefined;

  const load = (tag: string): void => {
    const names = chunks[tag];
    if (!names || started.has(tag)) return;
    started.add(tag);
    const files = names.split(' ').map((name) => new URL(`c/${__KVARTAL_BUILD__}/${name}.js`, import.meta.url).href);
    // Preload all chunks: `import` alone would find nested ones only after the first has loaded.
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(files[0] as string).then(
      () => {
        hasLoaded = true;
        if (!customElements.get(tag) && tag[0] === 'k') tell(tag, 'customElements.define');
      },
      async (reason: unknown) => {
        const isNewest = hasLoaded || import.meta.url.includes('?');
        if (!isNewest && (await (newest ??= loadNewest()))) return;
        newest = undefined;
        started.delete(tag);
        addEventListener('online', () => load(tag), { once: true });
        tell(tag, reason);
      },
    );
  };

  const waiting = new Set(Object.keys(chunks));
  const look = () => {
    for (const tag of waiting) {
      const elements = document.getElementsByTagName(tag);
      if (!elements[0]) continue;
      waiting.delete(tag);
      let isPrinting = false;
      for (const element of elements) {
        if (print) isPrinting = requestPrinted(element, print) || isPrinting;
        if (print || element.shadowRoot) load(first);
        prefetchResponse(element, defaults.apiUrl);
      }
      load(tag.slice('kvartal-'.length));
      // What is printed comes first, and the code right behind it, or the two would share the line until both are there.
      if (print && isPrinting) setTimeout(load, transferTime(), tag);
      else load(tag);
    }
  };
  // Never disconnected: hardly any page has every tag.
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  for (const tag of preload.split(/\s+/)) load(tag);
  look();
  // The watch for releases comes after the first cards.
  setTimeout(load, 5000, watch);
}

/** Returns whether a newer loader has taken over from this one, whose build is no longer on the server. */
function loadNewest(): Promise<true | undefined> {
  delete shared.version;
  return import(`${import.meta.url}?${Date.now()}`).then(
    () => true,
    () => {
      shared.version = version;
      return undefined;
    },
  );
}

/** Returns an address of the script tag as absolute. Only its form is checked: the author of the tag can run scripts anyway. */
function webAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const { href } = new URL(address, document.baseURI);
    if (/^https?:/.test(href)) return href;
  } catch {
    // Reported below.
  }
  console.warn(`Квартал: адрес «${address}» не подходит.`);
  return undefined;
}
