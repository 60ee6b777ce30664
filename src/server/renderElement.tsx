import type { ReactNode } from 'react';
import type { Cache } from 'swr';
import { ApiFailure } from '../api/client/errors';
import type { ElementSpec } from '../base/defineElement';
import { slotName } from '../base/slotName';
import { kebab } from '../elements/kebab';
import { readValue, unquoted } from '../elements/readValue';
import { listing } from '../features/listing/definition';
import { Listing } from '../features/listing/Listing';
import { results } from '../features/results/definition';
import { Results } from '../features/results/Results';
import { search } from '../features/search/definition';
import { Search } from '../features/search/Search';
import { createRuntime, type Runtime } from '../state/runtime/runtime';
import { hostStyles, rootStyles } from '../ui/theme/rootStyles';
import { tokenSheet } from '../ui/theme/tokens';
import { loadListing, loadSearch, type SearchValues } from './elementData';
import { type Look, renderTree } from './renderTree';

/** Tags that can be rendered. */
export type RenderedTag = 'kvartal-search' | 'kvartal-results' | 'kvartal-listing';

/** Attributes as in markup: `{ deal: 'rent', 'page-size': 5 }`. `true` gives one without a value; `false` and null are left out. */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ElementOptions {
  /** Absolute, the same as in the browser. */
  readonly apiUrl: string;
  /** Prefix of the links, the same as in the browser. */
  readonly siteUrl: string;
  /** Query of the page's address, for `url-sync="query"`. */
  readonly query?: string;
  /** The nonce of the style sheet, for a policy that asks for one. */
  readonly nonce?: string;
  /** The API has this time, ms; 2000 by default. */
  readonly timeout?: number;
  /** The function to use instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface RenderedElement {
  /** The whole element. Its own markup, if there is any, belongs before the closing tag. */
  readonly html: string;
  /** The text of its style sheet, for a policy that allows it by hash; empty without content. */
  readonly css: string;
  /** Why there is no content; null when there is. */
  readonly failure: string | null;
}

type Values = Record<string, unknown>;
interface Renderer {
  readonly spec: ElementSpec;
  load(runtime: Runtime, values: Values, query: string): Promise<Cache>;
  render(values: Values): ReactNode;
}

const session = 'first';
const searching = (values: Values, query: string) => ({ ...values, session, query }) as unknown as SearchValues;

const renderers: Readonly<Record<RenderedTag, Renderer>> = {
  'kvartal-search': {
    spec: search,
    load: (runtime, values, query) => loadSearch(runtime, searching(values, query)),
    render: (values) => <Search {...values} session={session} />,
  },
  'kvartal-results': {
    spec: results,
    load: (runtime, values, query) => loadSearch(runtime, searching(values, query)),
    render: (values) => <Results {...values} session={session} />,
  },
  'kvartal-listing': {
    spec: listing,
    load: async (runtime, { listingId }) => (typeof listingId === 'number' ? loadListing(runtime, listingId) : new Map()),
    render: (values) => <Listing {...values} />,
  },
};

/**
 * Renders an element of the kit on Node as declarative shadow DOM, so that its content appears before any script. In the browser the element
 * renders again, hidden, and takes the place of this content without a flash (docs/embedding.md). Calls the API; when that fails, the element
 * comes without content and loads as usual. Throws a TypeError for attributes that the element would report as `bad-attribute`.
 */
export async function renderElement(
  tag: RenderedTag,
  attributes: ElementAttributes,
  { apiUrl, siteUrl, query = '', nonce, timeout = 2000, fetch: call = globalThis.fetch }: ElementOptions,
): Promise<RenderedElement> {
  const { spec, load, render } = renderers[tag];
  const values = valuesOf(spec, attributes);
  const runtime = createRuntime({ apiUrl, siteUrl, timeout, fetch: call });
  let cache: Cache;
  try {
    cache = await load(runtime, values, query);
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    return { html: `<${tag}${written(attributes)}></${tag}>`, css: '', failure: thrown.message };
  }
  const look = values as Look;
  const slots = Object.fromEntries((spec.slots ?? []).map((name) => [name, <slot key={name} name={slotName(name)} />]));
  const { html, rules } = await renderTree(render({ ...values, ...slots }), runtime, cache, look);
  const brand = look.brand ? `:host{--kv-brand:${look.brand.replaceAll(/[<>{};]/g, '')}}` : '';
  const css = tokenSheet + hostStyles + rootStyles + brand + rules;
  // What a root without a host has by itself, the host has.
  const content = html.replace(/^<div class="kv kv-root"( lang="\w+")[^>]*>/, '<div class="kv-root"$1 data-kv-first="">');
  const host = written({ ...attributes, 'data-kv-theme': look.theme, ...(look.brand && { 'data-kv-brand': true }) });
  const style = `<style${written({ nonce })}>${css}</style>`;
  return { html: `<${tag}${host}><template shadowrootmode="open">${style}${content}</template></${tag}>`, css, failure: null };
}

/** Returns the value of each prop, by the rules of the browser. */
function valuesOf(spec: ElementSpec, attributes: ElementAttributes): Values {
  return Object.fromEntries(
    Object.entries(spec.props).map(([name, prop]) => {
      const attribute = kebab(name);
      const given = prop.attribute === false ? undefined : attributes[attribute];
      const raw = given === true ? '' : given === false || given === undefined || given === null ? null : unquoted(String(given));
      const reading = readValue(prop, raw, `атрибута ${attribute}`);
      if ('fault' in reading) throw new TypeError(reading.fault);
      return [name, reading.value];
    }),
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Returns attributes as HTML, with a space before each. */
function written(attributes: ElementAttributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => {
      if (!/^[a-z][\w:.-]*$/i.test(name)) throw new TypeError(`Имя атрибута «${name}» не подходит.`);
      return value === true ? ` ${name}` : ` ${name}="${String(value).replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? '')}"`;
    })
    .join('');
}
