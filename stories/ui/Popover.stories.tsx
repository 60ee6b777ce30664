import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button';
import { Popover } from '../../src/ui/Popover';
import { Matrix } from '../support/Matrix';
import { seen } from '../support/seen';

const meta = {
  title: 'ui/Popover',
  component: Popover,
  args: {
    label: 'Комнаты',
    placeholder: 'Любые',
    children: (close: () => void) => (
      <div style={{ display: 'grid', gap: 8 }}>
        <p>1-2 комн.</p>
        <Button onClick={close}>Применить</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Triggers: Story = {
  render: (args) => (
    <Matrix
      states={{
        empty: <Popover {...args} />,
        filled: <Popover {...args} value="1-2 комн., 4+ комн." />,
        invalid: <Popover {...args} value="30 — 10 млн ₽" isInvalid />,
        disabled: <Popover {...args} disabled />,
        'whole width': <Popover {...args} block />,
      }}
    />
  ),
};

export const TriggersInTheDark: Story = { ...Triggers, globals: { theme: 'dark' } };

export const OpensAndReturnsTheFocus: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    const trigger = view.getByRole('button', { name: /^Комнаты/ });
    await userEvent.click(trigger);
    await waitFor(() => expect(view.getByRole('dialog', { name: 'Комнаты' })).toBeVisible());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(view.getByRole('button', { name: 'Применить' })).toHaveFocus());
    await userEvent.click(view.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(trigger).toHaveFocus();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: /^Комнаты/ }));
    await waitFor(() => expect(view.getByRole('dialog')).toBeVisible());
  },
};
