import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/buttons/Button';
import { Popover } from '../../../src/ui/overlay/Popover';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/overlay/Popover',
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

export const States: Story = {
  render: (args) => {
    const states = (value: string) => ({
      ...interactions(<Popover {...args} value={value} />),
      invalid: <Popover {...args} value={value} isInvalid />,
      disabled: <Popover {...args} value={value} disabled />,
    });
    return <StateTable rows={{ empty: states(''), filled: states('1-2 комн.') }} />;
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Triggers: Story = {
  render: (args) => (
    <Matrix
      states={{
        empty: <Popover {...args} />,
        filled: <Popover {...args} value="1-2 комн., 4+ комн." />,
        invalid: <Popover {...args} value="30 — 10 млн ₽" isInvalid />,
        'whole width': <Popover {...args} block />,
        'long text': (
          <div style={{ width: 200 }}>
            <Popover {...args} value="Студия, 1-2 комн., 4+ комн." />
          </div>
        ),
      }}
    />
  ),
};

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

export const OpenedInTheDark: Story = { ...Opened, globals: { theme: 'dark' } };
