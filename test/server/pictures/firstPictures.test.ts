import { beforeAll, describe, expect, test } from 'vitest';
import { readFacts } from '../../../examples/server/seed/facts';
import { SeedGenerator, type SeedListing } from '../../../examples/server/seed/generate';
import { ListLine } from '../../../examples/server/seed/neighbours/listLine';
import { Surroundings } from '../../../examples/server/seed/neighbours/surroundings';

const together = 100;

/** The most uses of one first picture among a hundred neighbours, for each place of a list. */
function mostUses(list: readonly SeedListing[]): number {
  const uses = new Map<string, number>();
  const count = (listing: SeedListing | undefined, step: 1 | -1) => {
    const first = listing?.photos[0]?.source;
    if (first === undefined) return 0;
    const now = (uses.get(first) ?? 0) + step;
    uses.set(first, now);
    return now;
  };
  let most = 0;
  for (const [index, listing] of list.entries()) {
    count(list[index - together], -1);
    most = Math.max(most, count(listing, 1));
  }
  return most;
}

function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

describe('first pictures of all seeded listings', () => {
  let lists: SeedListing[][];
  let [once, again]: SeedListing[][] = [];
  let stations: ReadonlyMap<number, string>;
  beforeAll(async () => {
    const facts = await readFacts();
    stations = new Map(facts.stations.map(({ id, name }) => [id, name]));
    const generator = new SeedGenerator(facts, 20_000);
    [once, again] = [[...generator.listings()], [...generator.listings()]];
    const shown = once.filter(({ status, isDeleted }) => status === 1 && !isDeleted);
    lists = grouped(shown, ({ flat }) => `${flat.trade} ${flat.realty}`);
  });

  const filters: Record<string, (listing: SeedListing) => string> = {
    'without a filter': () => '',
    'of a number of rooms': ({ flat }) => String(flat.rooms),
    'in a district': ({ flat }) => flat.house.district,
    'at a station': ({ flat }) => stations.get(flat.house.metroId) ?? '',
  };
  test.each(Object.keys(filters))('at most three of a hundred neighbours share one, by time and by price: %s', (name) => {
    const keyOf = filters[name] ?? (() => '');
    const most = lists
      .flatMap((list) => grouped(list, keyOf))
      .flatMap((list) => {
        const byPrice = [...list].sort((one, other) => one.flat.price - other.flat.price || one.id - other.id);
        return [mostUses(list), mostUses(byPrice)];
      });
    expect(most.length).toBeGreaterThan(7);
    expect(Math.max(...most)).toBeLessThanOrEqual(3);
  });

  test('nor do the hundred that are nearest on the map', () => {
    const distance = (one: SeedListing, other: SeedListing) =>
      (one.flat.house.latitude - other.flat.house.latitude) ** 2 + (0.56 * (one.flat.house.longitude - other.flat.house.longitude)) ** 2;
    for (const list of lists) {
      for (let index = 0; index < list.length; index += 199) {
        const middle = list[index];
        if (!middle) continue;
        const nearest = list.map((listing) => ({ listing, at: distance(listing, middle) })).sort((one, other) => one.at - other.at);
        expect(mostUses(nearest.slice(0, together).map(({ listing }) => listing))).toBeLessThanOrEqual(3);
      }
    }
  });

  test('both passes of the seed choose the same pictures', () => expect(again).toEqual(once));

  test('no listing shows the façade of another house, nor two of them', () => {
    const facades = new Map<number, Set<string>>();
    for (const { flat, photos } of lists.flat()) {
      const own = facades.get(flat.houseIndex) ?? new Set();
      facades.set(flat.houseIndex, own);
      for (const { source } of photos) if (source.startsWith('facade')) own.add(source.replace(/~.*/, ''));
    }
    expect([...facades.values()].filter(({ size }) => size > 1)).toEqual([]);
  });
});

describe('a list', () => {
  const line = new ListLine();
  for (const place of [10, 60, 200, 105]) line.add(1, place);

  test.each([
    [61, { uses: 4, distance: 1 }],
    [9, { uses: 4, distance: 1 }],
    [110, { uses: 3, distance: 5 }],
    [159, { uses: 3, distance: 41 }],
    [160, { uses: 3, distance: 40 }],
    [299, { uses: 2, distance: 99 }],
    [300, { uses: 1, distance: Number.POSITIVE_INFINITY }],
  ])('what a picture meets at place %d', (place, meeting) => expect(line.meet(1, place)).toEqual(meeting));

  test('a picture that was never first meets nothing', () =>
    expect(line.meet(2, 10)).toEqual({ uses: 1, distance: Number.POSITIVE_INFINITY }));
});

describe('the map', () => {
  test('reaches farther where there are few listings, and counts uses within reach', () => {
    const map = new Surroundings();
    const [centre, edge] = [
      { latitude: 55.75, longitude: 37.62 },
      { latitude: 55.6, longitude: 37.3 },
    ];
    for (let index = 0; index < 100; index++) map.expect(centre);
    expect(map.reachOf(centre)).toBe(0);
    expect(map.reachOf(edge)).toBe(30);
    map.add(1, { latitude: 55.76, longitude: 37.62 });
    expect([map.usesNear(1, centre, 0), map.usesNear(1, centre, 3), map.usesNear(2, centre, 3)]).toEqual([1, 2, 1]);
  });
});
