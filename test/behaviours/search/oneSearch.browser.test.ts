import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advancedFilterCount } from '../../../src/domain/search/activeFilters';
import { defaultFilters, type SearchFilters } from '../../../src/domain/search/filters';
import { formatQuery, parseQuery } from '../../../src/domain/search/filtersQuery';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { matchesFilters } from '../../../src/testing/matchesFilters';
import { seededRandom } from '../../../src/testing/random';
import { aWorld } from '../../../src/testing/world';
import { ru } from '../../../src/text/common/ru';
import { flats } from '../../support/listing/listings';
import { fakeEngine } from '../../support/map/fakeMap';
import { hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';
import { endOfTask } from './endOfTask';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: async () => fakeEngine() }));

const rents = Array.from({ length: 14 }, (_, index) => aListing({ id: 101 + index, tradeType: 'rent', price: 60_000 + index * 1000 }));
const apartments = [201, 202].map((id) => aListing({ id, realtyType: 'apartments', rooms: '1', buildingType: 'panel' }));
const world = aWorld([...flats(35), ...rents, ...apartments]);

/** Actions of one walk; four walks on each pair of host and renderer make a thousand. A slow machine ends a walk earlier. */
const steps = 125;
const longest = 1500;

const frame = () => new Promise(requestAnimationFrame);

async function until(isTrue: () => boolean, what: string) {
  const end = performance.now() + 8000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`);
    await frame();
  }
}

/** A visitor who acts on whatever is there. */
class Visitor {
  readonly done: string[] = [];
  private turned = 0;

  constructor(
    private readonly search: Mounted<'search'>,
    private readonly random: () => number,
  ) {}

  all<E extends HTMLElement>(selector: string): E[] {
    return [...this.search.root().querySelectorAll<E>(selector)];
  }

  private one<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random() * items.length)];
  }

  private choose(name: string) {
    const select = this.all<HTMLSelectElement>('select').find(({ labels }) => labels[0]?.textContent === name);
    const option = this.one([...(select?.options ?? [])]);
    if (!select || !option) return;
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  private press(text: RegExp, within = '') {
    const buttons = this.all(`${within} :is(button, a)`).filter((one) => text.test(one.getAttribute('aria-label') ?? one.textContent));
    this.one(buttons)?.click();
  }

  private type(label: string, value: string) {
    const input = this.all<HTMLInputElement>('input').find(({ labels }) => labels?.[0]?.textContent?.includes(label));
    if (!input) return;
    input.focus();
    input.setSelectionRange(0, input.value.length);
    document.execCommand('insertText', false, value);
    if (value === '') document.execCommand('delete');
  }

  private async dialog(end: RegExp) {
    this.press(/^Фильтры/, '[role=search]');
    await until(() => this.all('dialog[open] input[type=checkbox]').length > 0, 'the dialog');
    this.one(this.all('dialog[open] input[type=checkbox]'))?.click();
    this.press(end, 'dialog[open]');
    await until(() => this.all('dialog[open]').length === 0, 'the dialog closes');
  }

  private readonly actions: Readonly<Record<string, () => unknown>> = {
    deal: () => this.one(this.all('[role=search] input[type=radio]'))?.click(),
    type: () => this.choose('Тип недвижимости'),
    order: () => this.choose('Сортировка'),
    rooms: () => this.one(this.all('[role=search] input[type=checkbox]'))?.click(),
    'price from': () => this.type('Цена от', this.one(['', '9000000', '61000', '12000000']) ?? ''),
    'price to': () => this.type('Цена до', this.one(['', '13000000', '70000', '20000000']) ?? ''),
    leave: () => (this.search.root() as Document).activeElement instanceof HTMLElement && this.leave(),
    submit: () => this.press(/^Показать/, '[role=search]'),
    'preview and show': () => this.dialog(/^Показать/),
    'preview and close': () => this.dialog(/^Закрыть$/),
    chip: () => this.press(/^Убрать фильтр/),
    reset: () => this.press(/^Сбросить$/, '[part~=chips]'),
    page: () => {
      const pushed = vi.spyOn(history, 'pushState');
      this.press(/^Страница \d+$/);
      this.turned += pushed.mock.calls.length;
      pushed.mockRestore();
    },
    back: async () => {
      if (this.turned === 0) return;
      this.turned -= 1;
      let isBack = false;
      addEventListener('popstate', () => (isBack = true), { once: true });
      history.back();
      // A busy machine takes its time, and a late answer would change the search in the middle of a comparison.
      await until(() => isBack, 'the page before');
    },
    map: () => this.press(/^(?:На карте|К списку объектов)$/),
    address: () => {
      const query = this.one(['room_count=2', 'trade_type=Аренда&page=2', 'has_tv=true', 'price_max=12000000&not_first_floor=true']);
      history.replaceState(null, '', `${location.pathname}?${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    script: () => void this.search.control()?.search(this.one(['', 'room_count=1', 'trade_type=Аренда&animals_allowed=true']) ?? ''),
  };

  private leave() {
    const { activeElement } = this.search.root().getRootNode() as Document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  }

  async act() {
    const [name, action] = this.one(Object.entries(this.actions)) ?? [];
    this.done.push(`${name}`);
    // Who types on does not do anything else; what is done elsewhere takes the focus out of the field.
    if (!name?.startsWith('price')) this.leave();
    await action?.();
    if (name?.startsWith('price')) this.leave();
  }
}

