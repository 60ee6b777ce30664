import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconSize, iconNames } from '../../src/ui/icons/Icon';
import { seen } from '../support/checks/seen';
import { Sample } from './Sample';
import { Section } from './Section';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly IconSize[] = [16, 18, 20, 24, 32];

/** Tabler Icons, outline. Decorative: the control around an icon carries the name. */
export const All: Story = {
  render: () => (
    <Section title={`${iconNames.length} icons`} column={112}>
      {iconNames.map((name) => (
        <Sample key={name} name={name}>
          <div style={{ display: 'grid', alignItems: 'center', height: 40 }}>
            <Icon name={name} size={24} />
          </div>
        </Sample>
      ))}
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons).toHaveLength(iconNames.length);
    for (const icon of icons) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      const { width, height } = icon.getBBox();
      await expect(Math.max(width, height)).toBeGreaterThan(8);
    }
  },
};
export const InTheDark: Story = { ...All, globals: { theme: 'dark' } };

/** The larger an icon, the thinner its stroke, so that all have the same visual weight. */
export const Sizes: Story = {
  render: () => (
    <Section title="Sizes" column={80}>
      {sizes.map((size) => (
        <Sample key={size} name={`${size}px`}>
          <div>
            <Icon name="search" size={size} />
          </div>
        </Sample>
      ))}
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons.map((icon) => icon.getBoundingClientRect().width)).toEqual([...sizes]);
    const strokes = icons.map((icon) => Number(icon.getAttribute('stroke-width')));
    await expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
  },
};
