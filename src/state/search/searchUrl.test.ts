import { describe, expect, it } from 'vitest';
import { defaultFilters } from '../../domain/search/filters';
import { formatQuery, parseQuery } from '../../domain/search/filtersQuery';
import { createSearchSession } from './searchSession';
import { bindSearchUrl } from './searchUrl';

const box = { south: 55.7, west: 37.5, north: 55.8, east: 37.7 };
const boxText = 'box=55.8,37.5,55.7,37.7';
const sale = formatQuery(defaultFilters);
const start = { ...defaultFilters, tradeType: 'rent' } as const;

/** A window with nothing but an address. */
class Page extends EventTarget {
  readonly location: { pathname: string; search: string; hash: string };
  readonly history = {
    state: null,
    length: 1,
    replaceState: (_state: unknown, _title: string, address: string) => this.write(address),
    pushState: (_state: unknown, _title: string, address: string) => {
      this.history.length += 1;
      this.write(address);
    },
  };
  constructor(address: string) {
    super();
    this.location = { pathname: '', search: '', hash: '' };
    this.write(address);
  }
  get address() {
    return this.location.pathname + this.location.search + this.location.hash;
  }
  /** Back, forward, or a typed address. */
  go(address: string) {
    this.write(address);
    this.dispatchEvent(new Event('popstate'));
    this.dispatchEvent(new Event('hashchange'));
  }
  private write(address: string) {
    const { pathname, search, hash } = new URL(address, 'https://page.test');
    Object.assign(this.location, { pathname, search, hash });
  }
}

function bound(address: string, sync: 'query' | 'hash' = 'query') {
  const page = new Page(address);
  const session = createSearchSession('main');
  session.mounted.add(session);
  const release = bindSearchUrl(
    session,
    sync,
    (query, viewState) => {
      if (query === null) session.restore(start, { source: 'host', viewState });
      else session.restore(parseQuery(query).filters, { source: 'address', viewState });
    },
    page as unknown as Window,
  );
  return { page, session, release, state: session.store.get };
}

describe('the map in the address of the page (§2)', () => {
  it.each([
    ['query', `/search?${sale}&view=map&${boxText}&utm_source=press`, '/search?'],
    ['hash', `/search?a=1#${sale}&view=map&${boxText}&own`, '/search?a=1#'],
  ] as const)('opens where it was left after a reload, in the %s', (sync, address, before) => {
    const { page, session, state } = bound(address, sync);
    expect(state()).toMatchObject({ view: 'map', box, filters: { tradeType: 'sale' } });
    session.setBox({ ...box, east: 37.8 });
    expect(page.address.startsWith(`${before}${sale}&view=map&box=55.8,37.5,55.7,37.8&`)).toBe(true);
  });

  it('keeps parameters of the page, including its own `view` and `box`', () => {
    const { page, session } = bound('/search?utm_source=press&view=grid&box=gift#top');
    session.setView('map');
    expect(page.address).toBe(`/search?${formatQuery(start)}&view=map&utm_source=press&view=grid&box=gift#top`);
    session.setView('cards');
    expect(page.address).toBe(`/search?${formatQuery(start)}&utm_source=press&view=grid&box=gift#top`);
  });

  it('alone leaves the initial filters of the page', () => {
    expect(bound(`/search?view=map&${boxText}`).state()).toMatchObject({ view: 'map', box, filters: start });
    expect(bound(`/search?${boxText}`).state()).toMatchObject({ view: 'cards', box, filters: start });
  });

  it('follows back and forward', () => {
    const { page, session, state } = bound('/search');
    session.setView('map');
    session.setBox(box);
    page.go(`/search?${sale}`);
    expect(state()).toMatchObject({ view: 'cards', box: null });
    page.go(`/search?${sale}&view=map&${boxText}`);
    expect(state()).toMatchObject({ view: 'map', box });
    page.go('/search');
    expect(state()).toMatchObject({ view: 'cards', filters: start });
  });

  it('does not affect a search, and a search does not affect it', () => {
    const { page, session, state } = bound(`/search?${sale}&page=2`);
    const { filters, page: shown } = state();
    session.setView('map');
    session.setBox(box);
    expect(state()).toMatchObject({ filters, page: shown });
    session.apply(start);
    expect(page.address).toBe(`/search?${formatQuery(start)}&view=map&${boxText}`);
  });

  it('names cards where the page starts with the map', () => {
    const { page, session, state } = bound('/search');
    session.setStartView('map');
    expect(state().view).toBe('map');
    session.setView('cards');
    expect(page.address).toBe(`/search?${formatQuery(start)}&view=cards`);
    const again = bound(page.address);
    again.session.setStartView('map');
    expect(again.state().view).toBe('cards');
  });

  it('is not written into the address of another page', async () => {
    const { page, session, release, state } = bound('/search?view=map');
    page.history.replaceState(null, '', '/listing/7');
    // The chunk is still loading when a response arrives.
    session.setPage(2);
    expect(page.address).toBe('/listing/7');
    release();
    session.mounted.clear();
    session.resetView();
    await Promise.resolve();
    expect(page.address).toBe('/listing/7');
    expect(state()).toMatchObject({ view: 'cards', box: null, isReady: false });
  });
});

