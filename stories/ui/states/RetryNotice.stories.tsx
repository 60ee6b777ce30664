import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RetryNotice } from '../../../src/ui/states/RetryNotice';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'ui/states/RetryNotice',
  component: RetryNotice,
  args: {
    text: 'Не удалось загрузить. Проверьте соединение с интернетом.',
    retry: 'Повторить',
    close: 'Закрыть',
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <RetryNotice {...args} />
    </div>
  ),
} satisfies Meta<typeof RetryNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
