import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { constants, spaces } from '../../src/ui/theme/tokens';
import { seen } from '../support/checks/seen';
import { onNavigator } from '../support/onNavigator';
import { figuresOf, Sample } from './Sample';
import { Section } from './Section';

const meta = { title: 'Foundations/Shape' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (start: string) => Object.keys(constants).filter((name) => name.startsWith(start));
const boxOf = (view: ParentNode, name: string) => {
  const box = view.querySelector(`[data-token="${name}"] > div`);
  if (!box) throw new Error(`${name} is not shown`);
  return getComputedStyle(box);
};

/** Inside a component 4 to 16, between components 20 to 24, between sections 48 and more. */
export const Spacing: Story = {
  render: () => (
    <Section title="Space" column={120}>
      {spaces.map((step) => (
        <Sample key={step} name={`space-${step}`} figures={[`${step}px`]}>
          <div style={{ width: `var(--kv-space-${step})`, height: 24, background: 'var(--kv-accent)' }} />
        </Sample>
      ))}
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    for (const step of spaces) {
      await expect([boxOf(canvasElement, `space-${step}`).width]).toEqual(figuresOf(canvasElement, `space-${step}`));
    }
  },
};

/** A press on the name of a sample copies it as CSS reads it. */
export const Copied: Story = {
  ...Spacing,
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const writeText = fn(async () => {});
    const restore = onNavigator({ clipboard: { writeText } });
    await userEvent.click(view.getByRole('button', { name: 'space-16' }));
    await expect(await view.findByText('copied')).toBeVisible();
    await expect(writeText.mock.calls).toEqual([['var(--kv-space-16)']]);
    restore();
  },
};

const tile = { width: 128, height: 96, background: 'var(--kv-accent-soft)', boxShadow: 'inset 0 0 0 1px var(--kv-accent-line)' };
/** The computed radius, including the factor of the page. */
const radii: Readonly<Record<string, string>> = {
  'radius-tight': '4px',
  'radius-control': '8px',
  'radius-box': '12px',
  'radius-corner-s': '18px',
  'radius-corner': '28px',
  'radius-corner-open': '52px',
  'radius-corner-l': '40px',
  'shape-home': '4px 28px 4px 4px',
  'shape-home-s': '4px 18px 4px 4px',
  'shape-home-l': '8px 40px 8px 8px',
};

function AllRadii({ isSquare = false }: { readonly isSquare?: boolean }) {
  return (
    <>
      <Section title="Radii" note="A control has even corners." column={140}>
        {named('radius-')
          .filter((name) => name in radii)
          .map((name) => (
            <Sample key={name} name={name} figures={[isSquare ? '0px' : (radii[name] ?? '')]}>
              <div style={{ ...tile, borderRadius: `var(--kv-${name})` }} />
            </Sample>
          ))}
      </Section>
      <Section title="Homes" note="A photo, a card, a dialog: tight corners and one large one." column={140}>
        {named('shape-').map((name) => (
          <Sample key={name} name={name} figures={[isSquare ? '0px' : (radii[name] ?? '')]}>
            <div style={{ ...tile, borderRadius: `var(--kv-${name})` }} />
          </Sample>
        ))}
      </Section>
    </>
  );
}

export const Radii: Story = {
  render: () => <AllRadii />,
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    for (const [name, radius] of Object.entries(radii)) {
      await expect([name, boxOf(canvasElement, name).borderRadius]).toEqual([name, radius]);
    }
  },
};

const square: Record<string, string> = { '--kv-radius-factor': '0' };

/** `--kv-radius-factor: 0` on the tag makes every corner square, 1.5 is the maximum. */
export const SquareRadii: Story = {
  render: () => (
    <div className="kv" style={square}>
      <AllRadii isSquare />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    for (const name of Object.keys(radii)) await expect([name, boxOf(canvasElement, name).borderRadius]).toEqual([name, '0px']);
  },
};

/** 1 lies on a surface, 2 floats: popovers, dialogs. Page content has none. */
export const Shadows: Story = {
  render: () => (
    <Section title="Shadows" column={180}>
      {['shadow-1', 'shadow-2'].map((name) => (
        <Sample key={name} name={name}>
          <div
            style={{
              height: 96,
              marginBottom: 24,
              borderRadius: 'var(--kv-radius-box)',
              background: 'var(--kv-bg-raised)',
              boxShadow: `var(--kv-${name})`,
            }}
          />
        </Sample>
      ))}
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const shadows = ['shadow-1', 'shadow-2'].map((name) => boxOf(canvasElement, name).boxShadow);
    for (const shadow of shadows) await expect(shadow).toContain('rgba(');
    await expect(new Set(shadows).size).toBe(2);
  },
};
export const ShadowsInTheDark: Story = { ...Shadows, globals: { theme: 'dark' } };
