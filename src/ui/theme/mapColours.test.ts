import { describe, expect, it } from 'vitest';
import { mapColours } from './mapColours';
import { contrastOfLuminances, luminance } from './palette/colour';

describe.each(['light', 'dark'])('names on a map, %s', (theme) => {
  it.each(['map-land', 'map-block'] as const)('can be read on %s (WCAG 1.4.3)', (ground) => {
    const light = (token: keyof typeof mapColours) => luminance(mapColours[token][theme === 'dark' ? 1 : 0]);
    expect(contrastOfLuminances(light('map-label'), light(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
