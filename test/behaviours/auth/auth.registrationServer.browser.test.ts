import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, held, offline, rejects, switchable, when } from '../../../src/testing/scenarios';
import { buttonOf, fieldOf, maria, messageOf } from '../../support/features/auth';
import { alertOf, fill, filled, openRegistration, send } from '../../support/features/registration';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const registerPath = /\/users\/dev\/$/;

afterEach(() => localStorage.clear());

describe.each(hosts)('the server and a registration on $name', (host) => {
  const open = (network?: Fetch) => openRegistration(host, network);

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

  it('what it says of an e-mail stands beside it also where that was sent tidier than it was typed', async () => {
    const { auth } = await open();
    await fill(auth, { Email: ` ${maria.email.toUpperCase()}` });
    await send(auth);
    await expect.poll(() => messageOf(auth, 'Email')).toBe('Пользователь с таким email уже зарегистрирован.');
    await expect.element(fieldOf(auth, 'Email')).toHaveValue(maria.email);
  });

  it('where signing in fails after it, the login says that the account exists, and is filled in', async () => {
    const server = switchable(when(/token-auth/, offline()));
    const { auth, answer } = await open(server.fetch);
    await fill(auth);
    await send(auth);
    await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    expect(alertOf(auth)).toBe(
      'Аккаунт создан, но войти автоматически не удалось. Не удалось получить ответ от сервера. Проверьте соединение с интернетом.',
    );
    await expect.element(fieldOf(auth, 'Email')).toHaveValue('anna@kvartal.test');
    await expect.element(fieldOf(auth, 'Пароль')).toHaveValue(filled.Пароль);
    server.use(createFakeApi());
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('messages may come under `message` as one text of a field, and of a field that the form has not', async () => {
    const { auth } = await open(
      when(registerPath, rejects(400, { status_code: 400, message: { first_name: 'Имя занято.', other: ['Ещё что-то.'] } })),
    );
    await fill(auth);
    await send(auth);
    await expect.poll(() => messageOf(auth, 'Имя')).toBe('Имя занято.');
    expect(alertOf(auth)).toBe('Ещё что-то.');
  });

  it('is sent once however often it is pressed, and keeps what was typed while the server thinks', async () => {
    const server = held();
    const { auth, server: seen } = await open(server.fetch);
    const sent = () => seen.to('/users/dev/').length;
    await fill(auth);
    await userEvent.dblClick(buttonOf(auth, 'Зарегистрироваться'));
    await userEvent.click(fieldOf(auth, 'Имя'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(buttonOf(auth, 'Зарегистрироваться')).toHaveAttribute('aria-busy', 'true');
    expect(sent()).toBe(1);
    await expect.element(fieldOf(auth, 'Пароль')).toHaveValue(filled.Пароль);
    server.releaseAll();
    await expect.poll(() => server.to('/token-auth/').length).toBe(1);
    server.releaseAll();
    await expect.poll(() => server.to('/users/profile/').length).toBe(1);
    server.releaseAll();
    await expect.element(auth.view.getByRole('dialog', { name: 'Вы успешно зарегистрировались!' })).toBeVisible();
    expect(sent()).toBe(1);
  });
});
