import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Theme, themed } from '../themed';
import { type BrandPalette, brandPalette } from './brandPalette';
import { contrast, fromOklch, type Hex, toHex } from './colour';
import { contrastPairs, papers } from './contrastPairs';
import { tooWeak } from './measureContrast';
import { colourTokens, plainColours } from './plainColours';
import { readable } from './readable';

const themes: readonly Theme[] = ['light', 'dark'];
const aTheme = fc.constantFrom(...themes);
const aHex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The 648 colours the rule was designed for: all hues, four saturations, nine lightnesses; then colours outside the sRGB gamut. */
const brands = [0.02, 0.3, 0.45, 0.52, 0.56, 0.6, 0.63, 0.66, 0.72, 0.8, 0.9, 0.98].flatMap((l) =>
  [0, 0.04, 0.1, 0.18, 0.3].flatMap((c) => Array.from({ length: 18 }, (_, at) => ({ l, c, h: at * 20 }))),
);
const spelled = ({ l, c, h }: { l: number; c: number; h: number }) => `oklch(${l} ${c} ${h})`;

const weakOf = ({ pairs }: BrandPalette) => pairs.filter(({ ratio, least }) => ratio < least);

describe.each(themes)('the palette of a brand colour, %s', (theme) => {
  it(`keeps every pair of the list at its norm for ${brands.length} colours over all hues`, () => {
    expect(brands.filter((brand) => weakOf(brandPalette(spelled(brand), { theme })).length > 0)).toEqual([]);
  });

  it('needs no correction for sRGB colours on the default surfaces, except for an invisible fill', () => {
    fc.assert(
      fc.property(aHex, (brand) => {
        const tokens = brandPalette(brand, { theme }).corrections.map(({ token }) => token);
        expect(tokens.filter((token) => !token.startsWith('accent'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('changes nothing where there is nothing to correct', () => {
    expect(readable(plainColours(theme, null), theme, null)).toEqual({ colours: plainColours(theme, null), theme, corrections: [] });
  });
});

describe('surfaces of the page', () => {
  it('carry readable text whatever they are, and the page keeps its colour', () => {
    fc.assert(
      fc.property(aHex, aHex, aHex, aTheme, (brand, page, surface, theme) => {
        const palette = brandPalette(brand, { theme, page, surface });
        expect(weakOf(palette)).toEqual([]);
        expect(palette.colours['bg-page']).toBe(page);
      }),
      { numRuns: 300 },
    );
  });

  it('of the other theme bring that theme', () => {
    const onDark = brandPalette('#d9b668', { page: '#1c3a2d', surface: '#1c3a2d' });
    expect(onDark.theme).toBe('dark');
    expect(onDark.colours).toMatchObject({ text: themed.text[1], danger: themed.danger[1], 'bg-surface': '#1c3a2d' });
    expect(onDark.corrections).toEqual([]);
    expect(brandPalette('#d9b668', { theme: 'dark', page: '#fff' }).theme).toBe('light');
  });

  it('that share no readable text are adjusted to the page', () => {
    const { colours, corrections } = brandPalette('#d9b668', { page: '#1c3a2d' });
    expect(colours).toMatchObject({ 'bg-page': '#1c3a2d', 'bg-surface': '#1c3a2d', 'bg-raised': '#1c3a2d' });
    expect(corrections.map(({ token }) => token)).toEqual(['bg-surface', 'bg-raised']);
  });
});

describe('tokens of the page', () => {
  it('stay when they are readable, even in a theme that does not fit', () => {
    const given = { ...plainColours('light', null, { page: '#1c3a2d', surface: '#1c3a2d' }), 'text-muted': '#c0ffee' };
    expect(readable(given, 'light', null).colours).toMatchObject({ 'text-muted': '#c0ffee', text: themed.text[1] });
  });

  it('never leave a pair below its minimum, whatever they are', () => {
    const anything = fc.record(Object.fromEntries(colourTokens.map((token) => [token, aHex])));
    fc.assert(
      fc.property(anything, aTheme, (given, theme) => {
        expect(tooWeak(readable(given as ReturnType<typeof plainColours>, theme, null).colours)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the verdict on a brand colour', () => {
  it.each([
    ['#ff0000', '#ffffff', false],
    ['#1c7ed6', '#ffffff', false],
    ['#888888', '#ffffff', false],
    ['#0a5c64', '#ffffff', true],
    ['#000', '#ffffff', true],
  ])('%s under %s carries text: %s', (brand, text, canCarryText) => {
    expect(brandPalette(brand).verdict).toMatchObject({ text, canCarryText });
  });

  it.each(['#d9b668', '#b0a000', '#fff'])('%s carries near-black', (brand) => {
    const { verdict } = brandPalette(brand);
    expect(verdict.canCarryText).toBe(true);
    expect(contrast(verdict.text, '#000000')).toBeLessThan(1.2);
  });

  it('is the same in both themes, and negative exactly when the colour itself is not used for fills', () => {
    fc.assert(
      fc.property(aHex, (brand) => {
        const { verdict, colours } = brandPalette(brand);
        expect(brandPalette(brand, { theme: 'dark' }).verdict).toEqual(verdict);
        expect(verdict.ratio).toBeCloseTo(contrast(verdict.brand, verdict.text), 10);
        if (!verdict.canCarryText) expect(colours.accent).not.toBe(brand);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the input', () => {
  it.each([
    'rebeccapurple',
    'hsl(40 60% 50%)',
    'oklch(none 0 none)',
    'lab(50 40 20)',
    'color(display-p3 0 1 0)',
    'rgb(0 0 0/.2)',
    'transparent',
  ])('may be written as %s', (brand) => {
    for (const theme of themes) expect(weakOf(brandPalette(brand, { theme }))).toEqual([]);
  });

  it.each(['', 'banana', 'url(x)', 'currentColor', 'var(--x)', 'javascript:alert(1)'])('is rejected as «%s»', (brand) => {
    expect(() => brandPalette(brand)).toThrow(new TypeError(`brandPalette: "${brand}" is not a CSS colour`));
    expect(() => brandPalette('red', { page: brand })).toThrow(TypeError);
  });

  it('composites translucent surfaces over white', () => {
    expect(brandPalette('red', { page: 'transparent' }).colours['bg-page']).toBe('#ffffff');
    expect(toHex('rgb(0 0 0/.5)', '#ffffff')).toBe('#808080');
  });
});

describe('the list of pairs', () => {
  it('names every text and every control of the theme on every surface', () => {
    for (const paper of papers) {
      const on = contrastPairs.filter(({ back }) => back === paper).map(({ front }) => front);
      expect(on).toEqual(expect.arrayContaining(['text', 'text-muted', 'text-subtle', 'text-accent', 'danger', 'indicator', 'focus']));
    }
  });

  it('agrees with the figures of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is measured on the colours a screen shows', () => {
    const shown: Hex = fromOklch({ l: 0.9, c: 0.4, h: 140 });
    expect(shown).toMatch(/^#[0-9a-f]{6}$/);
  });
});