describe('a page of results', () => {
  it('gets an entry in the history when the visitor turns to it, and only then', () => {
    const { page, session } = bound(`/search?${sale}&a=1`);
    session.isTurning = true;
    session.setPage(3);
    expect([page.address, page.history.length]).toEqual([`/search?${sale}&page=3&a=1`, 2]);
    // The last page, as there are fewer now; another search; an answer.
    session.setPage(2);
    session.setStatus('success', 'x', { count: 20, listings: [] });
    session.apply(start);
    session.setOrdering('cheapest');
    expect(page.history.length).toBe(2);
    session.isTurning = true;
    session.setPage(2);
    expect(page.history.length).toBe(3);
  });
});

describe('a damaged address', () => {
  const rent = `trade_type=${encodeURIComponent('Аренда')}`;

  it('starts the search once it is repaired, and is not written before', async () => {
    const { page, session, state } = bound(`/search?${rent}?room_count=2).&utm_source=press`);
    session.setView('map');
    expect([state().isReady, session.isRepairing, page.address]).toEqual([false, true, `/search?${rent}?room_count=2).&utm_source=press`]);
    await expect.poll(() => state()).toMatchObject({ isReady: true, filters: { tradeType: 'rent', rooms: ['2'] } });
    expect(page.address).toMatch(/^\/search\?trade_type=.*&room_count=2&.*&utm_source=press$/);
  });

  it('is repaired on back and forward, unless the page leaves it meanwhile', async () => {
    const { page, state } = bound(`/search?${sale}`);
    page.go(`/search?${rent}).`);
    page.go(`/search?${sale}&page=2`);
    expect(state()).toMatchObject({ filters: { tradeType: 'sale' } });
    page.go(`/search?${rent}.`);
    await expect.poll(() => state().filters.tradeType).toBe('rent');
  });

  it('does nothing once the search has left', async () => {
    const { page, session, release, state } = bound(`/search?${rent}).`);
    release();
    await import('../../domain/search/repairQuery');
    await Promise.resolve();
    expect([state().isReady, session.isRepairing, page.address]).toEqual([false, false, `/search?${rent}).`]);
  });
});

describe('the view of a session', () => {
  it('returns to cards and the initial map when the results leave', () => {
    const session = createSearchSession('main');
    session.setStartView('map');
    session.setBox(box);
    session.resetView();
    expect(session.store.get()).toMatchObject({ view: 'cards', startView: 'cards', box: null });
    session.setStartView('map');
    expect(session.store.get().view).toBe('map');
  });

  it('is forgotten with the session', () => {
    const session = createSearchSession('main');
    session.setView('map');
    session.setBox(box);
    session.clear();
    expect(session.store.get()).toMatchObject({ view: 'cards', box: null });
    session.setStartView('map');
    expect(session.store.get().view).toBe('map');
  });
});
