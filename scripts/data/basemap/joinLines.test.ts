import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { bordersWithin } from './borders';
import { joinLines } from './joinLines';

const joined = (coordinates: Position[][]) =>
  joinLines({ type: 'Feature', properties: null, geometry: { type: 'MultiLineString', coordinates } }).geometry.coordinates;

describe('pieces of a street', () => {
  test('that meet become one line, whatever their directions', () => {
    expect(
      joined([
        [
          [0, 0],
          [1, 0],
        ],
        [
          [2, 0.1],
          [1, 0],
        ],
        [
          [2, 0.1],
          [3, 0],
        ],
      ]),
    ).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0.1],
        [3, 0],
      ],
    ]);
  });

  test('recorded in both directions are there once', () => {
    expect(
      joined([
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        [
          [2, 0],
          [1, 0],
          [0, 0],
        ],
      ]),
    ).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ]);
  });

  test('go straight on over a crossing', () => {
    const lines = joined([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [1, -1],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ]);
    expect(lines).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    ]);
  });

  test('end where the street only branches off', () => {
    const lines = joined([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ]);
    expect(lines).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ]);
  });

  test('close into a ring, and points that repeat are left out', () => {
    const [ring, ...others] = joined([
      [
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [
        [1, 1],
        [0, 0],
      ],
    ]);
    expect(others).toEqual([]);
    expect(ring).toHaveLength(4);
    expect(ring?.[0]).toEqual(ring?.[3]);
  });

  test('keep what is known of the street; areas are no streets', () => {
    const street = joinLines({
      type: 'Feature',
      properties: { n: 'Тверская' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
    });
    expect(street.properties).toEqual({ n: 'Тверская' });
    expect(() => joinLines({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } })).toThrow(/Point/);
  });
});

test('a border that two areas share is there once, and not where larger areas have theirs', () => {
  const area = (ring: Position[]) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  });
  const left = area([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
  const right = area([
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 0],
  ]);
  const both = area([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
  expect(bordersWithin([left, right], [both]).geometry.coordinates).toEqual([
    [
      [1, 0],
      [1, 1],
    ],
  ]);
});
