import { clobberedNames } from './clobbering';
import type { HostilePage } from './hostilePage';

const images = (names: readonly string[]) => names.map((name) => `<img name="${name}" alt="">`).join('');
const deny = (name: string) =>
  `Object.defineProperty(window, '${name}', { get() { throw new DOMException('denied', 'SecurityError'); } });`;
/** Replaces methods with functions that only pass on. */
const wrap = (owner: string, ...names: readonly string[]) =>
  names
    .map(
      (name) =>
        `{ const own = ${owner}.${name}; ${owner}.${name} = function (...given) { return own.apply(${owner === 'window' ? owner : 'this'}, given); }; }`,
    )
    .join('');

/** Pages that have changed what the browser gives to scripts. */
export const patchedBrowser: readonly HostilePage[] = [
  { what: 'images named like members of document', html: images(clobberedNames) },
  { what: 'forms named like members of document', html: clobberedNames.map((name) => `<form name="${name}"></form>`).join('') },
  {
    what: 'ids named like members of window',
    html: ['fetch', 'customElements', 'location', 'history', 'self', 'globalThis', 'first', 'kvartal', 'URL', 'Promise']
      .map((id) => `<a id="${id}"></a>`)
      .join(''),
  },
  {
    what: 'wrapped listeners and timers',
    script:
      wrap('EventTarget.prototype', 'addEventListener', 'removeEventListener') +
      wrap('window', 'setTimeout', 'requestAnimationFrame', 'queueMicrotask', 'fetch'),
  },
  {
    what: 'wrapped methods of nodes',
    script:
      wrap('Node.prototype', 'appendChild', 'insertBefore', 'removeChild', 'contains', 'cloneNode') +
      wrap('Element.prototype', 'setAttribute', 'attachShadow', 'append', 'remove', 'closest', 'matches') +
      wrap('Document.prototype', 'createElement', 'createTextNode', 'querySelector', 'getElementById'),
  },
  {
    what: 'a recorder of sessions',
    script: `
      const { set, get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      Object.defineProperty(HTMLInputElement.prototype, 'value', { configurable: true, enumerable: true, get() { return get.call(this); }, set(value) { window.recorded = value; set.call(this, value); } });
      new MutationObserver((records) => { window.records = records.length; }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });`,
  },
  {
    what: 'listeners that are all passive',
    script: `
      const own = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, hear, options) {
        const given = typeof options === 'object' && options !== null ? options : { capture: Boolean(options) };
        return own.call(this, type, hear, { ...given, passive: true });
      };`,
  },
  {
    what: 'custom elements for old code',
    script: `
      const Own = window.HTMLElement;
      window.HTMLElement = function () { return Reflect.construct(Own, [], this.constructor); };
      HTMLElement.prototype = Own.prototype;
      HTMLElement.prototype.constructor = HTMLElement;
      Object.setPrototypeOf(HTMLElement, Own);`,
  },
  {
    what: 'measured requests',
    script: `
      const own = window.fetch;
      window.fetch = async (...given) => { const answer = await own(...given); answer.clone().text(); return answer; };
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (...given) { this.asked = given[1]; return open.apply(this, given); };`,
  },
  { what: 'no console', script: 'window.console = {};' },
  {
    what: 'nothing that a browser of last year has learned',
    script:
      'delete Document.prototype.startViewTransition; delete window.CloseWatcher; delete window.navigation; delete Element.prototype.moveBefore; delete window.requestIdleCallback; delete window.scheduler; delete window.OffscreenCanvas;',
  },
  {
    what: 'no crypto, as on a page without TLS',
    script: "Object.defineProperty(window, 'crypto', { value: { getRandomValues: (list) => list } });",
  },
  {
    what: 'no channels, events and locks',
    script:
      "delete window.EventSource; delete window.BroadcastChannel; delete window.SharedWorker; Object.defineProperty(navigator, 'locks', { value: undefined }); Object.defineProperty(navigator, 'serviceWorker', { value: undefined });",
  },
  { what: 'storage denied', script: deny('localStorage') + deny('sessionStorage') + deny('indexedDB'), attributes: 'url-sync="query"' },
  {
    what: 'storage full',
    script: "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    attributes: 'url-sync="query"',
  },
  {
    what: 'no history',
    script: "history.replaceState = history.pushState = () => { throw new DOMException('no', 'SecurityError'); };",
    attributes: 'url-sync="query"',
  },
  {
    what: 'a router that hears of every address',
    script: `
      for (const name of ['pushState', 'replaceState']) {
        const own = history[name];
        history[name] = function (...given) { own.apply(this, given); dispatchEvent(new PopStateEvent('popstate', { state: history.state })); };
      }`,
    attributes: 'url-sync="query"',
  },
  {
    what: 'an AMD loader',
    script: 'window.define = () => {}; window.define.amd = {}; window.require = () => {}; window.module = window.exports = {};',
  },
  {
    what: 'globals of other libraries',
    script:
      "for (const name of ['React', 'ReactDOM', 'preact', 'L', 'process', 'global', '$', 'jQuery', '_', 'angular', 'Vue', 'styled', 'h', 'Symbol$1', '__KVARTAL__']) window[name] = { env: {}, version: '0' };",
  },
  {
    what: 'handlers that cancel every click and key',
    script:
      "for (const type of ['click', 'keydown', 'submit', 'pointerdown', 'wheel', 'touchmove']) addEventListener(type, (event) => event.preventDefault(), { passive: false });",
  },
  {
    what: 'a dialog that takes every focus',
    html: '<input id="trap">',
    script: "document.addEventListener('focusin', ({ target }) => { if (target.id !== 'trap') document.querySelector('#trap').focus(); });",
  },
  {
    what: 'a listener that changes what it is told',
    script:
      "addEventListener('kvartal-results', ({ detail }) => { try { detail.count = -1; detail.results.length = 0; } catch {} }, true);",
  },
];
