import type { Meta, StoryObj } from '@storybook/react-vite';
import { Auth } from '../../../src/features/auth/Auth';
import { type AuthProps, auth } from '../../../src/features/auth/definition';
import { aUser, aWorld, createFakeApi, type Fetch } from '../../../src/testing';
import { becomesVisible, keepControl, opened, press, type } from '../../support/account/authDialogs';
import { argTypesOf } from '../../support/argTypesOf';
import { Feature } from '../../support/Feature';

/** The step after the password, for accounts with a second factor. */
const meta = {
  title: 'features/auth/code',
  tags: ['§2', '§4'],
  component: Auth,
  argTypes: argTypesOf(auth),
  render: (args: AuthProps) => (
    <div style={{ minHeight: 620 }}>
      <Feature component={Auth} definition={auth} props={{ ...args, ref: keepControl }} />
    </div>
  ),
  parameters: { network: (): Fetch => createFakeApi({ ...aWorld([]), users: [aUser({ hasSecondFactor: true })] }) },
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof Auth>;
export default meta;

type Story = StoryObj<typeof meta>;

const { email, password } = aUser();
const appText = 'Откройте приложение с кодами и введите код для «Квартала».';

const asked = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const view = await opened(context, 'signIn');
  await type(view, 'Email', email);
  await type(view, 'Пароль', password);
  await press(view, 'Войти');
  await becomesVisible(await view.findByText(appText));
  return view;
};
const refused = (code: string, text: string): Story => ({
  play: async (context) => {
    const view = await asked(context);
    await type(view, 'Код из приложения', code);
    await press(view, 'Войти');
    await becomesVisible(await view.findByText(text));
  },
});

export const Asked: Story = { play: async (context) => void (await asked(context)) };
export const AskedInTheDark: Story = { ...Asked, globals: { theme: 'dark' } };
export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'w375' } } };
export const WrongCode: Story = refused('000000', 'Код не подошёл. Если он из приложения, дождитесь следующего.');
export const Malformed: Story = refused('123', 'В коде из приложения 6 цифр, в резервном 12 букв и цифр');
export const Recovery: Story = {
  play: async (context) => {
    const view = await asked(context);
    await press(view, 'Нет доступа к приложению? Резервный код');
    await becomesVisible(await view.findByText('Введите один из кодов, которые вы сохранили. Каждый срабатывает один раз.'));
  },
};
