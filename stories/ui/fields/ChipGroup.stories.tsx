import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChipGroup } from '../../../src/ui/fields/ChipGroup';
import { seen } from '../../support/checks/seen';
import { Forced, interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const rooms = ['1', '2', '3', '4+', 'Студия'].map((label) => ({ value: label, label }));
const buildings = ['Кирпичный', 'Монолитный', 'Панельный', 'Блочный', 'Кирпично-монолитный', 'Деревянный'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: 'ui/fields/ChipGroup',
  component: ChipGroup<string>,
  args: { legend: 'Комнаты', options: rooms, value: [], onChange: fn() },
} satisfies Meta<typeof ChipGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const one = (label: string, value: readonly string[], rest = {}) => (
      <ChipGroup {...args} hideLegend options={[{ value: label, label, ...rest }]} value={value} />
    );
    return (
      <StateTable
        rows={{
          off: { ...interactions(one('Студия', [])), disabled: one('Студия', [], { disabled: true }) },
          on: { ...interactions(one('Студия', ['Студия'])), disabled: one('Студия', ['Студия'], { disabled: true }) },
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const [off] = view.getAllByText('Студия');
    const on = view.getAllByText('Студия').at(-1);
    // Colour alone does not tell them apart: the line of a chosen chip is thicker too.
    await expect(off && getComputedStyle(off).boxShadow).not.toBe(on && getComputedStyle(on).boxShadow);
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Groups: Story = {
  render: (args) => (
    <Matrix
      column={320}
      states={{
        none: <ChipGroup {...args} />,
        some: <ChipGroup {...args} value={['1', '4+']} />,
        all: <ChipGroup {...args} value={rooms.map(({ value }) => value)} />,
        small: <ChipGroup {...args} value={['2']} size="s" />,
        'hidden legend': <ChipGroup {...args} value={['Студия']} hideLegend />,
        'group disabled': <ChipGroup {...args} value={['1']} disabled />,
        'long words': <ChipGroup {...args} legend="Дом" options={buildings} value={['Кирпично-монолитный']} />,
        'focus in the group': (
          <Forced state="focus">
            <ChipGroup {...args} value={['1']} />
          </Forced>
        ),
      }}
    />
  ),
};

export const GroupsInTheDark: Story = { ...Groups, globals: { theme: 'dark' } };
export const GroupsOnASmallPhone: Story = { ...Groups, globals: { viewport: { value: 'w374' } } };

export const KeepsTheirOrder: Story = {
  render: (args) => (
    <Stateful<string[]> initial={[]} onChange={args.onChange}>
      {(value, change) => <ChipGroup {...args} value={value} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('checkbox', { name: '4+' }));
    await userEvent.click(view.getByRole('checkbox', { name: '1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '4+']);
    await userEvent.click(view.getByRole('checkbox', { name: '4+' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1']);
  },
};
