import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from '../../../src/ui/fields/PasswordField';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Stateful } from '../../support/Stateful';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', value: '', onChange: fn(), showLabel: 'Показать пароль', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const states = (rest: Partial<PasswordFieldProps>) => {
      const field = (state = {}) => (
        <div style={{ width: 220 }}>
          <PasswordField {...args} {...rest} {...state} hideLabel />
        </div>
      );
      const { rest: atRest, hover, focus } = interactions(field());
      return { rest: atRest, hover, focus, invalid: field({ isInvalid: true }), disabled: field({ disabled: true }) };
    };
    return <StateTable rows={{ empty: states({}), filled: states({ value: 'Secret12' }) }} />;
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Shown: Story = {
  render: (args) => (
    <Stateful initial="Secret12">
      {(value, setValue) => (
        <PasswordField
          {...args}
          value={value}
          onChange={setValue}
          hint="Не менее 6 символов: заглавные и строчные латинские буквы, цифры"
        />
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Показать пароль' }));
    await expect(view.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
  },
};
