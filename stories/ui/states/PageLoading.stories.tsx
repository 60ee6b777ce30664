import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLoading } from '../../../src/ui/states/PageLoading';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'ui/states/PageLoading',
  component: PageLoading,
  args: { label: 'Загрузка страницы' },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText(args.label)).toBeVisible();
    await expect(view.getByRole('status')).toHaveTextContent(args.label);
  },
} satisfies Meta<typeof PageLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const LongInTheDark: Story = { globals: { theme: 'dark' } };
