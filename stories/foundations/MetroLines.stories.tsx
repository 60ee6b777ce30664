import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import register from '../../examples/server/facts/stations.tsv?raw';
import { MetroGlyph, MetroLabel } from '../../src/parts/MetroLabel';
import { contrast as contrastOf, fromOklch, toOklch } from '../../src/ui/theme/palette/colour';
import { plainColours } from '../../src/ui/theme/palette/plainColours';
import { type Theme, themed } from '../../src/ui/theme/themed';
import { contrast, toRgb } from '../support/checks/contrast';
import { seen } from '../support/checks/seen';
import { useStoryPlace } from '../support/storyContext';
import { figuresOf, Sample } from './Sample';
import { Section } from './Section';

const meta = { title: 'Foundations/Metro lines' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface Line {
  readonly name: string;
  readonly lineName: string;
  readonly route: string;
  readonly color: string;
}

/** Every line of the register of stations, with its first station. */
const lines: readonly Line[] = [
  ...new Map(
    register
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t'))
      .filter(([, , , , color]) => Boolean(color))
      .toReversed()
      .map(([, name = '', lineName = '', route = '', color = '']) => [route, { name, lineName, route, color }] as const),
  ).values(),
].sort((a, b) => a.route.localeCompare(b.route, 'ru', { numeric: true }));

const papers = ['bg-surface', 'bg-page'] as const;

/** The edge of a line as the component draws it, and its contrast on both surfaces. */
function edgeOf(color: string, theme: Theme) {
  const side = theme === 'dark' ? 1 : 0;
  const { l, c, h } = toOklch(color);
  const least = Number(themed['metro-edge-min'][side]);
  const most = Number(themed['metro-edge-max'][side]);
  const edge = fromOklch({ l: Math.min(most, Math.max(least, l)), c, h });
  return { edge, ratios: papers.map((paper) => contrastOf(edge, plainColours(theme, null)[paper])) };
}

const box = { display: 'flex', padding: 12, borderRadius: 'var(--kv-radius-control)', background: 'var(--kv-bg-surface)' };
const themeOf = (theme: unknown): Theme => (theme === 'dark' ? 'dark' : 'light');

function AllLines() {
  const theme = themeOf(useStoryPlace().theme);
  return (
    <Section title={`${lines.length} lines of the register`} column={220}>
      {lines.map(({ name, lineName, route, color }) => {
        const { edge, ratios } = edgeOf(color, theme);
        const figures = [
          lineName,
          color.toLowerCase(),
          `edge ${edge}`,
          ...ratios.map((ratio, index) => `${ratio.toFixed(2)} on ${papers[index]}`),
        ];
        return (
          <Sample key={route} name={route} figures={figures}>
            <div style={box}>
              <MetroLabel isShort metro={{ name, lineName, route, color, minutes: 8 }} />
            </div>
          </Sample>
        );
      })}
      <Sample name="metro-default" figures={['a line that the register does not know']}>
        <div style={box}>
          <MetroGlyph color={null} route={null} />
        </div>
      </Sample>
    </Section>
  );
}

/**
 * Colours are those of the lines, so pale ones would vanish on the surface: the edge around the ring keeps the hue and moves its
 * lightness between `metro-edge-min` and `metro-edge-max`. МЦК and МЦД are railways with a double track.
 */
export const All: Story = {
  render: () => <AllLines />,
  play: async ({ canvasElement, globals }) => {
    await seen(canvasElement);
    await expect(lines.length).toBeGreaterThanOrEqual(20);
    const theme = themeOf(globals['theme']);
    for (const { route, color } of lines) {
      const glyph = canvasElement.querySelector(`[data-token="${route}"] i`);
      if (!glyph) throw new Error(`${route} is not shown`);
      const { borderColor, boxShadow } = getComputedStyle(glyph, '::after');
      await expect(toRgb(borderColor)).toEqual(toRgb(color));
      const { ratios } = edgeOf(color, theme);
      for (const [index, paper] of papers.entries()) {
        const measured = contrast(boxShadow.replace(/ 0px.*$/, ''), plainColours(theme, null)[paper]);
        await expect(Math.abs(measured - (ratios[index] ?? 0))).toBeLessThan(0.05);
        await expect([route, paper, measured >= 3 ? 'seen' : measured]).toEqual([route, paper, 'seen']);
        await expect(figuresOf(canvasElement, route)).toContain(`${(ratios[index] ?? 0).toFixed(2)} on ${paper}`);
      }
    }
  },
};
export const InTheDark: Story = { ...All, globals: { theme: 'dark' } };
