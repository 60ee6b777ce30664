import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { encodeUser } from '../../../src/api/wire/account/user';
import type { SignInReason } from '../../../src/domain/account/signInReason';
import { Auth } from '../../../src/features/auth/Auth';
import { type AuthProps, auth } from '../../../src/features/auth/definition';
import { aUser, createFakeApi, offline, rejects, when } from '../../../src/testing';
import { asked, becomesVisible, fillIn, keepControl, opened, press, type } from '../../support/account/authDialogs';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';

const meta = {
  title: 'features/auth',
  tags: ['§2', '§5', '§6', '§8'],
  component: Auth,
  argTypes: argTypesOf(auth),
  render: (args: AuthProps) => (
    <div style={{ minHeight: 760 }}>
      <Feature component={Auth} definition={auth} props={{ ...args, ref: keepControl }} />
    </div>
  ),
  args: { onSignedIn: fn() },
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof Auth>;
export default meta;

type Story = StoryObj<typeof meta>;

const signIn =
  (email: string, password: string, ...texts: string[]): NonNullable<Story['play']> =>
  async (context) => {
    const view = await opened(context, 'signIn');
    await type(view, 'Email', email);
    await type(view, 'Пароль', password);
    await press(view, 'Войти');
    for (const text of texts) await becomesVisible(await view.findByText(text));
  };
const asks =
  (reason: SignInReason, text: string): NonNullable<Story['play']> =>
  async (context) => {
    const view = await asked(context, reason);
    await becomesVisible(view.getByText(text));
  };
const { email, password } = aUser();

export const ToCall: Story = { play: asks('call', 'Пожалуйста, авторизуйтесь, чтобы позвонить.') };
export const ToWrite: Story = { play: asks('write', 'Пожалуйста, авторизуйтесь, чтобы написать.') };
export const ToComplain: Story = { play: asks('complain', 'Для отправки жалобы необходимо авторизоваться.') };
export const ToPublish: Story = { play: asks('publish', 'Войдите, чтобы разместить объявление') };
export const ToPublishInTheDark: Story = { ...ToPublish, globals: { theme: 'dark' } };
export const ToPublishOnAPhone: Story = { ...ToPublish, globals: { viewport: { value: 'w375' } } };
export const ToEdit: Story = { play: asks('edit', 'Войдите, чтобы редактировать объявление') };
export const ToOwnListings: Story = { play: asks('ownListings', 'Требуется авторизация') };
export const ToCallOnAPhone: Story = { ...ToCall, globals: { viewport: { value: 'w375' } } };

export const Login: Story = { play: async (context) => void (await opened(context, 'signIn')) };
export const LoginInTheDark: Story = { ...Login, globals: { theme: 'dark' } };
export const LoginOnAPhone: Story = { ...Login, globals: { viewport: { value: 'w375' } } };
export const LoginInEnglish: Story = { ...Login, globals: { lang: 'en' } };
export const LoginEmpty: Story = {
  play: async (context) => {
    const view = await opened(context, 'signIn');
    await press(view, 'Войти');
    for (const text of ['Введите email', 'Введите пароль']) await becomesVisible(await view.findByText(text));
  },
};
export const LoginWithMistakes: Story = {
  play: signIn(
    'maria',
    'maria13',
    'Некорректный email',
    'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры',
  ),
};
export const LoginTooLong: Story = {
  play: async (context) => {
    const view = await opened(context, 'signIn');
    // Typing takes long, and pasting does not find a field in a shadow root.
    await fireEvent.input(view.getByLabelText('Email'), { target: { value: `${'a'.repeat(246)}@mail.com` } });
    await fireEvent.input(view.getByLabelText('Пароль'), { target: { value: `Aa1${'x'.repeat(58)}` } });
    await press(view, 'Войти');
    const texts = ['Email слишком длинный, максимум 254 символа', 'Пароль слишком длинный, максимум 60 символов'];
    for (const text of texts) await becomesVisible(await view.findByText(text));
  },
};
export const LoginRefused: Story = { play: signIn(email, 'Secret13', 'Неправильный email или пароль.') };
export const LoginRefusedInTheDark: Story = { ...LoginRefused, globals: { theme: 'dark' } };
export const LoginWithoutNetwork: Story = {
  parameters: { network: offline },
  play: signIn(email, password, 'Не удалось получить ответ от сервера. Проверьте соединение с интернетом.'),
};
export const LoginTooOften: Story = {
  parameters: { network: () => rejects(429, {}) },
  play: signIn(email, password, 'Слишком много попыток. Подождите несколько минут и попробуйте снова.'),
};
export const LoginFailed: Story = {
  parameters: { network: () => rejects(500) },
  play: signIn(email, password, 'Произошла неизвестная ошибка'),
};
export const LoginWithoutProfile: Story = {
  parameters: { network: () => when(/\/users\/profile\/$/, rejects(500)) },
  play: signIn(email, password, 'Ошибка получения пользователя'),
};
/** The dialog has gone: nothing is left to see. */
export const SignedIn: Story = {
  tags: ['!picture'],
  play: async (context) => {
    await signIn(email, password)(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalled());
  },
};

export const Registration: Story = {
  parameters: { texts: ['Регистрация', 'Есть аккаунт?'] },
  play: async (context) => void (await opened(context, 'register')),
};
export const RegistrationInTheDark: Story = { ...Registration, globals: { theme: 'dark' } };
export const RegistrationOnAPhone: Story = { ...Registration, globals: { viewport: { value: 'w375' } } };
export const RegistrationInEnglish: Story = { ...Registration, globals: { lang: 'en' } };
export const RegistrationWithTwoConsents: Story = { ...Registration, args: { separateConsent: true } };
export const RegistrationWithTwoConsentsOnAPhone: Story = { ...RegistrationWithTwoConsents, globals: { viewport: { value: 'w375' } } };
export const RegistrationHalfFilled: Story = {
  play: async (context) => {
    const view = await opened(context, 'register');
    await type(view, 'Имя', 'Мария');
    await type(view, 'Фамилия', 'Koвалёва');
    await type(view, 'Телефон', '9162041');
    await expect(view.getByLabelText('Телефон')).toHaveValue('+7 (916) 204 1');
  },
};
export const RegistrationWithMistakes: Story = {
  parameters: { texts: ['Это поле обязательно для заполнения', 'Телефон введен некорректно.', 'Email не может быть пустым'] },
  play: async (context) => {
    const view = await opened(context, 'register');
    await press(view, 'Зарегистрироваться');
    await expect(await view.findByText('Вы должны согласиться с условиями')).toBeInTheDocument();
  },
};
export const RegistrationWithMistakesOnAPhone: Story = { ...RegistrationWithMistakes, globals: { viewport: { value: 'w375' } } };
export const RegistrationWithMistakesInTheDark: Story = { ...RegistrationWithMistakes, globals: { theme: 'dark' } };
export const RegistrationWithWrongValues: Story = {
  parameters: {
    texts: ['Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов', 'Введите корректный email'],
  },
  play: async (context) => {
    const view = await opened(context, 'register');
    await type(view, 'Имя', 'Maria');
    await type(view, 'Email', 'maria');
    await type(view, 'Пароль', 'Aa1');
    await type(view, 'Повторите пароль', 'Aa2');
    await press(view, 'Зарегистрироваться');
    for (const text of ['Пароль слишком короткий, минимум 6 символов', 'Пароли не совпадают'])
      await becomesVisible(await view.findByText(text));
  },
};
export const RegistrationFailed: Story = {
  parameters: { network: () => when(/\/users\/dev\/$/, rejects(500), createFakeApi()) },
  play: async (context) => {
    const view = await opened(context, 'register');
    await fillIn(view);
    await press(view, 'Зарегистрироваться');
    await becomesVisible(await view.findByText('Ошибка регистрации'));
  },
};
export const RegistrationRefused: Story = {
  parameters: {
    network: () =>
      when(
        /\/users\/dev\/$/,
        rejects(400, { status_code: 400, message: { email: ['Пользователь с таким email уже зарегистрирован.'] } }),
        createFakeApi(),
      ),
  },
  play: async (context) => {
    const view = await opened(context, 'register');
    await fillIn(view);
    await press(view, 'Зарегистрироваться');
    await becomesVisible(await view.findByText('Пользователь с таким email уже зарегистрирован.'));
  },
};
export const Agreement: Story = {
  // A long document that scrolls inside.
  parameters: { pictures: { crop: 'window' } },
  play: async (context) => {
    const view = await opened(context, 'register');
    await press(view, 'пользовательское соглашение');
    await becomesVisible(await view.findByRole('button', { name: 'Вернуться к регистрации' }));
  },
};
export const Privacy: Story = {
  // A long document that scrolls inside.
  parameters: { pictures: { crop: 'window' } },
  play: async (context) => {
    const view = await opened(context, 'register');
    await press(view, 'политику конфиденциальности');
    await becomesVisible(await view.findByRole('button', { name: 'Вернуться к регистрации' }));
  },
};
export const Registered: Story = {
  parameters: { texts: ['Вы успешно зарегистрировались!'] },
  play: async (context) => {
    const view = await opened(context, 'register');
    await fillIn(view);
    await press(view, 'Зарегистрироваться');
    await becomesVisible(await view.findByRole('button', { name: 'OK' }));
  },
};
export const RegisteredButNotSignedIn: Story = {
  parameters: { network: () => when(/\/token-auth\/$/, rejects(500)) },
  play: async (context) => {
    const view = await opened(context, 'register');
    await fillIn(view);
    await press(view, 'Зарегистрироваться');
    await becomesVisible(await view.findByText(/^Аккаунт создан, но войти автоматически не удалось\./));
  },
};
/** The token of an earlier visit has expired. */
export const SessionEnded: Story = {
  beforeEach: ({ loaded }) => {
    localStorage.setItem(
      `kvartal:account:${String(loaded['apiUrl'])}`,
      JSON.stringify({ version: 1, token: 'expired', user: encodeUser(aUser()) }),
    );
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await holdToast(await view.findByText('Срок входа истёк. Войдите в аккаунт снова.'));
  },
};
/** A moderator has blocked the account since. */
export const SessionEndedByABlock: Story = {
  ...SessionEnded,
  tags: ['!picture'],
  parameters: {
    network: () =>
      when(
        /users\/profile/,
        rejects(401, { detail: 'Аккаунт заблокирован за нарушение правил. Причина: обман покупателей', code: 'account_blocked' }),
      ),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await holdToast(await view.findByText('Аккаунт заблокирован за нарушение правил. Причина: обман покупателей'));
  },
};
