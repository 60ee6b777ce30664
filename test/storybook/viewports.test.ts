import { expect, it } from 'vitest';
import { viewports } from '../../.storybook/viewports';

/** Where the requirements change something (§9); `.98` widths end at the pixel before. */
const breakpoints = [375, 453, 576, 721, 744, 992, 1024, 1200];

it.each(breakpoints)('Storybook offers both sides of %i px', (wide) => {
  for (const width of [wide - 1, wide]) expect(viewports[`w${width}`]?.styles.width).toBe(`${width}px`);
});
