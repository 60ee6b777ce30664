import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../src/testing/fakeApi';
import { type Fetch, offline, recorded, rejects, switchable, when } from '../../src/testing/scenarios';
import { authOf, buttonOf, fieldOf, maria, messageOf, openDialog, openDialogs } from '../support/auth';
import { hosts, type Mounted } from '../support/mount';
import { focused } from '../support/shown';

const registerPath = /\/users\/dev\/$/;
const alertOf = (mounted: Mounted) => mounted.root().querySelector('dialog [role=alert]')?.textContent ?? null;

afterEach(() => localStorage.clear());

/** What a visitor types, by the labels. */
const filled = {
  Имя: 'Анна',
  Фамилия: 'Орлова',
  Телефон: '9261112233',
  Email: 'anna@kvartal.test',
  Пароль: 'Parol123',
  'Повторите пароль': 'Parol123',
};
type Label = keyof typeof filled;

async function fill(mounted: Mounted, changes: Partial<Record<Label, string>> = {}, isAgreed = true): Promise<void> {
  for (const [label, text] of Object.entries({ ...filled, ...changes })) await userEvent.fill(fieldOf(mounted, label), text);
  const box = mounted.view.getByRole('checkbox');
  if ((box.element() as HTMLInputElement).checked !== isAgreed) await userEvent.click(box, { position: { x: 10, y: 10 } });
}
const send = (mounted: Mounted) => userEvent.click(buttonOf(mounted, 'Зарегистрироваться'));

const names = 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов';
const phone = 'Телефон введен некорректно. Например: +7 (900) 123-45-67 или 8 (900) 123-45-67';