/** What each part of the page says of the search. */
function said(search: Mounted<'search'>, visitor: Visitor) {
  const text = (selector: string) => visitor.all(selector)[0]?.textContent?.replaceAll('\u00A0', ' ') ?? null;
  const value = (label: string) =>
    visitor.all<HTMLInputElement>('[role=search] input[type=text]').find(({ labels }) => labels?.[0]?.textContent?.includes(label))?.value;
  const isWrong = visitor.all('[role=search] [aria-invalid=true]').length > 0;
  const number = (digits = '') => (digits === '' ? null : Number(digits.replace(/\D/g, '')));
  return {
    deal: visitor.all<HTMLInputElement>('[role=search] input[type=radio]:checked')[0]?.value,
    realty: visitor.all<HTMLSelectElement>('[role=search] select')[0]?.value,
    price: isWrong ? 'wrong' : [number(value('Цена от')), number(value('Цена до'))],
    heading: text('[part=heading]'),
    chips: visitor.all('[part=chip]').length,
    title: search.detailsOf(search.detailsOf('filter').length > 0 ? 'filter' : 'ready').at(-1) as { filters: SearchFilters },
  };
}

describe.each(hosts)('on $name', (host) => {
  let before = '';
  beforeEach(() => {
    before = location.href;
  });
  afterEach(() => history.replaceState(null, '', before));

  test.each([1, 2, 3, 4])('all parts of the page name one search, whatever is done (walk %i)', async (seed) => {
    history.replaceState(null, '', `${location.pathname}?`);
    const search = await host.mount('search', { urlSync: 'query', layout: 'column' }, { network: createFakeApi(world) });
    await until(() => shownIds(search).length === 10, 'the first results');
    const visitor = new Visitor(search, seededRandom(seed));
    await until(() => visitor.all('[role=search] input[type=text]').length >= 3, 'the amounts');
    const current = () => search.control()?.filters ?? defaultFilters;
    const began = performance.now();
    for (let step = 1; step <= steps && performance.now() - began < longest; step += 1) {
      await visitor.act();
      await endOfTask();
      const applied = current();
      const after = visitor.done.slice(-8).join(', ');
      const parts = said(search, visitor);
      expect(parts.deal, after).toBe(applied.tradeType);
      expect(parts.realty, after).toBe(applied.realtyType);
      expect(formatQuery(parts.title.filters), after).toBe(formatQuery(applied));
      expect(formatQuery(parseQuery(location.search.slice(1)).filters), after).toBe(formatQuery(applied));
      if (parts.price !== 'wrong') expect(parts.price, after).toEqual([applied.priceMin, applied.priceMax]);
      const heading = ru.results.heading(applied.tradeType, applied.realtyType, applied.rooms).replaceAll('\u00A0', ' ');
      if (parts.heading !== null) expect(parts.heading, after).toBe(heading);
      // Answers take a moment, so they are compared less often; a call of a script takes effect meanwhile.
      if (step % 10 > 0) continue;
      const isMap = () => visitor.all('[part=heading]').length === 0;
      await until(() => visitor.all('[aria-busy=true]').length === 0, `results after ${after}`);
      await until(() => isMap() || visitor.all('[part=chip]').length === advancedFilterCount(current()), `chips after ${after}`);
      const found = () => world.listings.filter((one) => matchesFilters(one, current())).map(({ listing }) => listing.id);
      await until(() => isMap() || shownIds(search).length > 0 === found().length > 0, `listings after ${after}`);
      if (!isMap()) expect(found(), after).toEqual(expect.arrayContaining(shownIds(search)));
    }
  });
});
