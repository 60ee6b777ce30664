import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { brandPalette } from '../../src/ui/theme';
import { toRgb } from '../support/checks/contrast';
import { seen } from '../support/checks/seen';
import { Before, BrandSheet, type BrandSheetProps, Live, noteOn, tooWeak } from './BrandSheet';
import { expectPairs, PairSample } from './PairSample';
import { Section } from './Section';

const meta = {
  title: 'Foundations/Brand',
  // The sheets also show colours on which no text is readable.
  parameters: { a11y: { context: { exclude: ['[data-token="given"]', '[data-before]'] } } },
  // The stories check the kit's warnings to developers themselves.
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    return () => warn.mockRestore();
  },
} satisfies Meta;
export default meta;

const warnings = () => mocked(console.warn).mock.calls.map(([text]) => String(text));

/** No text is readable on the two in the middle of the scale; white would disappear on the surface; the last is outside the sRGB gamut. */
const brands = [
  '#0a5c64',
  '#d9b668',
  '#7a1f5c',
  '#9a6b1e',
  '#1c7ed6',
  '#ff0000',
  '#808080',
  '#b0f000',
  '#ffffff',
  '#000000',
  'color(display-p3 0 1 0)',
];

const sheetsOf = (theme: 'light' | 'dark'): StoryObj => ({
  globals: { theme },
  render: () => (
    <>
      {brands.map((brand) => (
        <BrandSheet key={brand} brand={brand} theme={theme} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const silent = brands.filter((brand) => !brandPalette(brand, { theme }).verdict.canCarryText);
    await waitFor(() => {
      for (const brand of silent) expect(warnings().filter((text) => text.includes(brand))).toHaveLength(1);
    });
    for (const live of canvasElement.querySelectorAll('[data-live]')) await waitFor(() => expect(tooWeak(live)).toEqual([]));
    for (const box of canvasElement.querySelectorAll<HTMLElement>('[data-colour]')) {
      await expect(toRgb(getComputedStyle(box).backgroundColor)).toEqual(toRgb(box.dataset['colour'] ?? ''));
    }
  },
});

/** One colour in, a palette out, with its lowest contrast. */
export const PartnerColours: StoryObj = sheetsOf('light');
export const PartnerColoursInTheDark: StoryObj = sheetsOf('dark');

const papers: readonly (Pick<BrandSheetProps, 'brand' | 'page' | 'surface' | 'theme'> & { readonly what: string })[] = [
  { what: 'warm paper, nothing to correct', brand: '#9a6b1e', theme: 'light', page: '#fbf7ec', surface: '#fbf7ec' },
  {
    what: 'dark paper under the light theme: colours of the dark one',
    brand: '#d9b668',
    theme: 'light',
    page: '#1c3a2d',
    surface: '#1c3a2d',
  },
  { what: 'only the page is dark: the cards follow', brand: '#d9b668', theme: 'light', page: '#1c3a2d' },
  {
    what: 'grey in the middle of the scale: every text goes towards black',
    brand: '#7a1f5c',
    theme: 'light',
    page: '#8a8a8a',
    surface: '#8a8a8a',
  },
  { what: 'light paper under the dark theme', brand: '#0a5c64', theme: 'dark', page: '#ffffff', surface: '#ffffff' },
  {
    what: 'paper of the brand’s own colour: the button is told from it',
    brand: '#d9b668',
    theme: 'light',
    page: '#d9b668',
    surface: '#d9b668',
  },
];

/** `--kv-page` and `--kv-surface` of the page: first the uncorrected colours on them, with their contrast, then the actual ones. Where text would be unreadable, the root corrects it and warns. */
export const OwnPaper: StoryObj = {
  render: () => (
    <>
      {papers.map(({ what, ...sheet }) => (
        <Section key={what} title={what} note={noteOn(brandPalette(sheet.brand, sheet), sheet.theme)}>
          <Before {...sheet} />
          <Live {...sheet}>
            <span>Двухкомнатная квартира</span>
            <span style={{ color: 'var(--kv-text-muted)' }}>54,3 м²</span>
            <span style={{ color: 'var(--kv-danger)' }}>Произшла ошибка</span>
          </Live>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    await waitFor(() => expect(warnings()).toHaveLength(papers.length - 1));
    for (const live of canvasElement.querySelectorAll('[data-live]')) await expect(tooWeak(live)).toEqual([]);
    await expect(warnings().filter((text) => text.includes('Задайте theme="dark"'))).toHaveLength(2);
    await expect(warnings().filter((text) => text.includes('Задайте theme="light"'))).toHaveLength(1);
  },
};

/** Try a colour: every pair of the palette that `brandPalette` of `@kvartal/kit/theme` makes of it, and the kit in it. */
export const TryOne: StoryObj<BrandSheetProps> = {
  args: { brand: '#1c7ed6', theme: 'light' },
  argTypes: {
    brand: { control: 'color' },
    theme: { control: 'inline-radio', options: ['light', 'dark'] },
    page: { control: 'color' },
    surface: { control: 'color' },
  },
  render: ({ brand, theme, page, surface }) => {
    const { pairs, colours } = brandPalette(brand, { theme, page, surface });
    return (
      <>
        <BrandSheet brand={brand} theme={theme} page={page} surface={surface} />
        <Section title="Every pair" column={190}>
          {pairs.map((pair) => (
            <PairSample key={`${pair.front} on ${pair.back}`} pair={pair} colours={colours} />
          ))}
        </Section>
      </>
    );
  },
  play: async ({ canvasElement, args: { brand, ...options } }) => {
    await seen(canvasElement);
    await expectPairs(canvasElement, brandPalette(brand, options).pairs);
  },
};