describe.each(hosts)('registration on $name', (host) => {
  const open = async (network?: Fetch) => {
    const server = recorded(network);
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const [answer] = await openDialog(auth, 'register');
    return { auth, server, answer };
  };

  it('registers, signs in, says so a little later, and then lets who asked go on', async () => {
    const { auth, server, answer } = await open();
    await fill(auth);
    await send(auth);
    await expect.element(auth.view.getByRole('dialog', { name: 'Вы успешно зарегистрировались!' })).toBeVisible();
    expect(auth.detailsOf('signedIn')).toMatchObject([{ user: { email: 'anna@kvartal.test', phone: '9261112233', lastName: 'Орлова' } }]);
    expect(auth.detailsOf('closed')).toEqual([]);
    expect(server.requests.map(({ method, url }) => `${method} ${url.pathname.slice(4)}`)).toEqual([
      'POST /users/dev/',
      'POST /token-auth/',
      'GET /users/profile/',
    ]);
    expect(server.requests[0]?.body).toEqual({
      first_name: 'Анна',
      last_name: 'Орлова',
      phone_number: '9261112233',
      email: 'anna@kvartal.test',
      password: 'Parol123',
      confirm_password: 'Parol123',
      terms_agreed: true,
    });
    await userEvent.click(buttonOf(auth, 'OK'));
    expect(await answer).toBe(true);
    expect(openDialogs(auth)).toEqual([]);
  });

  it('closing the success dialog is as good as its button', async () => {
    const { auth, answer } = await open();
    await fill(auth);
    await send(auth);
    await expect.element(buttonOf(auth, 'OK')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(true);
  });

  it('an untouched form says everything at once and leads to the first field', async () => {
    const { auth, server } = await open();
    await send(auth);
    await expect.poll(() => messageOf(auth, 'Имя')).toBe('Это поле обязательно для заполнения');
    expect(messageOf(auth, 'Фамилия')).toBeNull();
    expect(messageOf(auth, 'Телефон')).toBe(phone);
    expect(messageOf(auth, 'Email')).toBe('Email не может быть пустым');
    expect(messageOf(auth, 'Пароль')).toBe('Введите пароль');
    expect(messageOf(auth, 'Повторите пароль')).toBe('Повторите пароль');
    const box = auth.view.getByRole('checkbox').element();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect((box.getRootNode() as Document).getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Вы должны согласиться с условиями',
    );
    await expect.poll(focused).toBe(fieldOf(auth, 'Имя').element());
    expect(server.requests).toEqual([]);
  });

  it('refuses what breaks a rule, each on its field', async () => {
    const { auth, server } = await open();
    await fill(auth, {}, true);
    const broken: [Label, string, string][] = [
      ['Имя', 'Anna', names],
      ['Имя', 'А', names],
      ['Имя', 'Анна--Мария', names],
      ['Фамилия', 'Орлова1', names],
      ['Телефон', '926111223', phone],
      ['Email', 'anna@', 'Введите корректный email, например name@example.ru'],
      ['Пароль', 'Par1', 'Пароль слишком короткий, минимум 6 символов'],
      ['Пароль', 'parol123', 'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры'],
      ['Повторите пароль', 'Parol124', 'Пароли не совпадают'],
    ];
    for (const [label, text, message] of broken) {
      await userEvent.fill(fieldOf(auth, label), text);
      await send(auth);
      await expect.poll(() => messageOf(auth, label), { message: `${label}: ${text}` }).toBe(message);
      await userEvent.fill(fieldOf(auth, label), filled[label]);
      await expect.poll(() => messageOf(auth, label)).toBeNull();
    }
    expect(server.requests).toEqual([]);
  });

  it.each([
    '+79261112233',
    '89261112233',
    '79261112233',
    '9261112233',
    '8 (926) 111-22-33',
    '+7 926 111 22 33',
    ' 8-926-111-22-33 ',
    '7.926.111.22.33',
    '+7(926)111-22-33',
    '8 926 111‑22‑33',
  ])('a number pasted as %j is the same number', async (spelling) => {
    const { auth } = await open();
    const input = fieldOf(auth, 'Телефон');
    for (const before of ['', '+7 (9']) {
      await userEvent.fill(input, before);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', spelling);
      input.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }));
      await expect.element(input).toHaveValue('+7 (926) 111 22-33');
    }
  });

  it.each([
    ['9261112233', '+7 (926) 111 22-33'],
    ['89261112233', '+7 (926) 111 22-33'],
    ['79261112233', '+7 (926) 111 22-33'],
    ['+79261112233', '+7 (926) 111 22-33'],
    ['92611122334455', '+7 (926) 111 22-33'],
    ['926abc111', '+7 (926) 111'],
    ['926{Backspace}5', '+7 (925'],
    ['9261{Backspace}{Backspace}', '+7 (92'],
    ['9{Backspace}{Backspace}', ''],
    ['9261112233{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}', '+7 (926) 111 23-3'],
  ])('typed as %s it stands as %j', async (keys, shown) => {
    const { auth } = await open();
    await userEvent.click(fieldOf(auth, 'Телефон'));
    await userEvent.keyboard(keys);
    await expect.element(fieldOf(auth, 'Телефон')).toHaveValue(shown);
  });

  it('messages of the server stand on their fields, joined by commas, and that of the e-mail goes with typing', async () => {
    const message = { email: ['Занят.', 'Укажите другой.'], phone_number: ['Номер занят.'], non_field_errors: ['Попробуйте позже.'] };
    const { auth } = await open(when(registerPath, rejects(400, { status_code: 400, message })));
    await fill(auth);
    await send(auth);
    await expect.poll(() => messageOf(auth, 'Email')).toBe('Занят., Укажите другой.');
    expect(messageOf(auth, 'Телефон')).toBe('Номер занят.');
    expect(alertOf(auth)).toBe('Попробуйте позже.');
    await expect.poll(focused).toBe(fieldOf(auth, 'Телефон').element());
    await userEvent.type(fieldOf(auth, 'Email'), 'x');
    await expect.poll(() => messageOf(auth, 'Email')).toBeNull();
    expect(messageOf(auth, 'Телефон')).toBe('Номер занят.');
  });

  it.each([
    ['words', rejects(400, { status_code: 400, message: 'Регистрация закрыта.' }), 'Регистрация закрыта.'],
    ['nothing', rejects(400, {}), 'Ошибка регистрации'],
    ['500', rejects(500, { detail: 'Traceback' }), 'Ошибка регистрации'],
    ['429', rejects(429, {}), 'Слишком много попыток. Подождите несколько минут и попробуйте снова.'],
    ['no connection', offline(), 'Не удалось получить ответ от сервера. Проверьте соединение с интернетом.'],
  ] as const)('a server that answers %s: said above the form, which keeps everything', async (_, network, message) => {
    const { auth } = await open(when(registerPath, network));
    await fill(auth);
    await send(auth);
    await expect.poll(() => alertOf(auth)).toBe(message);
    for (const [label, text] of Object.entries({ ...filled, Телефон: '+7 (926) 111 22-33' })) {
      await expect.element(fieldOf(auth, label)).toHaveValue(text);
    }
  });

  it('who has an account already is told so by the server', async () => {
    const { auth } = await open();
    await fill(auth, { Email: maria.email, Телефон: maria.phone });
    await send(auth);
    await expect.poll(() => messageOf(auth, 'Email')).toBe('Пользователь с таким email уже зарегистрирован.');
    expect(messageOf(auth, 'Телефон')).toBe('Пользователь с таким телефоном уже зарегистрирован.');
  });

  it('where signing in fails after it, the login stands there with the e-mail', async () => {
    const server = switchable(when(/token-auth/, offline()));
    const { auth, answer } = await open(server.fetch);
    await fill(auth);
    await send(auth);
    await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    expect(alertOf(auth)).toBe('Не удалось получить ответ от сервера. Проверьте соединение с интернетом.');
    await expect.element(fieldOf(auth, 'Email')).toHaveValue('anna@kvartal.test');
    server.use(createFakeApi());
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it.each([
    ['пользовательское соглашение', 'Пользовательское соглашение'],
    ['политику конфиденциальности', 'Политика конфиденциальности'],
  ])('%s opens over the form and leads back to it as it was', async (link, title) => {
    const { auth } = await open();
    await userEvent.fill(fieldOf(auth, 'Имя'), 'Анна');
    await userEvent.click(buttonOf(auth, link));
    await expect.element(auth.view.getByRole('dialog', { name: title })).toBeVisible();
    expect(openDialogs(auth)).toEqual(['Регистрация', title]);
    await userEvent.click(buttonOf(auth, 'Вернуться к регистрации'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Регистрация']);
    await expect.element(fieldOf(auth, 'Имя')).toHaveValue('Анна');
    await expect.element(auth.view.getByRole('checkbox')).not.toBeChecked();
    expect(focused()).toBe(buttonOf(auth, link).element());
  });

  it('and login lead to each other', async () => {
    const { auth } = await open();
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    await expect.poll(focused).toBe(fieldOf(auth, 'Email').element());
    await userEvent.click(buttonOf(auth, 'Зарегистрироваться'));
    await expect.element(auth.view.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
    await expect.poll(focused).toBe(fieldOf(auth, 'Имя').element());
    expect((await authOf(auth)).user).toBeNull();
  });

  it('is known to password managers', async () => {
    const { auth } = await open();
    for (const [label, autocomplete] of [
      ['Имя', 'given-name'],
      ['Фамилия', 'family-name'],
      ['Телефон', 'tel'],
      ['Email', 'email'],
      ['Пароль', 'new-password'],
      ['Повторите пароль', 'new-password'],
    ] as const) {
      expect((fieldOf(auth, label).element() as HTMLInputElement).autocomplete).toBe(autocomplete);
    }
  });
});
