import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceChips } from '../../../src/ui/fields/ChoiceChips';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const options = ['Без ремонта', 'Косметический', 'Евроремонт', 'Дизайнерский'].map((label) => ({ value: label, label }));

const meta = {
  title: 'ui/fields/ChoiceChips',
  component: ChoiceChips<string>,
  args: { legend: 'Ремонт', options, value: null, onChange: fn() },
} satisfies Meta<typeof ChoiceChips<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const one = (label: string, value: string | null, rest = {}) => (
      <ChoiceChips {...args} hideLegend options={[{ value: label, label, ...rest }]} value={value} />
    );
    return (
      <StateTable
        rows={{
          off: { ...interactions(one('Евроремонт', null)), disabled: one('Евроремонт', null, { disabled: true }) },
          on: { ...interactions(one('Евроремонт', 'Евроремонт')), disabled: one('Евроремонт', 'Евроремонт', { disabled: true }) },
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.getAllByRole('radio').length).toBeGreaterThan(3);
  },
};
export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Groups: Story = {
  render: (args) => (
    <Matrix
      column={420}
      states={{
        usual: <ChoiceChips {...args} value="Евроремонт" />,
        optional: <ChoiceChips {...args} isOptional note="необязательно" />,
        invalid: <ChoiceChips {...args} error="Выберите значение из списка" />,
        disabled: <ChoiceChips {...args} value="Евроремонт" disabled />,
      }}
    />
  ),
};
