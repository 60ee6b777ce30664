import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeListing } from '../../src/api/wire/listing/encodeListing';
import { commonProps, type ElementError } from '../../src/base/commonProps';
import type { PropSpec } from '../../src/base/defineElement';
import { definitions } from '../../src/elements/definitions';
import { kebab } from '../../src/elements/kebab';
import type { MapProvider } from '../../src/map/engine/MapEngine';
import { searchesStorage } from '../../src/state/device/searches';
import { createFakeApi } from '../../src/testing/fakeApi';
import { serveAt } from '../../src/testing/serve';
import { aWorld } from '../../src/testing/world';
import { aSearch } from '../support/features/searches';
import { flats } from '../support/listing/listings';
import { fakeEngine } from '../support/map/fakeMap';

// Hundreds of maps are drawn, and what is meant here is the element around them.
vi.mock('../../src/map/engine/engines', () => ({ loadEngine: async (id: MapProvider) => fakeEngine({ id }) }));

// Few: hundreds of elements are drawn.
const world = aWorld(flats(2));
const api = createFakeApi(world);
const stops: (() => void)[] = [];
const thrown: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) => {
  thrown.push(String('reason' in event ? event.reason : event.message));
};

beforeAll(async () => {
  // The element's own default, and what the attribute says.
  stops.push(serveAt(`${location.origin}/api`, api), serveAt('https://every.test', api));
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  // One element shows nothing before somebody has searched.
  const search = aSearch('trade_type=Продажа&realty_type=Квартира&area_min=1', 1);
  for (const apiUrl of [`${location.origin}/api`, 'https://every.test/api'])
    await searchesStorage(apiUrl).write(new Map([[search.query, search]]));
  await import('../../src/elements');
});
afterAll(() => {
  for (const stop of stops) stop();
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
});
beforeEach(() => {
  thrown.length = 0;
});
afterEach(() => {
  document.body.replaceChildren();
  expect(thrown).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

type Spec = PropSpec<unknown>;
interface Case {
  readonly tag: string;
  readonly name: string;
  readonly spec: Spec;
}

/** What every element has is read for all of them by one piece of code: it is asked of one that asks a server, one that shows one thing, and one of the page's frame. */
const asksCommon = ['kvartal-search', 'kvartal-listing-card', 'kvartal-header'];

const cases: readonly Case[] = definitions.flatMap(({ tag, props }) =>
  Object.entries<Spec>(props)
    .filter(([name, { attribute }]) => attribute !== false && (asksCommon.includes(tag) || !(name in commonProps)))
    .map(([name, spec]) => ({ tag, name, spec })),
);

/** Kinds whose values each prop judges in its own way; every prop of another kind is read by the same code. */
const ownKinds = ['query', 'data'];
/** The first prop of each such kind on each element. */
const firstOfKind = new Set(new Map([...cases].reverse().map((one) => [`${one.tag} ${one.spec.kind}`, one])).values());
const isJudged = (one: Case) =>
  ownKinds.includes(one.spec.kind ?? '') ||
  addresses.includes(one.name) ||
  ['brand', 'satelliteUrl'].includes(one.name) ||
  firstOfKind.has(one);

const addresses = ['apiUrl', 'siteUrl', 'resultsUrl', 'basemapUrl'];
const stations = Array.from({ length: 10_000 }, (_, index) => `Станция ${index}`);
const long = 'я'.repeat(100_000);

/** Text that the prop takes. */
function valid({ name, spec }: Case): string {
  if (addresses.includes(name)) return 'https://every.test/api';
  if (name === 'brand') return '#D9B668';
  if (name === 'satelliteUrl') return 'https://every.test/{z}/{x}/{y}.jpg';
  switch (spec.kind) {
    case 'number':
      return '3';
    case 'choice':
      return spec.options?.at(-1) ?? '';
    case 'flag':
      return 'true';
    case 'query':
      return 'room_count=2';
    case 'data':
      return JSON.stringify(world.listings.slice(0, 1).map(({ listing }) => encodeListing(listing))[0]);
    default:
      return name === 'lang' ? 'en' : 'some';
  }
}

/** Texts that the prop refuses; none where every text is one. */
function invalid({ name, spec }: Case): readonly string[] {
  if (addresses.includes(name)) return ['javascript:alert(1)', '//evil.test', 'data:text/html,<script>', 'https://user:secret@every.test/'];
  if (name === 'satelliteUrl')
    return ['https://every.test/tiles', 'javascript:alert({z}{x}{y})', 'https://every.test/{z}/{x}/{y}?key={key}'];
  if (name === 'brand') return ['url(//evil.test)', 'red;}*{display:none'];
  switch (spec.kind) {
    case 'number':
      return ['abc', '-1', '1.5', '1e308', 'NaN', 'Infinity', '0x'];
    case 'choice':
      return ['<img src=x onerror=alert(1)>', '__proto__', 'constructor'];
    case 'query':
      return ['room_count=9', 'floor_min=0', 'price_min=9&price_max=1', '__proto__=1', 'constructor.prototype=1', '<script>=1'];
    case 'data':
      return ['{bad', '['.repeat(30_000)];
    default:
      return [];
  }
}

function enormous({ name, spec }: Case): readonly string[] {
  if (addresses.includes(name)) return [`https://every.test/${'a'.repeat(100_000)}`];
  switch (spec.kind) {
    case 'number':
      return ['1e308', '9'.repeat(100_000)];
    case 'query':
      return [`address_metro=${stations.join(',')}`, `room_count=${'1,'.repeat(50_000)}`, `a=${long}`];
    case 'data':
      return [`{"a":"${long}"}`, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`];
    default:
      return [long];
  }
}

interface Placed {
  readonly element: HTMLElement;
  readonly errors: readonly ElementError[];
}

let lastPlace = 0;

function place(tag: string, prepare: (element: HTMLElement) => void): Placed {
  const box = document.createElement('div');
  const errors: ElementError[] = [];
  box.addEventListener('kvartal-error', (event) => {
    if (event instanceof CustomEvent) errors.push(event.detail);
  });
  const element = document.createElement(tag);
  // Nothing is shared with the others of a test.
  lastPlace += 1;
  element.setAttribute('scope', `place-${lastPlace}`);
  if (tag === 'kvartal-listing-card') element.setAttribute('listing-id', String(world.listings[0]?.listing.id));
  // Without one there is no map of a vendor.
  if (tag === 'kvartal-map') element.setAttribute('map-key', 'key');
  prepare(element);
  box.append(element);
  document.body.append(box);
  return { element, errors };
}

/** What a person reads in the element; placeholders are no words. */
const words = ({ shadowRoot }: HTMLElement) =>
  // Pictures of the test world come from nowhere, each in its own time.
  shadowRoot?.querySelector('.kv-root')?.textContent?.replaceAll('Фото нет', '').trim() ?? '';
const isBusy = ({ shadowRoot }: HTMLElement) => Boolean(shadowRoot?.querySelector('[aria-busy=true]'));

/** Nobody has searched with the API that it was given. */
const isEmpty = ({ shadowRoot }: HTMLElement) => Boolean(shadowRoot?.querySelector('section[hidden]'));

/** They take no room and say nothing until they are opened. */
const unopened = ['kvartal-auth', 'kvartal-chat-panel'];

/** Not blank, and nothing is awaited any more. */
async function settled(placed: readonly Placed[]): Promise<void> {
  for (const { element } of placed) {
    if (unopened.includes(element.localName)) {
      await expect.poll(() => element.shadowRoot?.querySelector('.kv-root')).toBeTruthy();
      continue;
    }
    const state = () => {
      // Some wait to be seen.
      if (isBusy(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return { isBusy: isBusy(element), hasWords: words(element) !== '' || isEmpty(element) };
    };
    await expect.poll(state).toEqual({ isBusy: false, hasWords: true });
    if (isEmpty(element)) continue;
    // The message stands in a corner of the window.
    const box = element.localName === 'kvartal-cookie-banner' ? element.shadowRoot?.querySelector('[part=banner]') : element;
    expect(box?.getBoundingClientRect().height).toBeGreaterThan(20);
  }
}

/** Every element in these tests has its own scope. */
const stateOf = ({ element }: Placed, name: string) => (name === 'scope' ? '' : JSON.stringify(Reflect.get(element, name) ?? null));

describe.each(cases)('$tag, attribute of $name', (given) => {
  const { tag, name, spec } = given;
  const attribute = kebab(name);
  const set = (text: string) => place(tag, (element) => element.setAttribute(attribute, text));

  it('absent, empty, valid', async () => {
    const placed = [place(tag, () => {}), set(''), set(valid(given))];
    await settled(placed);
    for (const { errors } of placed) expect(errors).toEqual([]);
  });

  it.runIf(isJudged(given))('invalid and enormous: told once, and the element is as without it', async () => {
    const wrong = invalid(given).map(set);
    const huge = enormous(given).map(set);
    await settled([...wrong, ...huge]);
    // Its wording may come a moment later.
    for (const { errors } of wrong) await expect.poll(() => errors.length).toBe(1);
    for (const { errors } of huge) expect(errors.length).toBeLessThanOrEqual(1);
    for (const { errors } of [...wrong, ...huge]) {
      for (const { message, code } of errors) {
        expect(code).toMatch(/^(bad-attribute|bad-filters)$/);
        expect(message.length).toBeLessThan(600);
      }
    }
    if (spec.kind === 'query') return;
    const bare = place(tag, (element) => element.removeAttribute(attribute));
    await settled([bare]);
    for (const one of wrong) expect(stateOf(one, name)).toBe(stateOf(bare, name));
  });

  it.runIf(isJudged(given))('removed: the default again', async () => {
    const before = place(tag, (element) => element.removeAttribute(attribute));
    const texts = [valid(given), ...invalid(given).slice(0, 1), ...enormous(given).slice(0, 1)];
    const placed = texts.map(set);
    await settled([before, ...placed]);
    for (const { element } of placed) element.removeAttribute(attribute);
    await settled(placed);
    for (const one of placed) {
      await expect.poll(() => stateOf(one, name)).toBe(stateOf(before, name));
      await expect.poll(() => words(one.element) === words(before.element)).toBe(true);
    }
  });
});

const hostile = () =>
  new Proxy(
    {},
    Object.fromEntries(
      ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'].map((trap) => [
        trap,
        () => {
          throw new Error(`trap ${trap}`);
        },
      ]),
    ),
  );

/** Things that no prop means, except that data and filters take objects. */
const strangers: Readonly<Record<string, () => unknown>> = {
  'a symbol': () => Symbol('strange'),
  'a function': () => () => 1,
  'a cyclic object': () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    return loop;
  },
  'a getter that throws': () => ({
    get tradeType() {
      throw new Error('getter');
    },
  }),
  'a hostile proxy': hostile,
  'an object without a prototype': () => Object.create(null),
  'an object that cannot be a string': () => ({
    toString() {
      throw new Error('toString');
    },
  }),
  'a big integer': () => 10n,
  'a DOM node': () => document.createElement('div'),
  'not a number': () => Number.NaN,
  'an invalid date': () => new Date(Number.NaN),
  'a long list': () => Array.from({ length: 10_000 }, () => ({ tradeType: 'sale' })),
  'half a listing': () => ({ id: 1, tradeType: 'sale', price: 'many', photos: null, owner: null }),
  'a polluting object': () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"tradeType":"sale"}'),
};

describe.each(definitions.map(({ tag, props }) => ({ tag, props: Object.entries<Spec>(props) })))('$tag', ({ tag, props }) => {
  // Its scope keeps it apart from the others.
  const names = props.filter(([name]) => name !== 'scope').map(([name]) => name);

  it.each(Object.entries(strangers))('takes no harm from %s in any property, before and after it is drawn', async (_, make) => {
    const placed = place(tag, (element) => {
      for (const name of names) Reflect.set(element, name, make());
    });
    await settled([placed]);
    // Each property complains at most once, and what is data is read without a complaint.
    expect(placed.errors.length).toBeLessThanOrEqual(names.length);
    for (const name of names) Reflect.set(placed.element, name, undefined);
    await settled([placed]);
    for (const name of names) {
      Reflect.set(placed.element, name, make());
      await settled([placed]);
    }
  });
});

describe.each(definitions.filter(({ props }) => 'deal' in props && 'filters' in props))('$tag', ({ tag }) => {
  it('takes a hostile object of filters beside its deal', async () => {
    const placed = [hostile(), strangers['a getter that throws']?.()].map((filters) =>
      place(tag, (element) => Object.assign(element, { deal: 'rent', filters })),
    );
    await settled(placed);
    for (const { errors } of placed) await expect.poll(() => errors).toMatchObject([{ code: 'bad-filters' }]);
  });
});
