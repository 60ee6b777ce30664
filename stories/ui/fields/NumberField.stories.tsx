import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from '../../../src/ui/fields/NumberField';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/NumberField',
  component: NumberField,
  args: { label: 'Цена от', value: null, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

const price = { prefix: 'от', suffix: '₽' };

export const States: Story = {
  render: (args) => {
    const states = (rest: Partial<NumberFieldProps>) => {
      const field = (state = {}) => (
        <div style={{ width: 200 }}>
          <NumberField {...args} {...rest} {...state} hideLabel />
        </div>
      );
      const { rest: atRest, hover, focus } = interactions(field());
      return {
        rest: atRest,
        hover,
        focus,
        invalid: field({ isInvalid: true }),
        'read-only': field({ readOnly: true }),
        disabled: field({ disabled: true }),
      };
    };
    return (
      <StateTable
        rows={{
          empty: states(price),
          filled: states({ ...price, value: 18_500_000 }),
          'with a fraction': states({ prefix: 'от', suffix: 'м²', value: 54.3, decimals: 2 }),
          small: states({ ...price, value: 18_500_000, size: 'm' }),
        }}
      />
    );
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Amounts: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={260}
      states={{
        label: <NumberField {...args} {...price} value={18_500_000} />,
        'twelve digits': <NumberField {...args} value={999_999_999_999} suffix="₽" />,
        error: <NumberField {...args} value={30_000_000} error="Мин. цена не может быть больше макс." />,
        fraction: <NumberField {...args} label="Площадь от" value={1234.56} decimals={2} suffix="м²" />,
        'decimal point': <NumberField {...args} label="Area" value={1234.56} decimals={2} decimalSign="." suffix="m²" />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.getByRole('textbox', { name: 'Площадь от' })).toHaveValue('1\u00A0234,56');
    await expect(view.getByRole('textbox', { name: 'Area' })).toHaveValue('1\u00A0234.56');
  },
};

const typing = (typed: string, shown: string, value: number | null, rest: Partial<NumberFieldProps> = {}): Story => ({
  render: (args) => (
    <Stateful<number | null> initial={null} onChange={args.onChange}>
      {(current, change) => <NumberField {...args} {...rest} value={current} onChange={change} />}
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
export const OnlyDigits: Story = typing('-1a2b34', '1 234', 1234);
export const NoWholeNumber: Story = typing('12.5', '12.5', 12, { malformed: 'Введите целое число' });
export const NotMoreThanTwelveDigits: Story = typing('1234567890123456', '123 456 789 012', 123_456_789_012);
export const NotAboveTheGreatest: Story = typing('250', '200', 200, { min: 1, max: 200 });
export const NotBelowTheLeast: Story = typing('0', '1', 1, { min: 1, max: 200 });
export const FractionWhileTyping: Story = typing('45,', '45,', 45, { decimals: 2 });
export const FractionOfTwoDigits: Story = typing('045,678', '45,67', 45.67, { decimals: 2 });

export const EmptiedIsNull: Story = {
  render: (args) => (
    <Stateful<number | null> initial={15} onChange={args.onChange}>
      {(current, change) => <NumberField {...args} value={current} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.clear(view.getByRole('textbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
