import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChipGroup } from '../../src/ui/ChipGroup';
import { Segmented } from '../../src/ui/Segmented';
import { Select } from '../../src/ui/Select';
import { Matrix } from '../support/Matrix';
import { Stateful } from '../support/Stateful';
import { seen } from '../support/seen';

interface Args {
  onChange: (value: string | string[]) => void;
}

const meta = { title: 'ui/Choices', args: { onChange: fn() } } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const deals = [
  { value: 'sale', label: 'Купить' },
  { value: 'rent', label: 'Снять' },
];
const rooms = ['1', '2', '3', '4+', 'Студия'].map((label) => ({ value: label, label }));
const ignore = () => {};

export const Chips: Story = {
  render: () => (
    <Matrix
      column={320}
      states={{
        none: <ChipGroup legend="Комнаты" options={rooms} value={[]} onChange={ignore} />,
        some: <ChipGroup legend="Комнаты" options={rooms} value={['1', '4+']} onChange={ignore} />,
        small: <ChipGroup legend="Комнаты" options={rooms} value={['2']} size="s" onChange={ignore} />,
        'hidden legend': <ChipGroup legend="Комнаты" hideLegend options={rooms} value={['Студия']} onChange={ignore} />,
        disabled: <ChipGroup legend="Комнаты" options={rooms} value={['1']} disabled onChange={ignore} />,
      }}
    />
  ),
};

export const ChipsInTheDark: Story = { ...Chips, globals: { theme: 'dark' } };

export const ChipsKeepTheirOrder: Story = {
  render: ({ onChange }) => (
    <Stateful<string[]> initial={[]} onChange={onChange}>
      {(value, change) => <ChipGroup legend="Комнаты" options={rooms} value={value} onChange={change} />}
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

export const Segments: Story = {
  render: () => (
    <Matrix
      column={260}
      states={{
        first: <Segmented legend="Сделка" options={deals} value="sale" onChange={ignore} />,
        second: <Segmented legend="Сделка" options={deals} value="rent" onChange={ignore} />,
        disabled: <Segmented legend="Сделка" options={deals} value="sale" disabled onChange={ignore} />,
      }}
    />
  ),
};

export const SegmentsByArrowKeys: Story = {
  render: ({ onChange }) => (
    <Stateful<string> initial="sale" onChange={onChange}>
      {(value, change) => <Segmented legend="Сделка" options={deals} value={value} onChange={change} />}
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

export const Selects: Story = {
  render: () => (
    <Matrix
      column={260}
      states={{
        pick: <Select label="Тип сделки" options={deals} value="sale" onChange={ignore} />,
        ghost: <Select label="Сортировка" hideLabel variant="ghost" icon="arrows-sort" options={deals} value="rent" onChange={ignore} />,
        field: <Select label="Тип сделки" variant="field" options={deals} value="sale" onChange={ignore} />,
        disabled: <Select label="Тип сделки" disabled options={deals} value="sale" onChange={ignore} />,
      }}
    />
  ),
};

export const SelectChooses: Story = {
  render: ({ onChange }) => (
    <Stateful<string> initial="sale" onChange={onChange}>
      {(value, change) => <Select label="Тип сделки" options={deals} value={value} onChange={change} />}
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
