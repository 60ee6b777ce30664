import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeComposed, makeComposed } from '../../../examples/server/pictures/composed/composedPicture';
import { floorPlan } from '../../../examples/server/pictures/composed/floorPlan';
import { planLabels } from '../../../examples/server/pictures/composed/planLabels';
import { doorWidth, type PlanFacts, planRooms, shownAreas } from '../../../examples/server/pictures/composed/planRooms';
import { planSource, readPlan } from '../../../examples/server/pictures/composed/planSource';
import { strokes } from '../../../examples/server/pictures/composed/strokes';
import { readVariant, sourceOf, variantsOf } from '../../../examples/server/pictures/composed/variant';

/** Flats as they are: m² by the number of rooms, hundredths. */
const areas = { 1: [2500, 7000], 2: [3600, 14_000], 3: [5000, 20_000], 4: [7000, 40_000], 5: [1500, 5000] } as const;
const flats: fc.Arbitrary<PlanFacts> = fc.constantFrom(1, 2, 3, 4, 5).chain((rooms) =>
  fc.record({
    rooms: fc.constant(rooms),
    area: fc.integer({ min: areas[rooms as 1][0] / 10, max: areas[rooms as 1][1] / 10 }).map((tenths) => tenths * 10),
    isCombined: rooms === 5 ? fc.constant(true) : fc.boolean(),
    outdoor: fc.constantFrom('balcony', 'loggia', 'none'),
  }),
);

describe('the plan of a flat', () => {
  test('has its rooms and its bathroom, which fill its area without overlapping', () => {
    fc.assert(
      fc.property(flats, (facts) => {
        const plan = planRooms(facts);
        const { rooms } = plan;
        const count = (...uses: string[]) => rooms.filter(({ use }) => uses.includes(use)).length;
        expect(count('living', 'bedroom', 'studio')).toBe(facts.rooms === 5 ? 1 : facts.rooms);
        expect([count('shared-bath'), count('bath'), count('toilet')]).toEqual(facts.isCombined ? [1, 0, 0] : [0, 1, 1]);
        expect(count('kitchen')).toBe(facts.rooms === 5 ? 0 : 1);
        const sum = rooms.reduce((total, { width, height }) => total + width * height, 0);
        expect(sum).toBeCloseTo(facts.area / 100, 6);
        for (const { x, y, width, height } of rooms) {
          expect(Math.min(x, y, width - doorWidth, height - doorWidth)).toBeGreaterThan(-1e-9);
          expect([x + width <= plan.width + 1e-9, y + height <= plan.height + 1e-9]).toEqual([true, true]);
        }
        for (const [index, one] of rooms.entries())
          for (const other of rooms.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(1e-6);
      }),
    );
  });

  test('has doors that fit, from the hall to every room', () => {
    fc.assert(
      fc.property(flats, (facts) => {
        const { rooms } = planRooms(facts);
        const hall = rooms.find(({ use }) => use === 'hall');
        for (const room of rooms) {
          const { side, at } = room.door;
          const isAcross = side === 'top' || side === 'bottom';
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + doorWidth).toBeLessThanOrEqual((isAcross ? room.width : room.height) + 1e-9);
          if (room === hall || !hall) continue;
          const [from, to] = isAcross ? [room.x + at, room.x + at + doorWidth] : [room.y + at, room.y + at + doorWidth];
          const [start, end] = isAcross ? [hall.x, hall.x + hall.width] : [hall.y, hall.y + hall.height];
          expect([facts, room.use, from >= start - 1e-9, to <= end + 1e-9]).toEqual([facts, room.use, true, true]);
        }
      }),
    );
  });

  test('names every room inside of it, in signs that it can draw', () => {
    fc.assert(
      fc.property(flats, (facts) => {
        const plan = planRooms(facts);
        const labels = planLabels(plan, facts);
        expect(labels.length).toBe(plan.rooms.length);
        for (const [index, { lines, space }] of labels.entries()) {
          const room = plan.rooms[index];
          if (!room) continue;
          expect([...lines.join('')].filter((sign) => sign !== '^' && sign !== ' ' && !strokes[sign])).toEqual([]);
          // A sign needs room, or nobody can read it.
          expect([facts, room.use, Math.min(space.width, space.height) > 0.15]).toEqual([facts, room.use, true]);
          expect(space.x >= room.x && space.x + space.width <= room.x + room.width).toBe(true);
          expect(space.y >= room.y && space.y + space.height <= room.y + room.height).toBe(true);
        }
        const only = labels.flatMap(({ lines }) => lines[0] ?? []).filter((name) => /^(Комната|Гостиная|Студия)$/.test(name));
        expect(only).toEqual([facts.rooms === 5 ? 'Студия' : facts.rooms === 1 ? 'Комната' : 'Гостиная']);
      }),
    );
  });

  test('says areas that add up, and is drawn without text', () => {
    fc.assert(
      fc.property(flats, (facts) => {
        expect(shownAreas(planRooms(facts), facts.area).reduce((sum, value) => sum + value, 0)).toBe(facts.area / 10);
        const drawing = floorPlan(facts);
        expect(drawing).toBe(floorPlan(facts));
        expect(drawing).not.toMatch(/<text|NaN|undefined/);
        expect(readPlan(planSource(facts))).toEqual(facts);
      }),
    );
  });
});

describe('composed pictures', () => {
  const base = { hash: 'a'.repeat(32), width: 1280, height: 853, color: '#123456' };

  test.each(['living-euro-b', 'facade-panel-9-a'])('%s can be read back from every variant, each with its own address', (source) => {
    const sources = variantsOf(true, source.startsWith('facade')).map((variant) => sourceOf(source, variant));
    expect(sources[0]).toBe(source);
    const hashes = sources.slice(1).map((composed) => {
      const read = readVariant(composed);
      expect(read && [read.base, sourceOf(source, read.variant)]).toEqual([source, composed]);
      return describeComposed(composed, () => base).hash;
    });
    expect(new Set(hashes).size).toBe(sources.length - 1);
  });

  test.each(['living-euro-b~left-mirrored-evening', 'facade-panel-9-a~mirrored', 'plan-2-5450-combined-balcony'])(
    '%s is made in the size that it says',
    async (source) => {
      const { width, height, widths } = describeComposed(source, () => base);
      for (const size of widths) {
        const made = await sharp((await makeComposed(source, size, 'webp')) ?? Buffer.alloc(0)).metadata();
        expect([made.width, made.format]).toEqual([size, 'webp']);
        expect(Math.abs((made.height ?? 0) - (size * height) / width)).toBeLessThanOrEqual(1);
      }
    },
  );

  test('what is not in the library cannot be made', async () => {
    expect(await makeComposed('sauna~mirrored', 320, 'jpg')).toBeNull();
    expect(await makeComposed('../../main~mirrored', 320, 'jpg')).toBeNull();
    expect(() => describeComposed('living-euro-b', () => base)).toThrow(RangeError);
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
