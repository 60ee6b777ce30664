import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/Checkbox',
  component: Checkbox,
  args: { label: 'Лоджия', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StateTable
      rows={{
        off: { ...interactions(<Checkbox {...args} />), disabled: <Checkbox {...args} disabled /> },
        on: { ...interactions(<Checkbox {...args} checked />), disabled: <Checkbox {...args} checked disabled /> },
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Texts: Story = {
  render: (args) => (
    <Matrix
      column={260}
      states={{
        short: <Checkbox {...args} />,
        long: <Checkbox {...args} checked label="Только квартиры, где можно жить с детьми и животными, и без комиссии агенту" />,
        'with emphasis': (
          <Checkbox
            {...args}
            label={
              <span>
                Не <b>первый</b> этаж
              </span>
            }
          />
        ),
      }}
    />
  ),
};

export const SwitchesByItsWords: Story = {
  render: (args) => (
    <Stateful<boolean> initial={false} onChange={args.onChange}>
      {(checked, change) => <Checkbox {...args} checked={checked} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByText('Лоджия'));
    await expect(view.getByRole('checkbox', { name: 'Лоджия' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
