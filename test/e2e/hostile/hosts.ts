import type { BrowserContextOptions } from 'playwright';
import { clobberedNames } from './clobbering';
import { mooTools, prototypeJs } from './oldLibraries';

/** A page that does something to its own browser before the kit runs. */
export interface HostilePage {
  readonly what: string;
  /** Runs first. */
  readonly script?: string;
  /** Markup above the kit. */
  readonly html?: string;
  /** Attributes of the search. */
  readonly attributes?: string;
  /** The kit is in a frame: with an opaque origin, or with that of another site. */
  readonly frame?: 'sandboxed' | 'of another site';
  readonly visitor?: BrowserContextOptions;
}

const images = (names: readonly string[]) => names.map((name) => `<img name="${name}" alt="">`).join('');
const deny = (name: string) =>
  `Object.defineProperty(window, '${name}', { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const clock = (milliseconds: number) => `
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(RealDate.now() + ${milliseconds}); }
    static now() { return RealDate.now() + ${milliseconds}; }
  };`;
const years = (count: number) => count * 365 * 24 * 3_600_000;

/** Like a theme that shows its page when it has loaded. */
const hidden = (styles: string) => `<style>body * { ${styles.replaceAll(';', ' !important;')} !important; }</style>`;

/** The search works on all of these: it finds listings, and finds others by other filters. */
export const survived: readonly HostilePage[] = [
  { what: 'nothing at all' },
  { what: 'an enumerable function on Object.prototype', script: 'Object.prototype.extend = function () {};' },
  { what: 'an enumerable string on Object.prototype', script: "Object.prototype.site = 'x';" },
  {
    what: 'many enumerable things on Object.prototype',
    script:
      "Object.assign(Object.prototype, { each() {}, size: 3, list: [1], nothing: null, styles: { color: 'red' }, onsomething() {} });",
  },
  {
    what: 'enumerable functions on Array.prototype and Function.prototype',
    script: 'Array.prototype.each = Function.prototype.curry = function () {};',
  },
  { what: 'images named like members of document', html: images(clobberedNames) },
  { what: 'forms named like members of document', html: clobberedNames.map((name) => `<form name="${name}"></form>`).join('') },
  { what: 'Prototype.js 1.6', script: prototypeJs },
  { what: 'MooTools 1.4', script: mooTools },
  {
    what: 'the reduce of Prototype.js 1.6.0',
    script: 'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };',
  },
  {
    what: 'toJSON on arrays and strings',
    script: 'Array.prototype.toJSON = function () { return String(this); }; String.prototype.toJSON = function () { return this; };',
  },
  {
    what: 'a bind of the last century',
    script:
      'Function.prototype.bind = function (self, ...early) { const own = this; return function (...late) { return own.apply(self, early.concat(late)); }; };',
  },
  {
    what: 'wrapped listeners and timers',
    script: `
      for (const name of ['addEventListener', 'removeEventListener']) {
        const own = EventTarget.prototype[name];
        EventTarget.prototype[name] = function (...given) { return own.apply(this, given); };
      }
      for (const name of ['setTimeout', 'requestAnimationFrame', 'queueMicrotask', 'fetch']) {
        const own = window[name];
        window[name] = (...given) => own.apply(window, given);
      }`,
  },
  {
    what: 'a Promise that lacks what is new',
    script: 'delete Promise.prototype.finally; delete Promise.any; delete Promise.try; delete Promise.withResolvers;',
  },
  {
    what: 'an AMD loader',
    script: 'window.define = () => {}; window.define.amd = {}; window.require = () => {}; window.module = window.exports = {};',
  },
  { what: 'styles for everything', html: '<style>* { all: unset !important; }</style>' },
  {
    what: 'styles for everything, and floats',
    html: '<style>* { all: unset !important; } body * { color: red !important; font: 30px serif !important; float: left !important; }</style>',
  },
  {
    what: 'a page from right to left, written vertically, with huge letters',
    html: '<style>html { direction: rtl; writing-mode: vertical-rl; font-size: 40px; }</style>',
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
  { what: 'a clock ten years behind', script: clock(years(-10)) },
  { what: 'a clock ten years ahead', script: clock(years(10)) },
  { what: 'another base address', html: '<base href="https://elsewhere.test/deep/">' },
  { what: 'a sandboxed frame', frame: 'sandboxed', attributes: 'url-sync="query"' },
  { what: 'a frame of another site', frame: 'of another site', attributes: 'url-sync="query"' },
  { what: 'zoom', html: '<style>html { zoom: 1.5; } body { zoom: 0.5; } kvartal-search, kvartal-listing { zoom: 1.2; }</style>' },
  {
    what: 'wrappers that move and clip',
    html: '<style>body { transform: translate(40px, 900px) rotate(2deg); overflow: hidden; height: 300px; contain: paint; filter: blur(0); perspective: 9px; }</style>',
  },
  { what: 'everything invisible', html: hidden('opacity: 0; visibility: hidden; pointer-events: none') },
  { what: 'nothing displayed', html: hidden('display: none') },
  { what: 'forced colours', visitor: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } },
  { what: 'a visitor a day ahead, from elsewhere', visitor: { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' } },
  { what: 'a visitor half a day behind', visitor: { timezoneId: 'Pacific/Pago_Pago', locale: 'en-US' } },
];

/** Nothing can be drawn here. The page says so by `kvartal-error`, with an explanation. */
export const refused: readonly HostilePage[] = [
  { what: 'no Intl', script: 'delete window.Intl;' },
  { what: 'no elements can be defined', script: 'CustomElementRegistry.prototype.define = () => {};' },
  { what: 'no shadow roots', script: 'delete Element.prototype.attachShadow;' },
  { what: 'no constructable style sheets', script: 'delete CSSStyleSheet.prototype.replaceSync;' },
  { what: 'microtasks that never run', script: 'window.queueMicrotask = () => {};' },
  { what: 'a broken Object.entries', script: 'Object.entries = () => [];' },
  { what: 'a broken Array.prototype.map', script: 'Array.prototype.map = function () { return []; };' },
  { what: 'no observers of changes', script: 'delete window.MutationObserver;' },
];
