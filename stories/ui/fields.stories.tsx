import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from '../../src/ui/NumberField';
import { TextField } from '../../src/ui/TextField';
import { Matrix } from '../support/Matrix';
import { Stateful } from '../support/Stateful';
import { seen } from '../support/seen';

interface Args {
  onChange: (value: number | null) => void;
}

const meta = { title: 'ui/Fields', args: { onChange: fn() } } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const text = { label: 'Название станции', value: '', onChange: () => {} };

export const Text: Story = {
  render: () => (
    <Matrix
      column={260}
      states={{
        empty: <TextField {...text} />,
        placeholder: <TextField {...text} placeholder="Например, Сокол" />,
        filled: <TextField {...text} value="Сокол" />,
        hint: <TextField {...text} hint="Только русские буквы" />,
        error: <TextField {...text} value="Sokol" error="Допустимы только буквы русского алфавита" />,
        'icon and hidden label': <TextField {...text} hideLabel icon="search" />,
        'read only': <TextField {...text} value="Сокол" readOnly />,
        disabled: <TextField {...text} value="Сокол" disabled />,
        small: <TextField {...text} size="m" />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const wrong = view.getByDisplayValue('Sokol');
    await expect(wrong).toHaveAccessibleDescription('Допустимы только буквы русского алфавита');
    await expect(wrong).toBeInvalid();
    await expect(view.getAllByRole('textbox', { name: 'Название станции' })).toHaveLength(9);
  },
};

export const TextInTheDark: Story = { ...Text, globals: { theme: 'dark' } };

const amount = { label: 'Цена от', value: null, onChange: () => {} };

export const Number: Story = {
  render: () => (
    <Matrix
      column={260}
      states={{
        empty: <NumberField {...amount} prefix="от" suffix="₽" />,
        filled: <NumberField {...amount} value={18_500_000} prefix="от" suffix="₽" />,
        'twelve digits': <NumberField {...amount} value={999_999_999_999} suffix="₽" />,
        error: <NumberField {...amount} value={30_000_000} error="Мин. цена не может быть больше макс." />,
        disabled: <NumberField {...amount} value={1_000} disabled />,
      }}
    />
  ),
};

const typing = (typed: string, shown: string, value: number | null): Story => ({
  render: ({ onChange }) => (
    <Stateful<number | null> initial={null} onChange={onChange}>
      {(current, change) => <NumberField label="Цена от" value={current} onChange={change} maxDigits={12} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    const field = view.getByRole('textbox', { name: 'Цена от' });
    await userEvent.type(field, typed);
    await expect(field).toHaveValue(shown.replaceAll(' ', '\u00A0'));
    if (value !== null) await expect(args.onChange).toHaveBeenLastCalledWith(value);
  },
});

export const ThousandsStandApart: Story = typing('18500000', '18 500 000', 18_500_000);
export const OnlyDigits: Story = typing('-1a2,b3.4', '1 234', 1234);
export const NotMoreThanTwelveDigits: Story = typing('1234567890123456', '123 456 789 012', 123_456_789_012);

export const EmptiedIsNull: Story = {
  render: ({ onChange }) => (
    <Stateful<number | null> initial={15} onChange={onChange}>
      {(current, change) => <NumberField label="Цена от" value={current} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.clear(view.getByRole('textbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
