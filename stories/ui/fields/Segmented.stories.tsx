import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Segmented } from '../../../src/ui/fields/Segmented';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const deals = [
  { value: 'sale', label: 'Купить' },
  { value: 'rent', label: 'Снять' },
];

const meta = {
  title: 'ui/fields/Segmented',
  component: Segmented<string>,
  args: { legend: 'Сделка', options: deals, value: 'sale', onChange: fn() },
} satisfies Meta<typeof Segmented<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StateTable
      rows={{
        first: { ...interactions(<Segmented {...args} hideLegend />), disabled: <Segmented {...args} hideLegend disabled /> },
        second: {
          ...interactions(<Segmented {...args} hideLegend value="rent" />),
          disabled: <Segmented {...args} hideLegend value="rent" disabled />,
        },
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Groups: Story = {
  render: (args) => (
    <Matrix
      column={340}
      states={{
        'with legend': <Segmented {...args} />,
        'one of them disabled': <Segmented {...args} options={[...deals, { value: 'day', label: 'Посуточно', disabled: true }]} />,
        'long text': (
          <Segmented
            {...args}
            options={[
              { value: 'sale', label: 'От собственника' },
              { value: 'rent', label: 'От агента' },
            ]}
          />
        ),
      }}
    />
  ),
};

export const ByArrowKeys: Story = {
  render: (args) => (
    <Stateful<string> initial="sale" onChange={args.onChange}>
      {(value, change) => <Segmented {...args} value={value} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.tab();
    await expect(view.getByRole('radio', { name: 'Купить' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('rent');
    await expect(view.getByRole('radio', { name: 'Снять' })).toBeChecked();
  },
};
