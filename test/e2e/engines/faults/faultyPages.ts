import type { FindingCode } from '../../../../src/doctor/findings';
import { definitions } from '../../../../src/elements/definitions';
import { createWorld } from '../../../../src/testing/world';

/** A page, and what the doctor must name on it: the code, and what the sentence says of the thing at fault. */
export interface FaultyPage {
  readonly what: string;
  readonly csp?: string;
  readonly html: string;
  readonly finds: readonly (readonly [code: FindingCode, says: string])[];
}

const search = (attributes = '') => `<kvartal-search ${attributes}></kvartal-search>`;
/** As browsers without constructable style sheets: nothing protects the kit from inherited styles. */
const withoutSheets = '<script>delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets;</script>';

/** Pages of a partner, whose kit is on another origin. One page has many faults where one does not hide another: opening a page is what costs. */
export function faultyPages(kit: string): readonly FaultyPage[] {
  const doctor = `<script src="${kit}/kvartal.doctor.js"></script>`;
  const loader = (path = '', kind = 'type="module"') => `<script ${kind} src="${kit}/${path}kvartal.js"></script>`;
  /** The doctor first, as the manual advises, then the page. */
  const pageOf = (body: string, script = loader()) => doctor + body + script;
  const policyOf = (connect: string, scripts = kit) =>
    `default-src 'self'; script-src 'unsafe-inline' ${scripts}; connect-src ${connect}; img-src 'self' data: ${kit}`;

  const markup: FaultyPage = {
    what: 'faults of markup',
    html: pageOf(
      [
        search('layout=“compact”'),
        search('filters=«room_count=1 2»'),
        search('pagesize="5"'),
        search('колонки="5"'),
        search('layout="wide"'),
        search('filters="room_count=99"'),
        '<kvartal-serch></kvartal-serch>',
      ].join(''),
    ),
    finds: [
      ['attribute-quotes', 'layout="compact"'],
      ['attribute-quotes', 'filters="room_count=1"'],
      ['attribute-quotes', '2="…"'],
      ['attribute-misspelt', 'Похоже на page-size'],
      ['attribute-unknown', 'колонки'],
      ['attribute-value', 'bar, column, compact'],
      ['tag-unknown', 'Похоже на kvartal-search:'],
      ['element-error', 'bad-filters'],
    ],
  };

  const files: readonly FaultyPage[] = [
    {
      what: 'a policy that blocks the API',
      csp: policyOf("'self'"),
      html: pageOf(search()),
      finds: [['policy', `Добавьте ${kit} в директиву connect-src`]],
    },
    {
      what: 'a policy that blocked the API before the doctor came, as a bookmarklet does',
      csp: policyOf("'self'"),
      html: search() + loader() + doctor,
      finds: [['policy', `Добавьте ${kit} в директиву connect-src`]],
    },
    {
      what: 'a policy that blocks the script',
      csp: policyOf(kit, `${kit}/kvartal.doctor.js`),
      html: pageOf(search()),
      finds: [['policy', `Добавьте ${kit} в директиву script-src`]],
    },
    {
      what: 'a policy that blocks photos',
      csp: `default-src 'self'; script-src ${kit}; connect-src ${kit}; img-src data:`,
      html: `${pageOf(search())}<img src="https://counter.test/1.gif" alt="">`,
      finds: [['policy', `Добавьте ${kit} в директиву img-src`]],
    },
    { what: 'no script', html: doctor + search(), finds: [['script-missing', 'kvartal.js']] },
    { what: 'a script that is not a module', html: pageOf(search(), loader('', '')), finds: [['script-idle', 'type="module"']] },
    { what: 'a script that is not there', html: pageOf(search(), loader('none/')), finds: [['file-failed', 'none/kvartal.js']] },
    {
      what: 'code that does not load',
      html: pageOf(search(), loader('broken/')),
      finds: [
        ['file-failed', '/broken/c/'],
        ['element-error', 'load'],
      ],
    },
    {
      what: 'two versions of the kit',
      html: pageOf(search(), loader('old/') + loader()),
      finds: [['two-versions', 'old/kvartal.js']],
    },
  ];

  const apis: FaultyPage = {
    what: 'faults of the API',
    html: pageOf(['closed', 'cors', 'fails', 'page', 'late'].map((name) => search(`api-url="${kit}/${name}/api"`)).join('')),
    finds: [
      ['api-unreachable', `${kit}/closed/api`],
      ['api-cors', `${kit}/cors/api`],
      ['api-status', '503'],
      ['api-not-json', 'не JSON'],
      ['clock', '90 мин'],
    ],
  };

  const looks: readonly FaultyPage[] = [
    {
      what: 'places in which the kit cannot be seen',
      html: pageOf(
        [
          // First: maps load when they are in the window.
          '<div style="--kv-map-height: 0px"><kvartal-map></kvartal-map></div>',
          '<kvartal-map map-provider="yandex"></kvartal-map>',
          `<style>.flats { display: none; }</style><div class="flats">${search()}</div>`,
          search('hidden'),
          `<main style="opacity: 0">${search()}</main>`,
          `<div style="height: 0; overflow: hidden">${search()}</div>`,
          `<div style="width: 0">${search()}</div>`,
        ].join(''),
      ),
      finds: [
        ['element-hidden', 'display: none у div.flats'],
        ['element-hidden', 'display: none у kvartal-search'],
        ['element-hidden', 'opacity: 0 у main'],
        ['element-size', 'height: 0 у div'],
        ['element-size', 'width: 0 у kvartal-search'],
        ['map-size', '--kv-map-height'],
        ['map-key', 'map-key'],
      ],
    },
    {
      what: 'styles of the page that reach in',
      html: `${withoutSheets}${pageOf(
        `<style>#box { display: contents; } div { letter-spacing: 20px; }</style>${search('id="box"')}<div>${search()}</div>`,
      )}`,
      finds: [
        ['element-hidden', 'display: contents у kvartal-search#box'],
        ['element-error', ''],
        ['style-inherited', 'letter-spacing: 20px'],
      ],
    },
    { what: 'a transparent page', html: pageOf(`<style>body { opacity: 0; }</style>${search()}`), finds: [['element-hidden', 'у body']] },
  ];

  const surroundings: FaultyPage = {
    what: 'old scripts, a translator and closed storage',
    html: `<script>
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
        }
        document.documentElement.className = 'translated-ltr';
        const from = Array.from; Array.from = function (...given) { return from.apply(this, given); };
        window.Promise = class extends Promise {};
        const define = customElements.define; customElements.define = function (...given) { return define.apply(this, given); };
        Object.prototype.extend = () => {}; Array.prototype.first = () => {};
        delete Array.prototype.toSorted;
      </script>${pageOf(`<form name="images"></form>${search()}`)}`,
    finds: [
      ['storage', 'localStorage, sessionStorage'],
      ['translator', 'переводчик'],
      ['built-in-replaced', 'window.Promise, Array.from, customElements.define'],
      ['built-in-added', 'Object.prototype.extend, Array.prototype.first'],
      ['built-in-missing', 'Array.prototype.toSorted'],
      ['name-taken', 'document.images'],
    ],
  };

  const healthy: FaultyPage = { what: 'nothing on a healthy page with every element', html: pageOf(everyTag()), finds: [] };
  return [healthy, markup, ...files, apis, ...looks, surroundings];
}

function everyTag(): string {
  const listing = `listing-id="${createWorld().listings[0]?.listing.id}"`;
  const needs: Readonly<Record<string, string>> = { 'kvartal-listing': listing, 'kvartal-listing-card': listing };
  return definitions.map(({ tag }) => `<${tag} class="flats" data-part="1" ${needs[tag] ?? ''}></${tag}>`).join('');
}
