import { describe, expect, it } from 'vitest';
import { clipLine } from '../tiles/clipLine';
import { joinLines } from '../tiles/joinLines';
import type { NameKind } from '../tiles/tileNames';
import { type PlacedNames, placeNames } from './placeNames';
import type { PositionedName } from './positionedName';

/** Every letter is half as wide as it is high. */
const widths = { width: (text: string, { size }: { size: number }) => text.length * size * 0.5 };

function name(kind: NameKind, text: string, points: readonly number[], more: Partial<PositionedName> = {}): PositionedName {
  return { kind, text, points: Float32Array.from(points), rank: 1, color: '#ff0000', id: '', ...more };
}

function place(names: readonly PositionedName[], zoom = 16): PlacedNames {
  const steps = placeNames(names, zoom, 800, 600, widths);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const texts = ({ names }: PlacedNames) => names.map(({ name }) => name.text);

describe('placeNames', () => {
  it('avoids overlaps; more important names come first', () => {
    const houses = Array.from({ length: 400 }, (_, index) => name('house', `${index}к1`, [(index * 37) % 800, (index * 53) % 600]));
    const placed = place([...houses, name('station', 'Тверская', [400, 300], { id: '1' })]);
    expect(texts(placed)[0]).toBe('Тверская');
    const boxes = placed.names.map(({ style, glyphs: [glyph], name: { text } }) => {
      const { x = 0, y = 0 } = glyph ?? {};
      const half = widths.width(text, style) / 2;
      return { left: x - half, right: x + half, top: y - style.size / 2, bottom: y + style.size / 2 };
    });
    expect(boxes.length).toBeGreaterThan(100);
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
    }
  });

  it('does not cut names at the edge', () => {
    expect(texts(place([name('house', '25к1', [2, 300]), name('house', '7', [400, 300])]))).toEqual(['7']);
  });

  it('names nearby stations of the same name once, with a dot each', () => {
    const placed = place([
      name('station', 'Курская', [400, 300], { id: '1' }),
      name('station', 'Курская', [430, 310], { id: '2', color: '#0000ff' }),
      name('station', 'Курская', [430, 310], { id: '2', color: '#0000ff' }),
    ]);
    expect(placed.dots).toHaveLength(2);
    expect(texts(placed)).toEqual(['Курская']);
  });

  it('runs along a street from left to right, whichever way it was drawn', () => {
    const [placed] = place([name('road', 'Тверская улица', [600, 200, 200, 300])]).names;
    expect(placed?.glyphs).toHaveLength(1);
    expect(Math.cos(placed?.glyphs[0]?.angle ?? Math.PI)).toBeGreaterThan(0);
  });

  it('follows a gentle bend letter by letter, and skips a sharp one', () => {
    const arc = Array.from({ length: 40 }, (_, index) => {
      const angle = Math.PI * (0.75 - index / 80);
      return [400 + Math.cos(angle) * 250, 400 - Math.sin(angle) * 250];
    });
    expect(place([name('road', 'Бульварное кольцо', arc.flat())]).names[0]?.glyphs.length).toBe('Бульварное кольцо'.length);
    expect(place([name('road', 'Угол', [380, 300, 400, 300, 400, 320])]).names).toEqual([]);
  });

  it('does not repeat names close by', () => {
    const twice = [name('road', 'проспект Мира', [100, 300, 400, 300]), name('road', 'проспект Мира', [100, 320, 400, 320])];
    expect(texts(place(twice))).toEqual(['проспект Мира']);
  });
});

describe('a street cut by tiles', () => {
  it('is clipped to each tile, and joined into one line again', () => {
    const street = [
      { x: 3000, y: 100 },
      { x: 4100, y: 650 },
      { x: 4160, y: 680 },
    ];
    const [here] = clipLine(street);
    expect(here?.at(-1)).toEqual({ x: 4096, y: 648 });
    const [there] = clipLine([
      { x: -64, y: 616 },
      { x: 4, y: 650 },
      { x: 900, y: 1000 },
    ]).map((line) => line.map(({ x, y }) => ({ x: x + 4096, y })));
    expect(there?.[0]).toEqual({ x: 4096, y: 648 });
    const whole = joinLines([there ?? [], here ?? []]);
    expect(whole).toHaveLength(1);
    expect(whole[0]?.map(({ x }) => x)).toEqual([3000, 4096, 4100, 4996]);
  });

  it('may leave a tile and come back', () => {
    const pieces = clipLine([
      { x: 100, y: 100 },
      { x: 5000, y: 100 },
      { x: 5000, y: 200 },
      { x: 100, y: 200 },
    ]);
    expect(pieces).toHaveLength(2);
    expect(
      clipLine([
        { x: -10, y: -10 },
        { x: -20, y: 5000 },
      ]),
    ).toEqual([]);
  });
});
