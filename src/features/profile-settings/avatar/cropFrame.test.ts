import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptInside, middle, mostZoom, squareOf } from './cropFrame';

const length = fc.integer({ min: 1, max: 8000 });
const any = fc.double({ noNaN: true, min: -10, max: 10 });

it('whatever is dragged and zoomed, the square is inside the picture', () => {
  fc.assert(
    fc.property(length, length, any, any, any, (width, height, x, y, zoom) => {
      const size = { width, height };
      const place = keptInside(size, { x, y, zoom });
      const { left, top, side } = squareOf(size, place);
      expect(place.zoom).toBeGreaterThanOrEqual(1);
      expect(place.zoom).toBeLessThanOrEqual(mostZoom);
      for (const [start, whole] of [
        [left, width],
        [top, height],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(-0.001);
        expect(start + side).toBeLessThanOrEqual(whole + 0.001);
      }
    }),
  );
});

it('begins in the middle, as large as the picture allows', () => {
  expect(squareOf({ width: 400, height: 200 }, middle)).toEqual({ left: 100, top: 0, side: 200 });
});
