import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../testing/random';
import { moscowBox } from '../city/moscowPlace';
import { pinSpace } from './clusterDraft';
import { clusterLabel } from './clusterLabel';
import { clusteringSteps, clusterPoints, clusterPointsAsync } from './clusterPoints';
import { type Box, isInside } from './coordinates';
import { worldSize, worldX, worldY } from './geo';
import type { MapPoint, PointCluster } from './mapPoints';

const counts = { withPrices: false };
const prices = { withPrices: true };

function aPoint(latitude: number, longitude: number, overrides: Partial<MapPoint> = {}): MapPoint {
  return { at: { latitude, longitude }, count: 1, ids: [1], price: 10_000_000, cell: null, ...overrides };
}

/** Points spread over Moscow, deterministic. */
function somePoints(count: number, seed = 7): MapPoint[] {
  const random = seededRandom(seed);
  const { south, north, west, east } = moscowBox;
  return Array.from({ length: count }, (_, index) =>
    aPoint(south + random() * (north - south), west + random() * (east - west), {
      ids: [index],
      price: Math.floor(random() * 90_000_000),
    }),
  );
}

const total = (groups: readonly { readonly count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

/** Any point in Moscow; many share their coordinates. */
const anyPoint = fc
  .record({
    latitude: fc.integer({ min: 55_600, max: 55_660 }),
    longitude: fc.integer({ min: 37_400, max: 37_470 }),
    count: fc.integer({ min: 1, max: 30 }),
    price: fc.option(fc.integer({ min: 1, max: 1e9 })),
    ids: fc.array(fc.integer({ min: 1, max: 1e6 }), { maxLength: 3 }),
    isCell: fc.boolean(),
  })
  .map(({ latitude, longitude, isCell, ...rest }) => {
    const at = { latitude: latitude / 1000, longitude: longitude / 1000 };
    const cell = { south: at.latitude - 0.01, west: at.longitude - 0.01, north: at.latitude + 0.01, east: at.longitude + 0.01 };
    return { at, ...rest, cell: isCell ? cell : null };
  });
const anyZoom = fc.integer({ min: 2, max: 19 });

describe('clusterPoints (D25)', () => {
  test('equal coordinates, to six decimals, are one place at every zoom', () => {
    const points = [
      aPoint(55.7500001, 37.6, { ids: [4], price: 9 }),
      aPoint(55.75, 37.6000004, { ids: [11], price: null, count: 3 }),
      aPoint(55.75, 37.6, { ids: [7], price: 5 }),
    ];
    for (const zoom of [10, 16, 19]) {
      const groups = clusterPoints(points, zoom, counts);
      expect(groups).toHaveLength(1);
      expect(groups[0]).toMatchObject({
        count: 5,
        price: 5,
        place: { ids: [11, 7, 4], count: 5, at: { latitude: 55.75, longitude: 37.6 } },
      });
    }
  });

  test('a house with many listings keeps the newest ten ids', () => {
    const points = Array.from({ length: 14 }, (_, index) => aPoint(55.75, 37.6, { ids: [index + 1] }));
    expect(clusterPoints(points, 12, counts)[0]).toMatchObject({ count: 14, place: { ids: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5] } });
  });

  test('a single place stays the same point', () => {
    const point = aPoint(55.75, 37.6);
    expect(clusterPoints([point], 12, counts)[0]).toEqual({
      key: '55.75,37.6',
      at: point.at,
      count: 1,
      price: point.price,
      place: point,
      box: { south: 55.75, west: 37.6, north: 55.75, east: 37.6 },
    });
  });

  test('near places form a cluster with a box around them, and separate on zooming in', () => {
    const points = [aPoint(55.75, 37.6, { price: 7 }), aPoint(55.751, 37.601, { price: 6 })];
    const [far, ...others] = clusterPoints(points, 11, counts);
    expect(others).toEqual([]);
    expect(far).toMatchObject({ count: 2, price: 6, place: null, box: { south: 55.75, west: 37.6, north: 55.751, east: 37.601 } });
    expect(far?.at.latitude).toBeCloseTo(55.7505, 6);
    expect(clusterPoints(points, 18, counts).map(({ place }) => place)).toEqual([points[1], points[0]]);
  });

  test('at zoom 19 only equal coordinates are merged', () => {
    expect(clusterPoints([aPoint(55.75, 37.6), aPoint(55.750001, 37.6)], 19, counts)).toHaveLength(2);
  });

  test('a server cell has no place and opens by zooming in', () => {
    const cell: Box = { south: 55.7, west: 37.5, north: 55.8, east: 37.7 };
    expect(clusterPoints([aPoint(55.75, 37.6, { ids: [], count: 400, price: null, cell })], 12, counts)[0]).toMatchObject({
      count: 400,
      price: null,
      place: null,
      box: cell,
    });
  });

  test.each([
    ['nowhere', Number.NaN, 37.6],
    ['infinitely far', 55.7, Number.POSITIVE_INFINITY],
    ['zeros of a geocoder', 0, 0],
    ['north of Moscow', 56.031, 37.6],
    ['west of Moscow', 55.7, 36.799],
    ['Серпухов', 54.9226, 37.4033],
    ['the wrong way round', 37.6, 55.75],
  ])('leaves out what is not in Moscow: %s (D26)', (_, latitude, longitude) => {
    expect(clusterPoints([aPoint(latitude, longitude), aPoint(55.75, 37.6)], 12, counts)).toHaveLength(1);
  });

  test.each([
    ['Зеленоград', 55.9825, 37.1814],
    ['Троицк', 55.4849, 37.3068],
    ['Вороново', 55.3192, 37.1458],
    ['Северный', 55.9359, 37.5497],
    ['Митино', 55.8462, 37.3563],
  ])('keeps all parts of Moscow: %s (D26)', (_, latitude, longitude) => {
    expect(total(clusterPoints([aPoint(latitude, longitude), aPoint(55.75, 37.6)], 12, counts))).toBe(2);
  });

  test('shows 9+ above 9', () => {
    expect([1, 9, 10, 4000].map(clusterLabel)).toEqual(['1', '9', '9+', '9+']);
  });

  test('keeps every listing, the lowest price and the key, whatever the order of points', () => {
    fc.assert(
      fc.property(
        fc.array(anyPoint, { maxLength: 60 }),
        anyZoom,
        fc.boolean(),
        fc.infiniteStream(fc.double()),
        (points, zoom, withPrices, keys) => {
          const groups = clusterPoints(points, zoom, { withPrices });
          expect(total(groups)).toBe(total(points));
          expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
          const known = points.flatMap(({ price }) => price ?? []);
          const lowest = groups.flatMap(({ price }) => price ?? []);
          if (known.length > 0) expect(Math.min(...lowest)).toBe(Math.min(...known));
          const shuffled = points
            .map((point) => [point, keys.next().value] as const)
            .sort(([, a], [, b]) => Number(a) - Number(b))
            .map(([point]) => point);
          expect(clusterPoints(shuffled, zoom, { withPrices })).toEqual(groups);
        },
      ),
    );
  });

  test('no two pins touch', () => {
    // Px: sums are of six decimals.
    const rounding = 0.5;
    for (const zoom of [10, 12, 14, 16]) {
      for (const options of [counts, prices]) {
        const spots = clusterPoints(somePoints(1500), zoom, options).map((group) => ({
          ...spotOf(group, zoom),
          ...pinSpace(group, options.withPrices),
        }));
        const isCovered = (a: (typeof spots)[number], b: (typeof spots)[number]) =>
          Math.abs(a.x - b.x) < (a.width + b.width) / 2 - rounding && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - rounding;
        expect(spots.filter((a) => spots.some((b) => a !== b && isCovered(a, b)))).toEqual([]);
      }
    }
  });

  test.each([10, 11, 12, 13, 14, 15, 16])('at most about 150 clusters on a screen at zoom %i', (zoom) => {
    for (const count of [10_000, 100_000]) {
      for (const options of [counts, prices]) {
        const spots = clusterPoints(somePoints(count), zoom, options).map((group) => spotOf(group, zoom));
        const middle = spotOf({ at: { latitude: 55.74, longitude: 37.637 } }, zoom);
        const shown = spots.filter(({ x, y }) => Math.abs(x - middle.x) < 720 && Math.abs(y - middle.y) < 450);
        expect(shown.length).toBeLessThanOrEqual(160);
      }
    }
  });

  test('panning does not recluster', () => {
    const points = somePoints(20_000);
    for (const zoom of [12, 14, 16]) {
      // A map's points after panning: different at the edges, the same in the middle.
      const inBox = ({ south, west, north, east }: Box) =>
        clusterPoints(
          points.filter(({ at }) => isInside({ south, west, north, east }, at)),
          zoom,
          counts,
        );
      const before = inBox({ south: 55.65, west: 37.5, north: 55.8, east: 37.75 });
      const after = inBox({ south: 55.68, west: 37.53, north: 55.83, east: 37.78 });
      const middle: Box = { south: 55.71, west: 37.58, north: 55.77, east: 37.7 };
      const inMiddle = (groups: PointCluster[]) => groups.filter(({ at }) => isInside(middle, at));
      expect(inMiddle(before).length).toBeGreaterThan(8);
      expect(inMiddle(after)).toEqual(inMiddle(before));
    }
  });
});

describe('clusterPointsAsync', () => {
  test('returns the same clusters', async () => {
    const points = somePoints(9000);
    expect(await clusterPointsAsync(points, 14, prices)).toEqual(clusterPoints(points, 14, prices));
    expect(await clusterPointsAsync([], 14, prices)).toEqual([]);
  });

  test('yields often, whatever the number and position of points', () => {
    const rests = (points: readonly MapPoint[], zoom: number) => [...clusteringSteps(points, zoom, counts)].length;
    for (const zoom of [10, 14, 17, 19]) expect(rests(somePoints(100_000), zoom)).toBeGreaterThan(70);
    expect(
      rests(
        Array.from({ length: 100_000 }, () => aPoint(55.75, 37.6)),
        14,
      ),
    ).toBeGreaterThan(20);
    const twice = somePoints(50_000).flatMap((point) => [point, point]);
    expect(rests(twice, 14)).toBeGreaterThan(rests(somePoints(50_000), 14) + 20);
  });

  test('stops when aborted', async () => {
    const controller = new AbortController();
    const grouping = clusterPointsAsync(somePoints(50_000), 14, counts, controller.signal);
    controller.abort();
    await expect(grouping).rejects.toMatchObject({ name: 'AbortError' });
    await expect(clusterPointsAsync([], 14, counts, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

function spotOf({ at }: Pick<PointCluster, 'at'>, zoom: number): { x: number; y: number } {
  return { x: worldX(at, worldSize(zoom)), y: worldY(at, worldSize(zoom)) };
}
