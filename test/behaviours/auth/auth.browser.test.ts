import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, held, htmlAnswer, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { authOf, buttonOf, fieldOf, maria, messageOf, openDialog, openDialogs, signInAs, type } from '../../support/features/auth';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const tokenPath = /\/token-auth\/$/;
const profilePath = /\/users\/profile\/$/;
const alertOf = (mounted: Mounted) => mounted.root().querySelector('dialog [role=alert]')?.textContent ?? null;
const runtimeOf = ({ apiUrl }: Mounted) => getRuntime({ apiUrl, siteUrl: 'https://site.test' });
const calls = (server: ReturnType<typeof recorded>) => server.requests.map(({ method, url }) => `${method} ${url.pathname.slice(4)}`);

afterEach(() => localStorage.clear());

describe.each(hosts)('signing in on $name', (host) => {
  it('asks for the token, then for the profile, closes, tells the page and keeps the account', async () => {
    const server = recorded();
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const [answer] = await openDialog(auth, 'signIn');
    await signInAs(auth, maria);
    expect(await answer).toBe(true);
    expect(openDialogs(auth)).toEqual([]);
    expect(calls(server)).toEqual(['POST /token-auth/', 'GET /users/profile/']);
    expect(auth.detailsOf('signedIn')).toMatchObject([{ user: { email: maria.email, firstName: 'Мария' } }]);
    expect(auth.detailsOf('closed')).toEqual([{ isSignedIn: true, wasAsked: false }]);
    expect((await authOf(auth)).user?.email).toBe(maria.email);

    const token = runtimeOf(auth).transport.token?.() ?? '';
    expect(token).toMatch(/^fake-token/);
    expect(Object.keys(localStorage)).toHaveLength(1);
    expect(Object.values(localStorage).join()).toContain(token);
    expect(document.documentElement.outerHTML + (auth.root() as HTMLElement).innerHTML).not.toContain(token);
    expect(JSON.stringify(auth.events.map(({ detail }) => detail))).not.toContain(token);
  });

  it.each([
    ['Email', '', 'Введите email'],
    ['Email', '   ', 'Введите email'],
    ['Email', 'maria', 'Некорректный email'],
    ['Email', 'a@b.ru', 'Email слишком короткий, минимум 5 символов'],
    ['Email', `${'a'.repeat(60)}@${'b.'.repeat(100)}ru`, 'Email слишком длинный, максимум 254 символа'],
    ['Пароль', '', 'Введите пароль'],
    ['Пароль', 'Aa1', 'Пароль слишком короткий, минимум 6 символов'],
    ['Пароль', 'secret12', 'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры'],
    ['Пароль', `Aa1${'x'.repeat(58)}`, 'Пароль слишком длинный, максимум 60 символов'],
  ])('%s %j is refused on the spot, and the field has the focus', async (name, text, message) => {
    const server = recorded();
    const auth = await host.mount('auth', {}, { network: server.fetch });
    await openDialog(auth, 'signIn');
    await signInAs(auth, { ...maria, [name === 'Email' ? 'email' : 'password']: text });
    await expect.poll(() => messageOf(auth, name)).toBe(message);
    expect(messageOf(auth, name === 'Email' ? 'Пароль' : 'Email')).toBeNull();
    await expect.poll(focused).toBe(fieldOf(auth, name).element());
    expect(server.requests).toEqual([]);
  });

  it('says nothing of a field that was only passed through, and what is wrong when one is left', async () => {
    const auth = await host.mount('auth');
    await openDialog(auth, 'signIn');
    await userEvent.click(fieldOf(auth, 'Пароль'));
    await userEvent.click(fieldOf(auth, 'Email'));
    expect(messageOf(auth, 'Пароль')).toBeNull();
    await userEvent.keyboard('maria');
    expect(messageOf(auth, 'Email')).toBeNull();
    await userEvent.tab();
    await expect.poll(() => messageOf(auth, 'Email')).toBe('Некорректный email');
  });

  const failures: [string, Fetch, string][] = [
    ['wrong pair', createFakeApi(), 'Неправильный email или пароль.'],
    ['400 of another form', when(tokenPath, rejects(400, 'нет')), 'Неправильный email или пароль.'],
    ['no connection', offline(), 'Не удалось получить ответ от сервера. Проверьте соединение с интернетом.'],
    ['429', when(tokenPath, rejects(429, {})), 'Слишком много попыток. Подождите несколько минут и попробуйте снова.'],
    ['502 of a proxy', when(tokenPath, htmlAnswer()), 'Произошла неизвестная ошибка'],
    [
      'profile refused',
      when(
        profilePath,
        rejects(500),
        when(tokenPath, async () => Response.json({ token: 't' })),
      ),
      'Ошибка получения пользователя',
    ],
  ];
  it.each(failures)('%s: says so, keeps what was typed, and may be repeated', async (_, network, message) => {
    const server = switchable(network);
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const [answer] = await openDialog(auth, 'signIn');
    const typed = { email: maria.email, password: 'Secret13' };
    await signInAs(auth, typed);
    await expect.poll(() => alertOf(auth)).toBe(message);
    await expect.element(fieldOf(auth, 'Email')).toHaveValue(typed.email);
    await expect.element(fieldOf(auth, 'Пароль')).toHaveValue(typed.password);
    expect((await authOf(auth)).user).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    server.use(createFakeApi());
    await signInAs(auth, maria);
    expect(await answer).toBe(true);
  });

  it('what a server says of a field stands under it until it is typed in', async () => {
    const network = when(tokenPath, rejects(400, { username: ['Аккаунт удалён.', 'Обратитесь в поддержку.'] }));
    const auth = await host.mount('auth', {}, { network });
    await openDialog(auth, 'signIn');
    await signInAs(auth, maria);
    await expect.poll(() => messageOf(auth, 'Email')).toBe('Аккаунт удалён., Обратитесь в поддержку.');
    expect(alertOf(auth)).toBeNull();
    await expect.poll(focused).toBe(fieldOf(auth, 'Email').element());
    await userEvent.keyboard('m');
    await expect.poll(() => messageOf(auth, 'Email')).toBeNull();
  });

  it('sends once, however often the button and Enter are pressed', async () => {
    const server = held();
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const [answer] = await openDialog(auth, 'signIn');
    await type(auth, 'Email', maria.email);
    await type(auth, 'Пароль', maria.password);
    await userEvent.dblClick(buttonOf(auth, 'Войти'));
    await userEvent.click(fieldOf(auth, 'Пароль'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => server.to('/token-auth/').length).toBe(1);
    await expect.element(buttonOf(auth, 'Войти')).toHaveAttribute('aria-busy', 'true');
    server.releaseAll();
    await expect.poll(() => server.waiting.length).toBe(1);
    expect(server.to('/users/profile/')).toHaveLength(1);
    server.releaseAll();
    expect(await answer).toBe(true);
  });

  it('is a form that password managers know, with an eye for the password', async () => {
    const auth = await host.mount('auth');
    await openDialog(auth, 'signIn');
    await expect.poll(focused).toBe(fieldOf(auth, 'Email').element());
    const password = fieldOf(auth, 'Пароль');
    for (const [name, autocomplete] of [
      ['Email', 'username'],
      ['Пароль', 'current-password'],
    ] as const) {
      const input = fieldOf(auth, name).element() as HTMLInputElement;
      expect(input.autocomplete).toBe(autocomplete);
      expect(input.name).not.toBe('');
      expect(input.form?.matches('form')).toBe(true);
    }
    await userEvent.fill(password, 'Secret12');
    await expect.element(password).toHaveAttribute('type', 'password');
    await userEvent.click(buttonOf(auth, 'Показать пароль'));
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(buttonOf(auth, 'Показать пароль')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(password).toHaveValue('Secret12');
    await userEvent.keyboard('3');
    await expect.element(password).toHaveValue('Secret123');
  });

  it('closed by the visitor or by a change of the page, it answers false and gives the focus back', async () => {
    const home = location.href;
    const button = document.createElement('button');
    document.body.append(button);
    const auth = await host.mount('auth');
    try {
      for (const close of [
        () => userEvent.keyboard('{Escape}'),
        () => userEvent.click(buttonOf(auth, 'Закрыть')),
        async () => history.pushState(null, '', '/elsewhere'),
      ]) {
        button.focus();
        const [answer] = await openDialog(auth, 'signIn');
        await close();
        expect(await answer).toBe(false);
        expect(openDialogs(auth)).toEqual([]);
        expect(focused()).toBe(button);
      }
    } finally {
      history.replaceState(null, '', home);
      button.remove();
    }
    expect(auth.detailsOf('closed')).toHaveLength(3);
  });
});

describe.each(hosts)('who wants to call, on $name', (host) => {
  const openBoth = async (network?: Fetch) => {
    const auth = await host.mount('auth', {}, network ? { network } : {});
    const listing = await host.mount('listing', { listingId: 1001 }, { beside: auth });
    await expect.element(buttonOf(listing, 'Позвонить').first()).toBeVisible();
    return { auth, listing };
  };
  const call = async (listing: Mounted) => userEvent.click(buttonOf(listing, 'Позвонить').first());

  it('is asked to sign in, and the contact card opens afterwards', async () => {
    const { auth, listing } = await openBoth();
    await call(listing);
    const prompt = auth.view.getByRole('dialog', { name: 'Требуется авторизация' });
    await expect.element(prompt).toHaveTextContent('Пожалуйста, авторизуйтесь, чтобы позвонить.');
    expect(
      await prompt
        .getByRole('button')
        .elements()
        .map((one) => one.textContent || one.ariaLabel),
    ).toEqual(['Закрыть', 'Войти', 'Зарегистрироваться']);
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    await expect.poll(focused).toBe(fieldOf(auth, 'Email').element());
    await signInAs(auth, maria);
    await expect.poll(() => openDialogs(listing)).toHaveLength(1);
    await expect.poll(() => listing.root().querySelector('dialog[open] a[href^="tel:"]')).not.toBeNull();
    expect(auth.detailsOf('closed')).toEqual([{ isSignedIn: true, wasAsked: true }]);
  });

  it('and closes the prompt, is left where they were', async () => {
    const { auth, listing } = await openBoth();
    await call(listing);
    await expect.element(auth.view.getByRole('dialog', { name: 'Требуется авторизация' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => auth.detailsOf('closed')).toEqual([{ isSignedIn: false, wasAsked: true }]);
    expect(openDialogs(listing)).toEqual([]);
    expect(focused()?.textContent).toBe('Позвонить');
  });
});
