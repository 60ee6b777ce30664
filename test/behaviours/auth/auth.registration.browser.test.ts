import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authOf, buttonOf, fieldOf, messageOf, openDialogs, type } from '../../support/features/auth';
import { boxMessage, fill, filled, type Label, openRegistration, send } from '../../support/features/registration';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

afterEach(() => localStorage.clear());

const names = 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов';
const phone = 'Телефон введен некорректно. Например: +7 (900) 123-45-67 или 8 (900) 123-45-67';
const strength = 'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры';

describe.each(hosts)('registration on $name', (host) => {
  const open = () => openRegistration(host);

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

  it('shows its button without scrolling on a phone', async () => {
    const before = { width: innerWidth, height: innerHeight };
    onTestFinished(() => page.viewport(before.width, before.height));
    await page.viewport(375, 812);
    const { auth } = await open();
    const dialog = auth.view.getByRole('dialog', { name: 'Регистрация' });
    await expect.element(dialog).toBeVisible();
    const button = buttonOf(auth, 'Зарегистрироваться').element().getBoundingClientRect();
    expect(button.bottom).toBeLessThanOrEqual(dialog.element().getBoundingClientRect().bottom);
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
    expect(boxMessage(box)).toBe('Вы должны согласиться с условиями');
    await expect.poll(focused).toBe(fieldOf(auth, 'Имя').element());
    expect(server.requests).toEqual([]);
  });

  it('refuses what breaks a rule, each on its field', async () => {
    const { auth, server } = await open();
    await fill(auth, {}, true);
    const broken: [Label, string, string][] = [
      ['Имя', '', 'Это поле обязательно для заполнения'],
      ['Имя', '   ', 'Это поле обязательно для заполнения'],
      ['Имя', 'Anna', names],
      ['Имя', 'А', names],
      ['Имя', 'А'.repeat(41), names],
      ['Имя', 'Анна--Мария', names],
      ['Имя', 'Анна  Мария', names],
      ['Фамилия', 'О', names],
      ['Фамилия', 'Орлова1', names],
      ['Телефон', '', phone],
      ['Телефон', '926111223', phone],
      ['Телефон', '+44 20 7946 0958', phone],
      ['Email', '', 'Email не может быть пустым'],
      ['Email', 'anna@', 'Введите корректный email, например name@example.ru'],
      ['Email', `${'a'.repeat(60)}@${'b.'.repeat(100)}ru`, 'Email слишком длинный, максимум 255 символов'],
      ['Пароль', '', 'Введите пароль'],
      ['Пароль', 'Par1', 'Пароль слишком короткий, минимум 6 символов'],
      ['Пароль', 'parol123', strength],
      ['Пароль', 'Parol 123', strength],
      ['Пароль', `Aa1${'x'.repeat(58)}`, 'Пароль слишком длинный, максимум 60 символов'],
      ['Повторите пароль', '', 'Повторите пароль'],
      ['Повторите пароль', 'Parol124', 'Пароли не совпадают'],
    ];
    for (const [label, text, message] of broken) {
      await userEvent.fill(fieldOf(auth, label), text);
      await send(auth);
      await expect.poll(() => messageOf(auth, label), { message: `${label}: ${text}` }).toBe(message);
      await expect.poll(focused, { message: `${label}: ${text}` }).toBe(fieldOf(auth, label).element());
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

  it('who does not agree is led to the box', async () => {
    const { auth, server } = await open();
    await fill(auth, {}, false);
    await send(auth);
    const box = auth.view.getByRole('checkbox').element();
    await expect.poll(() => boxMessage(box)).toBe('Вы должны согласиться с условиями');
    await expect.poll(focused).toBe(box);
    await userEvent.keyboard(' ');
    await expect.poll(() => boxMessage(box)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('another password is compared with its repetition again', async () => {
    const { auth } = await open();
    await fill(auth);
    await type(auth, 'Повторите пароль', filled['Повторите пароль']);
    await userEvent.fill(fieldOf(auth, 'Пароль'), 'Parol124');
    await userEvent.tab();
    await expect.poll(() => messageOf(auth, 'Повторите пароль')).toBe('Пароли не совпадают');
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
});
