import { expect, test } from 'vitest';
import { requestBox } from '../city/moscowPlace';
import { fillingZoom } from './geo';

test.each([
  [320, 10],
  [744, 10],
  [1000, 10],
  [1280, 11],
  [1440, 11],
  [1920, 11],
  [2560, 12],
  [0, 10],
])('a window of %d px starts at zoom %d', (width, zoom) => {
  expect(fillingZoom(requestBox, width, 10, 19)).toBe(zoom);
});

test('never beyond the closest zoom', () => expect(fillingZoom(requestBox, 4000, 10, 11)).toBe(11));
