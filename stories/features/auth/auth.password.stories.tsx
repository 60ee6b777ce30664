import type { Meta, StoryObj } from '@storybook/react-vite';
import { Auth } from '../../../src/features/auth/Auth';
import { type AuthProps, auth } from '../../../src/features/auth/definition';
import { aUser } from '../../../src/testing';
import { fakeLinkOf } from '../../../src/testing/fakeAccounts';
import { becomesVisible, keepControl, opened, press, type } from '../../support/account/authDialogs';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { Feature } from '../../support/Feature';

const meta = {
  title: 'features/auth/password',
  tags: ['§2', '§4'],
  component: Auth,
  argTypes: argTypesOf(auth),
  render: (args: AuthProps) => (
    <div style={{ minHeight: 760 }}>
      <Feature component={Auth} definition={auth} props={{ ...args, ref: keepControl }} />
    </div>
  ),
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof Auth>;
export default meta;

type Story = StoryObj<typeof meta>;

const { email } = aUser();

/** «Забыли пароль?» with the e-mail of the sign-in. */
export const Forgot: Story = {
  play: async (context) => {
    const view = await opened(context, 'signIn');
    await type(view, 'Email', email);
    // The library does not click here: the next form takes what is filled in just after the event, and React's tests would complain.
    (await view.findByRole('button', { name: 'Забыли пароль?' })).click();
    await becomesVisible(await view.findByText('Пришлём ссылку, по которой можно задать новый.'));
  },
};
export const ForgotInTheDark: Story = { ...Forgot, globals: { theme: 'dark' } };
export const LetterSent: Story = {
  play: async (context) => {
    await Forgot.play?.(context);
    const view = await seen(context.canvasElement);
    await press(view, 'Отправить ссылку');
    await becomesVisible(await view.findByText('Нет письма? Загляните в «Спам».'));
  },
};
export const LetterSentOnAPhone: Story = { ...LetterSent, globals: { viewport: { value: 'w375' } } };

const setPassword =
  (link: string, text: string): NonNullable<Story['play']> =>
  async (context) => {
    const view = await opened(context, 'newPassword', link);
    await type(view, 'Пароль', 'Novyj1234');
    await type(view, 'Повторите пароль', 'Novyj1234');
    await press(view, 'Сохранить и войти');
    await becomesVisible(await view.findByText(text));
  };
export const NewPassword: Story = { play: async (context) => void (await opened(context, 'newPassword', fakeLinkOf(aUser(), 'password'))) };
export const NewPasswordOnAPhone: Story = { ...NewPassword, globals: { viewport: { value: 'w375' } } };
export const NewPasswordByADeadLink: Story = { play: setPassword('dead', 'Ссылка больше не действует. Запросите новую.') };
export const PasswordChanged: Story = {
  play: setPassword(fakeLinkOf(aUser(), 'password'), 'Вы вошли. На других устройствах нужно войти заново.'),
};
