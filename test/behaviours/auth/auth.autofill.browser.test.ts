import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recorded } from '../../../src/testing/scenarios';
import { authOf, buttonOf, fieldOf, inputOf, maria, messageOf, openDialog, put, type } from '../../support/features/auth';
import { fill, openRegistration, send } from '../../support/features/registration';
import { hosts } from '../../support/mount';

afterEach(() => localStorage.clear());

const fieldsOfLogin = [
  ['Email', 'username', 'email'],
  ['Пароль', 'current-password', 'password'],
] as const;
const fieldsOfRegistration = [
  ['Имя', 'given-name', 'firstName'],
  ['Фамилия', 'family-name', 'lastName'],
  ['Телефон', 'tel-national', 'phone'],
  ['Email', 'email', 'email'],
  ['Пароль', 'new-password', 'password'],
  ['Повторите пароль', 'new-password', 'confirmPassword'],
] as const;

describe.each(hosts)('password managers and browsers on $name', (host) => {
  it.each([
    ['signIn', fieldsOfLogin],
    ['register', fieldsOfRegistration],
  ] as const)('find one form to %s, whose fields say what they are', async (what, fields) => {
    const auth = await host.mount('auth');
    await openDialog(auth, what);
    const forms = auth.root().querySelectorAll('form');
    expect(forms).toHaveLength(1);
    for (const [label, autocomplete, name] of fields) {
      const input = inputOf(auth, label);
      expect([label, input.autocomplete, input.name, input.form]).toEqual([label, autocomplete, name, forms[0]]);
    }
    expect(forms[0]?.method).toBe('post');
    expect(forms[0]?.querySelector('button:not([type])')).toBeNull();
  });

  it.each(['input', 'change', undefined] as const)('fill the login in with the event %s, and it is sent', async (event) => {
    const server = recorded();
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const [answer] = await openDialog(auth, 'signIn');
    put(inputOf(auth, 'Email'), maria.email, event);
    put(inputOf(auth, 'Пароль'), maria.password, event);
    await userEvent.click(buttonOf(auth, 'Войти'));
    expect(await answer).toBe(true);
    expect(server.to('/token-auth/')[0]?.body).toEqual({ username: maria.email, password: maria.password });
  });

  it('fill the registration in, a phone as they keep it', async () => {
    const { auth, server } = await openRegistration(host);
    await fill(auth, { Телефон: '', Имя: '' });
    put(inputOf(auth, 'Телефон'), '8 (926) 111-22-33', 'change');
    put(inputOf(auth, 'Имя'), 'Анна');
    await send(auth);
    await expect.element(buttonOf(auth, 'OK')).toBeVisible();
    expect(server.requests[0]?.body).toMatchObject({ first_name: 'Анна', phone_number: '9261112233' });
  });

  it('fill the login in as soon as its fields are there, before they are painted', async () => {
    const server = recorded();
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const control = await authOf(auth);
    const filled = new Promise<void>((done) => {
      const watcher = new MutationObserver(() => {
        const [email, password] = auth.root().querySelectorAll<HTMLInputElement>('input[name=email], input[name=password]');
        if (!email || !password) return;
        watcher.disconnect();
        put(email, maria.email, 'input');
        put(password, maria.password, 'input');
        done();
      });
      watcher.observe(auth.root(), { childList: true, subtree: true });
    });
    const answer = control.signIn();
    await filled;
    await expect.element(fieldOf(auth, 'Email')).toBeVisible();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect([inputOf(auth, 'Email').value, inputOf(auth, 'Пароль').value]).toEqual([maria.email, maria.password]);
    await userEvent.click(buttonOf(auth, 'Войти'));
    expect(await answer).toBe(true);
    expect(server.to('/token-auth/')[0]?.body).toEqual({ username: maria.email, password: maria.password });
  });

  it('Enter sends, from any field', async () => {
    const auth = await host.mount('auth');
    const [answer] = await openDialog(auth, 'signIn');
    await type(auth, 'Пароль', maria.password);
    await type(auth, 'Email', maria.email);
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe(true);
  });
});

describe.each(hosts)('markup that was typed, on $name', (host) => {
  it('is stripped when a field is left, and shown without', async () => {
    const { auth, server } = await openRegistration(host);
    for (const [label, typed, shown] of [
      ['Имя', ' <b>Анна</b> ', 'Анна'],
      ['Фамилия', 'javascript:Орлова', 'Орлова'],
      ['Email', ' <i>Anna@Kvartal.test</i>', 'anna@kvartal.test'],
    ] as const) {
      await userEvent.fill(fieldOf(auth, label), typed);
      await userEvent.tab();
      await expect.element(fieldOf(auth, label)).toHaveValue(shown);
      expect(messageOf(auth, label)).toBeNull();
    }
    expect(server.requests).toEqual([]);
  });

  it('is stripped when it is sent by Enter, and nothing of it runs', async () => {
    const { auth, server } = await openRegistration(host);
    await fill(auth, { Имя: '' });
    await userEvent.fill(fieldOf(auth, 'Имя'), '<img src=x onerror="window.wasRun = true">Анна<script>');
    await userEvent.keyboard('{Enter}');
    await expect.element(buttonOf(auth, 'OK')).toBeVisible();
    expect(server.requests[0]?.body).toMatchObject({ first_name: 'Анна' });
    expect('wasRun' in window).toBe(false);
  });

  it('passwords stay as they are', async () => {
    const auth = await host.mount('auth');
    await openDialog(auth, 'signIn');
    await type(auth, 'Пароль', ' <b>Secret12');
    await userEvent.tab();
    await expect.element(fieldOf(auth, 'Пароль')).toHaveValue(' <b>Secret12');
  });
});
