import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../../src/ui/fields/TextField';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/TextField',
  component: TextField,
  args: { label: 'Название станции', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const states = (rest: object) => {
      const field = (state = {}) => <TextField {...args} {...rest} {...state} hideLabel />;
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
          empty: states({ placeholder: 'Введите' }),
          filled: states({ value: 'Москва' }),
          'with icon': states({ value: 'Сокол', icon: 'search' }),
          small: states({ value: 'Сокол', size: 'm' }),
        }}
      />
    );
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Texts: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={260}
      states={{
        empty: <TextField {...args} />,
        placeholder: <TextField {...args} placeholder="Например, Сокол" />,
        filled: <TextField {...args} value="Сокол" />,
        hint: <TextField {...args} hint="Только русские буквы" />,
        error: <TextField {...args} value="Sokol" error="Допустимы только буквы русского алфавита" />,
        unit: <TextField {...args} label="Площадь" value="54,3" suffix="м²" />,
        'icon and hidden label': <TextField {...args} hideLabel icon="search" />,
        'long label': <TextField {...args} label="Название станции метро, рядом с которой стоит искать квартиру" />,
        'long value': <TextField {...args} value="Библиотека имени Ленина, Александровский сад, Боровицкая" />,
        'long error': (
          <TextField
            {...args}
            value="1"
            error="Мин. цена не может быть больше макс. Проверьте оба поля: в них могли остаться цены прошлого поиска."
          />
        ),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const wrong = view.getByDisplayValue('Sokol');
    await expect(wrong).toHaveAccessibleDescription('Допустимы только буквы русского алфавита');
    await expect(wrong).toBeInvalid();
    await expect(view.getAllByRole('textbox', { name: 'Название станции' })).toHaveLength(8);
  },
};

export const TextsInTheDark: Story = { ...Texts, globals: { theme: 'dark' } };
export const TextsOnASmallPhone: Story = { ...Texts, globals: { viewport: { value: 'w374' } } };

export const Types: Story = {
  render: (args) => (
    <Stateful<string> initial="" onChange={args.onChange}>
      {(value, change) => <TextField {...args} value={value} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.type(view.getByRole('textbox', { name: 'Название станции' }), 'Сокол');
    await expect(args.onChange).toHaveBeenLastCalledWith('Сокол');
  },
};
