import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectAll } from '../../../src/ui/fields/SelectAll';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/SelectAll',
  component: SelectAll,
  args: { label: 'Выбрать все', chosen: 0, count: 3, onChange: fn() },
} satisfies Meta<typeof SelectAll>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StateTable
      rows={{
        none: interactions(<SelectAll {...args} />),
        some: interactions(<SelectAll {...args} chosen={2} />),
        all: interactions(<SelectAll {...args} chosen={3} />),
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const SelectsTheRest: Story = {
  render: (args) => (
    <Stateful<number> initial={1} onChange={(chosen) => args.onChange(chosen === args.count)}>
      {(chosen, change) => <SelectAll {...args} chosen={chosen} onChange={(isOn) => change(isOn ? args.count : 0)} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    const box = view.getByRole('checkbox', { name: 'Выбрать все' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
