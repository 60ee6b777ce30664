import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select, type SelectVariant } from '../../../src/ui/fields/Select';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const deals = [
  { value: 'sale', label: 'Купить' },
  { value: 'rent', label: 'Снять' },
];
const orders = [
  { value: 'newest', label: 'Сначала новые' },
  { value: 'cheapest', label: 'По возрастанию цены' },
  { value: 'dearest', label: 'По убыванию цены' },
];

const meta = {
  title: 'ui/fields/Select',
  component: Select<string>,
  args: { label: 'Тип сделки', options: deals, value: 'sale', onChange: fn() },
} satisfies Meta<typeof Select<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: readonly SelectVariant[] = ['pick', 'ghost', 'field'];

export const States: Story = {
  render: (args) => (
    <StateTable
      rows={Object.fromEntries(
        variants.map((variant) => [
          variant,
          {
            ...interactions(<Select {...args} hideLabel variant={variant} />),
            disabled: <Select {...args} hideLabel variant={variant} disabled />,
          },
        ]),
      )}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Labels: Story = {
  render: (args) => (
    <Matrix
      column={260}
      states={{
        'label above': <Select {...args} variant="field" />,
        'with icon': <Select {...args} hideLabel variant="ghost" icon="arrows-sort" label="Сортировка" options={orders} value="newest" />,
        'long text': (
          <div style={{ width: 160 }}>
            <Select {...args} hideLabel options={[{ value: 'sale', label: 'Сначала самые дорогие из новых' }]} />
          </div>
        ),
      }}
    />
  ),
};

export const Chooses: Story = {
  render: (args) => (
    <Stateful<string> initial="sale" onChange={args.onChange}>
      {(value, change) => <Select {...args} value={value} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    const select = view.getByRole('combobox', { name: 'Тип сделки' });
    await userEvent.selectOptions(select, 'Снять');
    await expect(args.onChange).toHaveBeenLastCalledWith('rent');
    await expect(select).toHaveDisplayValue('Снять');
  },
};
