import { fromServer } from '../support/fromServer';
import { documentOf, kit, type PartnerPageOptions, script } from '../support/partnerPage';

/** A page with a fault, and what the doctor must name. */
export interface FaultyPage extends Partial<Pick<PartnerPageOptions, 'csp' | 'intercept' | 'visitor'>> {
  readonly what: string;
  readonly codes: readonly string[];
  /** What the Russian sentences say, also the name of the thing at fault. */
  readonly says: string;
  readonly html: string;
}

export const doctor = `<script src="${kit}/kvartal.doctor.js"></script>`;
export const search = '<kvartal-search></kvartal-search>';

/** The doctor first, as the manual advises, then a script of the page. */
export const pageWith = (body: string, first = '') => documentOf(body + script, doctor + first);

const cors = { 'access-control-allow-origin': '*' };
const answers =
  (options: { status?: number; headers?: Record<string, string>; body?: string }): PartnerPageOptions['intercept'] =>
  (url, route) =>
    url.pathname.startsWith('/api/') ? route.fulfill({ contentType: 'application/json', body: '{}', ...options }) : undefined;
const policyOf = (connect: string, scripts = kit) =>
  `default-src 'self'; script-src 'unsafe-inline' ${scripts}; connect-src ${connect}; img-src 'self' data: ${kit}`;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toUTCString();
const list = JSON.stringify({ results: [], count: 0 });

/** The map that these pages have no server for. */
export const withBasemap: PartnerPageOptions['intercept'] = (url, route) =>
  url.pathname.includes('/basemap/') ? fromServer(url, route) : undefined;

const markup: readonly FaultyPage[] = [
  {
    what: 'typographic quotes',
    codes: ['attribute-quotes'],
    says: 'layout="compact"',
    html: pageWith('<kvartal-search layout=“compact”></kvartal-search>'),
  },
  {
    what: 'typographic quotes around a value with a space',
    codes: ['attribute-quotes', 'attribute-quotes'],
    says: 'типографские кавычки',
    html: pageWith('<kvartal-search filters=«room_count=1 2»></kvartal-search>'),
  },
  {
    what: 'an attribute misspelt',
    codes: ['attribute-misspelt'],
    says: 'Похоже на page-size',
    html: pageWith('<kvartal-search pagesize="5"></kvartal-search>'),
  },
  {
    what: 'an unknown attribute',
    codes: ['attribute-unknown'],
    says: 'колонки',
    html: pageWith('<kvartal-search колонки="5"></kvartal-search>'),
  },
  {
    what: 'an unknown value',
    codes: ['attribute-value'],
    says: 'bar, column, compact',
    html: pageWith('<kvartal-search layout="wide"></kvartal-search>'),
  },
  {
    what: 'a tag misspelt',
    codes: ['tag-unknown'],
    says: 'Похоже на kvartal-search:',
    html: pageWith(`${search}<kvartal-serch></kvartal-serch>`),
  },
  {
    what: 'filters that cannot be read',
    codes: ['element-error'],
    says: 'bad-filters',
    html: pageWith('<kvartal-search filters="room_count=99"></kvartal-search>'),
  },
];

const files: readonly FaultyPage[] = [
  {
    what: 'a policy that blocks the API',
    codes: ['policy'],
    says: `Добавьте ${kit} в директиву connect-src`,
    csp: policyOf("'self'"),
    html: pageWith(search),
  },
  {
    what: 'a policy that blocks the script',
    codes: ['policy'],
    says: `Добавьте ${kit} в директиву script-src`,
    csp: policyOf(kit, `${kit}/kvartal.doctor.js`),
    html: pageWith(search),
  },
  { what: 'no script', codes: ['script-missing'], says: 'kvartal.js', html: documentOf(search, doctor) },
  {
    what: 'a script that is not a module',
    codes: ['script-idle'],
    says: 'type="module"',
    html: documentOf(search + script.replace(' type="module"', ''), doctor),
  },
  {
    what: 'code that does not load',
    codes: ['file-failed', 'element-error'],
    says: '/c/',
    intercept: (url, route) => (url.pathname.startsWith('/c/') ? route.abort('connectionrefused') : undefined),
    html: pageWith(search),
  },
  {
    what: 'two versions of the kit',
    codes: ['two-versions'],
    says: '0.0.1',
    html: pageWith(search, "<script>globalThis[Symbol.for('kvartal')] = { version: '0.0.1', prefetched: new Map(), slots: {} };</script>"),
  },
];

