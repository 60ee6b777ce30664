import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '../../../src/ui/fields/TextArea';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/TextArea',
  component: TextArea,
  args: { label: 'Опишите двор', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const long = 'Тихий двор без машин, старые липы, площадка для детей и скамейки в тени. '.repeat(6).trim();

export const States: Story = {
  render: (args) => {
    const states = (rest: object) => {
      const field = (state = {}) => <TextArea {...args} {...rest} {...state} hideLabel />;
      const { rest: atRest, hover, focus } = interactions(field());
      return {
        rest: atRest,
        hover,
        focus,
        invalid: field({ error: 'Слишком коротко' }),
        'read-only': field({ readOnly: true }),
        disabled: field({ disabled: true }),
      };
    };
    return <StateTable rows={{ empty: states({ placeholder: 'Введите' }), filled: states({ value: 'Тихий двор' }) }} />;
  },
};
export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Texts: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={300}
      states={{
        empty: <TextArea {...args} />,
        counter: <TextArea {...args} value="Тихий двор" limit={200} />,
        'counter and hint': <TextArea {...args} value="Тихий двор" limit={200} hint="Хотя бы пятьдесят символов" />,
        'counter and error': <TextArea {...args} value="Двор" limit={200} error="Описание должно быть длиннее: расскажите и о подъезде" />,
        'long text': <TextArea {...args} value={long} limit={500} />,
        'one long word': <TextArea {...args} value={'Ж'.repeat(120)} limit={200} />,
      }}
    />
  ),
};
export const TextsInTheDark: Story = { ...Texts, globals: { theme: 'dark' } };
export const TextsOnASmallPhone: Story = { ...Texts, globals: { viewport: { value: 'w374' } } };

export const Full: Story = {
  args: { limit: 40, sayLeft: (count) => `Осталось символов: ${count}` },
  render: (args) => (
    <Stateful<string> initial="" onChange={args.onChange}>
      {(value, change) => <TextArea {...args} value={value} onChange={change} />}
    </Stateful>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    const field = view.getByRole('textbox', { name: 'Опишите двор' });
    await userEvent.type(field, 'Тихий двор без машин, старые липы, площадка');
    await expect(field).toHaveValue('Тихий двор без машин, старые липы, площа');
    await expect(args.onChange).toHaveBeenLastCalledWith('Тихий двор без машин, старые липы, площа');
    await expect(view.getByText('40 / 40')).toBeVisible();
    await expect(view.getByRole('status')).toHaveTextContent('Осталось символов: 0');
  },
};
