import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { bordersWithin } from './borders';
import { joinLines } from './joinLines';

const joined = (coordinates: Position[][]) =>
  joinLines({ type: 'Feature', properties: null, geometry: { type: 'MultiLineString', coordinates } }).geometry.coordinates;

describe('pieces of a street', () => {
  test('that meet become one line in any direction', () => {
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

  test('recorded in both directions are kept once', () => {
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

  test('continue straight across a junction', () => {
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

  test('end where another street branches off', () => {
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

  test('form a ring, without repeated points', () => {
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

  test('keep their properties; areas are not joined', () => {
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

test('a border shared by two areas occurs once, and not along borders of larger areas', () => {
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
