import { describe, expect, it } from 'vitest';
import { clipped } from '../tiles/clipLine';
import { joined } from '../tiles/joinLines';
import type { NameKind } from '../tiles/tileNames';
import { type NameAt, type Placed, placeNames } from './placeNames';

/** Every letter is half as wide as it is high. */
const letters = { width: (text: string, { size }: { size: number }) => text.length * size * 0.5 };

function name(kind: NameKind, text: string, points: readonly number[], more: Partial<NameAt> = {}): NameAt {
  return { kind, text, points: Float32Array.from(points), rank: 1, color: '#ff0000', id: '', ...more };
}

function place(names: readonly NameAt[], zoom = 16): Placed {
  const steps = placeNames(names, zoom, 800, 600, letters);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const texts = ({ names }: Placed) => names.map(({ name }) => name.text);

describe('names of a map', () => {
  it('do not meet, and what is more important comes first', () => {
    const houses = Array.from({ length: 400 }, (_, index) => name('house', `${index}к1`, [(index * 37) % 800, (index * 53) % 600]));
    const placed = place([...houses, name('station', 'Тверская', [400, 300], { id: '1' })]);
    expect(texts(placed)[0]).toBe('Тверская');
    const boxes = placed.names.map(({ style, glyphs: [glyph], name: { text } }) => {
      const { x = 0, y = 0 } = glyph ?? {};
      const half = letters.width(text, style) / 2;
      return { left: x - half, right: x + half, top: y - style.size / 2, bottom: y + style.size / 2 };
    });
    expect(boxes.length).toBeGreaterThan(100);
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
    }
  });

  it('are not cut by the edge', () => {
    expect(texts(place([name('house', '25к1', [2, 300]), name('house', '7', [400, 300])]))).toEqual(['7']);
  });

  it('stand once for stations of one name that are near, each of which has its dot', () => {
    const placed = place([
      name('station', 'Курская', [400, 300], { id: '1' }),
      name('station', 'Курская', [430, 310], { id: '2', color: '#0000ff' }),
      name('station', 'Курская', [430, 310], { id: '2', color: '#0000ff' }),
    ]);
    expect(placed.dots).toHaveLength(2);
    expect(texts(placed)).toEqual(['Курская']);
  });

  it('run along a street from left to right, whichever way it was drawn', () => {
    const [placed] = place([name('road', 'Тверская улица', [600, 200, 200, 300])]).names;
    expect(placed?.glyphs).toHaveLength(1);
    expect(Math.cos(placed?.glyphs[0]?.angle ?? Math.PI)).toBeGreaterThan(0);
  });

  it('follow a gentle bend letter by letter, and leave out a sharp one', () => {
    const arc = Array.from({ length: 40 }, (_, index) => {
      const angle = Math.PI * (0.75 - index / 80);
      return [400 + Math.cos(angle) * 250, 400 - Math.sin(angle) * 250];
    });
    expect(place([name('road', 'Бульварное кольцо', arc.flat())]).names[0]?.glyphs.length).toBe('Бульварное кольцо'.length);
    expect(place([name('road', 'Угол', [380, 300, 400, 300, 400, 320])]).names).toEqual([]);
  });

  it('are not repeated close by', () => {
    const twice = [name('road', 'проспект Мира', [100, 300, 400, 300]), name('road', 'проспект Мира', [100, 320, 400, 320])];
    expect(texts(place(twice))).toEqual(['проспект Мира']);
  });
});

describe('a street that tiles have cut', () => {
  it('ends at the edge of each, and is one line again', () => {
    const street = [
      { x: 3000, y: 100 },
      { x: 4100, y: 650 },
      { x: 4160, y: 680 },
    ];
    const [here] = clipped(street);
    expect(here?.at(-1)).toEqual({ x: 4096, y: 648 });
    const [there] = clipped([
      { x: -64, y: 616 },
      { x: 4, y: 650 },
      { x: 900, y: 1000 },
    ]).map((line) => line.map(({ x, y }) => ({ x: x + 4096, y })));
    expect(there?.[0]).toEqual({ x: 4096, y: 648 });
    const whole = joined([there ?? [], here ?? []]);
    expect(whole).toHaveLength(1);
    expect(whole[0]?.map(({ x }) => x)).toEqual([3000, 4096, 4100, 4996]);
  });

  it('may leave a tile and come back', () => {
    const pieces = clipped([
      { x: 100, y: 100 },
      { x: 5000, y: 100 },
      { x: 5000, y: 200 },
      { x: 100, y: 200 },
    ]);
    expect(pieces).toHaveLength(2);
    expect(
      clipped([
        { x: -10, y: -10 },
        { x: -20, y: 5000 },
      ]),
    ).toEqual([]);
  });
});
