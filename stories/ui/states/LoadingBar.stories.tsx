import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from '../../../src/ui/states/LoadingBar';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'ui/states/LoadingBar',
  component: LoadingBar,
  args: { isActive: true, label: 'Загрузка карты' },
  render: (args) => (
    <div style={{ position: 'relative', height: 96, background: 'var(--kv-bg-sunken)' }}>
      <LoadingBar {...args} />
    </div>
  ),
} satisfies Meta<typeof LoadingBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const bar = view.getByRole('progressbar', { name: 'Загрузка карты' });
    const { height, width } = bar.getBoundingClientRect();
    await expect(height).toBe(3);
    await expect(width).toBe(bar.parentElement?.clientWidth);
  },
};
export const InTheDark: Story = { ...Active, globals: { theme: 'dark' } };

/** Nothing is visible or announced. */
export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.queryByRole('progressbar')).toBeNull();
  },
};
