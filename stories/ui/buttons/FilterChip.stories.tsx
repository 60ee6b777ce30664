import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MetroGlyph } from '../../../src/parts/MetroLabel';
import { FilterChip } from '../../../src/ui/buttons/FilterChip';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/buttons/FilterChip',
  component: FilterChip,
  args: { children: 'от 45 м²', removeLabel: 'Убрать: от 45 м²', onRemove: fn() },
} satisfies Meta<typeof FilterChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StateTable rows={{ text: { ...interactions(<FilterChip {...args} />), disabled: <FilterChip {...args} disabled /> } }} />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Contents: Story = {
  render: (args) => (
    <Matrix
      states={{
        text: <FilterChip {...args} />,
        station: (
          <FilterChip {...args} removeLabel="Убрать станцию Фрунзенская">
            <MetroGlyph color="#e3242b" route="1" />
            Фрунзенская
          </FilterChip>
        ),
        'long text': (
          <FilterChip {...args} removeLabel="Убрать: 1-2 комн., 4+ комн., Студия, Кирпично-монолитный">
            1-2 комн., 4+ комн., Студия, Кирпично-монолитный
          </FilterChip>
        ),
      }}
    />
  ),
};

export const Removes: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Убрать: от 45 м²' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