const apis: readonly FaultyPage[] = [
  {
    what: 'an API that does not answer',
    codes: ['api-unreachable'],
    says: `${kit}/api`,
    intercept: (url, route) => (url.pathname.startsWith('/api/') ? route.abort('connectionrefused') : undefined),
    html: pageWith(search),
  },
  {
    what: 'an API without CORS',
    codes: ['api-cors'],
    says: 'https://partner.test',
    intercept: answers({ headers: { 'access-control-allow-origin': 'https://other.test' }, body: list }),
    html: pageWith(search),
  },
  {
    what: 'an API that fails',
    codes: ['api-status'],
    says: '503',
    intercept: answers({ status: 503, headers: cors }),
    html: pageWith(search),
  },
  {
    what: 'an API that answers with a page',
    codes: ['api-not-json'],
    says: 'не JSON',
    intercept: answers({ headers: { ...cors, 'content-type': 'text/html' }, body: '<p>Привет</p>' }),
    html: pageWith(search),
  },
  {
    what: 'a device whose clock is off',
    codes: ['clock'],
    says: '90 мин',
    intercept: (url, route) =>
      answers({ headers: { ...cors, 'access-control-expose-headers': 'Date', date: later(90) }, body: list })?.(url, route),
    html: pageWith(search),
  },
];

const looks: readonly FaultyPage[] = [
  {
    what: 'a hidden box around the element',
    codes: ['element-hidden'],
    says: 'display: none у div.flats',
    html: pageWith(`<style>.flats { display: none; }</style><div class="flats">${search}</div>`),
  },
  {
    what: 'a hidden element',
    codes: ['element-hidden'],
    says: 'display: none у kvartal-search',
    html: pageWith('<kvartal-search hidden></kvartal-search>'),
  },
  {
    what: 'an element without a box',
    codes: ['element-hidden', 'element-error'],
    says: 'display: contents у kvartal-search',
    html: pageWith(
      `<style>kvartal-search { display: contents; }</style>${search}`,
      '<script>delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets;</script>',
    ),
  },
  {
    what: 'a transparent box',
    codes: ['element-hidden'],
    says: 'opacity: 0 у main',
    html: pageWith(`<main style="opacity: 0">${search}</main>`),
  },
  {
    what: 'a box without height',
    codes: ['element-size'],
    says: 'height: 0 у div',
    html: pageWith(`<div style="height: 0; overflow: hidden">${search}</div>`),
  },
  {
    what: 'a box without width',
    codes: ['element-size'],
    says: 'width: 0 у kvartal-search',
    html: pageWith(`<div style="width: 0">${search}</div>`),
  },
  {
    what: 'a map without height',
    codes: ['map-size'],
    says: '--kv-map-height',
    intercept: withBasemap,
    html: pageWith('<style>:root { --kv-map-height: 0px; }</style><kvartal-map></kvartal-map>'),
  },
  {
    what: 'letters far apart',
    codes: ['element-error', 'style-inherited'],
    says: 'letter-spacing: 20px',
    html: pageWith(
      `<style>body { letter-spacing: 20px; }</style>${search}`,
      '<script>delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets;</script>',
    ),
  },
];

const surroundings: readonly FaultyPage[] = [
  {
    what: 'storage that is blocked',
    codes: ['storage'],
    says: 'localStorage, sessionStorage',
    html: pageWith(
      search,
      `<script>for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
      }</script>`,
    ),
  },
  {
    what: 'a translator',
    codes: ['translator'],
    says: 'переводчик',
    html: pageWith(search, "<script>document.documentElement.className = 'translated-ltr';</script>"),
  },
  {
    what: 'old polyfills',
    codes: ['built-in-replaced'],
    says: 'window.Promise, Array.from, customElements.define',
    html: pageWith(
      search,
      `<script>
        const from = Array.from; Array.from = function (...given) { return from.apply(this, given); };
        window.Promise = class extends Promise {};
        const define = customElements.define; customElements.define = function (...given) { return define.apply(this, given); };
      </script>`,
    ),
  },
  {
    what: 'additions that show in loops',
    codes: ['built-in-added'],
    says: 'Object.prototype.extend, Array.prototype.first',
    html: pageWith(search, '<script>Object.prototype.extend = () => {}; Array.prototype.first = () => {};</script>'),
  },
  {
    what: 'a built-in that is taken away',
    codes: ['built-in-missing'],
    says: 'Array.prototype.toSorted',
    html: pageWith(search, '<script>delete Array.prototype.toSorted;</script>'),
  },
  {
    what: 'a form that hides a member of document',
    codes: ['name-taken'],
    says: 'document.images',
    html: pageWith(`<form name="images"></form>${search}`),
  },
];

export const faultyPages: readonly FaultyPage[] = [...markup, ...files, ...apis, ...looks, ...surroundings];
