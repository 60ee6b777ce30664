import { describe, expect, test } from 'vitest';
import { createClient } from '../api/client/client';
import { getSimilarPrices } from '../api/listing/similarPrices';
import { getNearestMetro, listMapPoints, listPointListings } from '../api/map';
import { requestBox } from '../domain/city/moscowPlace';
import { defaultFilters } from '../domain/search/filters';
import { createFakeApi } from './fakeApi';
import { aListing } from './fixtures';
import { altered, empty, held, malformed, never, offline, recorded, slow, switchable, when } from './scenarios';
import { aWorld, createWorld } from './world';

const client = (fetch: typeof globalThis.fetch) => createClient({ baseUrl: 'https://fake.test/api', fetch });

describe('the world', () => {
  test('is deterministic', () => {
    expect(createWorld()).toEqual(createWorld());
  });

  test('has more than three pages of flats for sale and hides non-public listings', async () => {
    const { count } = await client(createFakeApi()).searchListings(defaultFilters, 1);
    expect(count).toBeGreaterThan(30);
    const hidden = createWorld().listings.filter(({ listing }) => listing.status !== 'active' || listing.isDeleted);
    expect(hidden).toHaveLength(3);
  });

  test('holds exactly the given listings', async () => {
    const api = client(createFakeApi(aWorld([aListing({ id: 7 })])));
    expect((await api.searchListings(defaultFilters, 1)).listings).toEqual([aListing({ id: 7 })]);
  });
});

describe('scenarios', () => {
  test('a call can be aborted in every scenario', async () => {
    for (const fetch of [createFakeApi(), slow(60_000), never(), held().fetch]) {
      const controller = new AbortController();
      const call = fetch('https://fake.test/api/realty/', { signal: controller.signal });
      controller.abort();
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    }
  });

  test('held responses arrive in the order the test releases them', async () => {
    const network = held();
    const order: string[] = [];
    const calls = ['/realty/count/', '/realty/latest/'].map((path) => network.fetch(path).then(() => order.push(path)));
    network.to('/realty/latest/')[0]?.release();
    await calls[1];
    network.releaseAll();
    await Promise.all(calls);
    expect(order).toEqual(['/realty/latest/', '/realty/count/']);
    expect(network.waiting).toHaveLength(0);
  });

  test('a careless network responds even after an abort', async () => {
    const network = held(createFakeApi(), { ignoresAbort: true });
    const controller = new AbortController();
    const call = network.fetch('/realty/', { signal: controller.signal });
    controller.abort();
    network.releaseAll();
    expect((await call).ok).toBe(true);
  });

  test('recorded requests keep their query and headers', async () => {
    const network = recorded();
    await client(network.fetch).countListings({ ...defaultFilters, rooms: ['4+'] });
    expect(network.to('/realty/count/')[0]?.url.searchParams.get('room_count')).toBe('4+');
    expect(network.requests[0]?.headers.get('Accept')).toBe('application/json');
  });

  test('a broken connection can recover', async () => {
    const network = switchable(offline());
    await expect(client(network.fetch).countListings(defaultFilters)).rejects.toMatchObject({ error: { kind: 'offline' } });
    network.use(createFakeApi());
    await expect(client(network.fetch).countListings(defaultFilters)).resolves.toBeGreaterThan(0);
  });

  test('only matching requests are affected', async () => {
    const api = client(when(/metro/, malformed()));
    await expect(api.listMetroStations()).rejects.toMatchObject({ error: { kind: 'malformed' } });
    await expect(api.countListings(defaultFilters)).resolves.toBeGreaterThan(0);
  });

  test('an empty server still has stations', async () => {
    const api = client(empty());
    await expect(api.searchListings(defaultFilters, 1)).resolves.toEqual({ listings: [], count: 0 });
    await expect(api.countListings(defaultFilters)).resolves.toBe(0);
    await expect(api.listMetroStations()).resolves.not.toHaveLength(0);
  });

  test('an altered item reaches the client altered', async () => {
    const fetch = altered((body) =>
      typeof body === 'object' && body !== null && 'results' in body ? { ...body, results: [{ id: 1 }] } : body,
    );
    const problems: string[] = [];
    const page = await client(fetch).searchListings(defaultFilters, 1, { report: ({ code }) => problems.push(code) });
    expect(page.listings).toEqual([]);
    expect(problems).toEqual(['malformed-item']);
  });
});

describe('the map', () => {
  const transport = { baseUrl: 'https://fake.test/api', fetch: createFakeApi() };

  test('has houses with one listing, with a few and with more than nine', async () => {
    const { points } = await listMapPoints(transport, defaultFilters, requestBox);
    const counts = points.map(({ count }) => count);
    expect(counts).toEqual(expect.arrayContaining([1, 2, 3, 11]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await client(transport.fetch).countListings(defaultFilters));
    const full = points.find(({ count }) => count === 11);
    if (!full) throw new Error('No such house');
    expect(full.ids).toHaveLength(10);
    const page = await listPointListings(transport, defaultFilters, full.at, 2);
    expect(page.count).toBe(11);
    expect(page.listings.map(({ address }) => address?.latitude)).toEqual([expect.closeTo(full.at.latitude, 6)]);
  });

  test('has grid cells instead of too many places', async () => {
    const fetch = createFakeApi(createWorld(8000));
    const { points, isWhole } = await listMapPoints({ ...transport, fetch }, defaultFilters, requestBox);
    expect(isWhole).toBe(false);
    expect(points.length).toBeLessThanOrEqual(400);
  });

  test('knows the nearest station', async () => {
    expect(await getNearestMetro(transport, { latitude: 55.8021, longitude: 37.5102 })).toMatchObject({ name: 'Сокол', minutes: 6 });
    expect(await getNearestMetro(transport, { latitude: 56.1, longitude: 38.1 })).toBeNull();
  });

  test('of an empty server is empty', async () => {
    expect(await listMapPoints({ ...transport, fetch: empty() }, defaultFilters, requestBox)).toEqual({ points: [], isWhole: true });
  });
});

describe('prices of similar flats', () => {
  const place = { latitude: 55.8021, longitude: 37.5102 };
  const flat = { tradeType: 'sale', realtyType: 'flat', rooms: '2', area: 54.3, at: place, listingId: null } as const;
  const listings = Array.from({ length: 13 }, (_, step) => aListing({ id: step + 1, price: 17_000_000 + step * 200_000 }));
  const asked = (world = aWorld(listings)) => getSimilarPrices({ fetch: createFakeApi(world), baseUrl: 'https://fake.test/api' }, flat);

  test('are those of public listings, from twelve on', async () => {
    expect(await asked()).toEqual({ district: null, count: 13, low: 17_600_000, middle: 18_200_000, high: 18_800_000 });
    expect(await asked(aWorld(listings.map((one) => (one.id < 3 ? { ...one, status: 'moderation' } : one))))).toBeNull();
  });
});
