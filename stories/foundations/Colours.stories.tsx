import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mapColour, mapColours } from '../../src/ui/theme/mapColours';
import { measureContrast } from '../../src/ui/theme/palette/measureContrast';
import { colourTokens, plainColours } from '../../src/ui/theme/palette/plainColours';
import type { ColourToken } from '../../src/ui/theme/themed';
import { contrast, toRgb } from '../support/checks/contrast';
import { seen } from '../support/checks/seen';
import { useStoryPlace } from '../support/storyContext';
import { expectPairs, PairSample } from './PairSample';
import { figuresOf, Sample } from './Sample';
import { Section } from './Section';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const themeOf = (theme: unknown) => (theme === 'dark' ? 'dark' : 'light');

const groups: Readonly<Record<string, (token: ColourToken) => boolean>> = {
  'Paper and fills': (token) => token.startsWith('bg-'),
  Text: (token) => token.startsWith('text'),
  Lines: (token) => token.startsWith('line') || token.startsWith('focus'),
  'Accent and indicator': (token) => /accent|indicator/.test(token) && !token.startsWith('text'),
  States: (token) => /danger|warning/.test(token),
  Placeholders: (token) => token.startsWith('skeleton'),
};

const mapTokens = Object.keys(mapColours) as (keyof typeof mapColours)[];

const swatch = { height: 56, borderRadius: 'var(--kv-radius-control)', boxShadow: 'inset 0 0 0 1px var(--kv-line)' };

function AllTokens() {
  const colours = plainColours(themeOf(useStoryPlace().theme), null);
  return Object.entries(groups).map(([title, belongs]) => (
    <Section key={title} title={title} column={140}>
      {colourTokens.filter(belongs).map((token) => (
        <Sample key={token} name={token} figures={[colours[token]]}>
          <div style={{ ...swatch, background: `var(--kv-${token})` }} />
        </Sample>
      ))}
    </Section>
  ));
}

/** Every colour by its token; a page sets `--kv-` and the name. */
export const Tokens: Story = {
  render: () => <AllTokens />,
  play: async ({ canvasElement, globals }) => {
    await seen(canvasElement);
    const colours = plainColours(themeOf(globals['theme']), null);
    for (const token of colourTokens) {
      const box = canvasElement.querySelector(`[data-token="${token}"] > div`);
      await expect(box && toRgb(getComputedStyle(box).backgroundColor)).toEqual(toRgb(colours[token]));
      await expect(figuresOf(canvasElement, token)).toEqual([colours[token]]);
    }
  },
};
export const TokensInTheDark: Story = { ...Tokens, globals: { theme: 'dark' } };

/** Bundled with the code of a map. */
export const OfTheMap: Story = {
  render: () => (
    <Section title="Map" column={140}>
      {mapTokens.map((token) => (
        <Sample key={token} name={token} figures={mapColours[token]}>
          <div style={{ ...swatch, background: mapColour(token) }} />
        </Sample>
      ))}
    </Section>
  ),
  play: async ({ canvasElement, globals }) => {
    await seen(canvasElement);
    for (const token of mapTokens) {
      const box = canvasElement.querySelector(`[data-token="${token}"] > div`);
      const ours = mapColours[token][themeOf(globals['theme']) === 'dark' ? 1 : 0];
      await expect(box && toRgb(getComputedStyle(box).backgroundColor)).toEqual(toRgb(ours));
    }
  },
};
export const OfTheMapInTheDark: Story = { ...OfTheMap, globals: { theme: 'dark' } };

const kinds: Readonly<Record<string, (least: number) => boolean>> = {
  'Text, at least 4.5 (WCAG 1.4.3)': (least) => least >= 4.5,
  'Lines of controls, indicators, focus, at least 3 (WCAG 1.4.11)': (least) => least === 3,
  'A filled button against what it stands on': (least) => least < 3,
};

function AllPairs() {
  const pairs = measureContrast(plainColours(themeOf(useStoryPlace().theme), null));
  return Object.entries(kinds).map(([title, belongs]) => (
    <Section key={title} title={title} column={190}>
      {pairs
        .filter(({ least }) => belongs(least))
        .map((pair) => (
          <PairSample key={`${pair.front} on ${pair.back}`} pair={pair} />
        ))}
    </Section>
  ));
}

/** The list of pairs (`contrastPairs`), shared with tests and the check on a page. */
export const Contrast: Story = {
  render: () => <AllPairs />,
  play: async ({ canvasElement, globals }) => {
    await seen(canvasElement);
    await expectPairs(canvasElement, measureContrast(plainColours(themeOf(globals['theme']), null)));
  },
};
export const ContrastInTheDark: Story = { ...Contrast, globals: { theme: 'dark' } };

const chips = ['photo-chip', 'photo-chip-hover'];

/** A label over a photo is on a chip, which is measured over the worst case: pure white. */
export const OverPhotographs: Story = {
  render: () => (
    <Section title="Over a white photograph">
      {chips.map((token) => (
        <Sample key={token} name={token}>
          <div style={{ padding: 16, background: '#fff' }}>
            <span style={{ padding: '4px 8px', color: 'var(--kv-on-photo)', background: `var(--kv-${token})` }}>5 фото</span>
          </div>
        </Sample>
      ))}
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    for (const token of chips) {
      const label = canvasElement.querySelector(`[data-token="${token}"] span`);
      if (!label) throw new Error(`${token} is not shown`);
      const { color, backgroundColor } = getComputedStyle(label);
      await expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    }
  },
};
