import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeLinkOf } from '../../../src/testing/fakeAccounts';
import { offline, recorded, rejects, when } from '../../../src/testing/scenarios';
import { authOf, buttonOf, fieldOf, maria, messageOf, openDialog, openDialogs, signInAs, type } from '../../support/features/auth';
import { hosts, type Mounted } from '../../support/mount';

const textOf = (mounted: Mounted) => mounted.root().querySelector('dialog[open]')?.textContent ?? '';
const bodiesOf = async (server: ReturnType<typeof recorded>) =>
  server.requests.map(({ method, url }) => `${method} ${url.pathname.slice(4)}`);

afterEach(() => localStorage.clear());

describe.each(hosts)('a forgotten password on $name', (host) => {
  const forget = async (mounted: Mounted, email: string) => {
    await openDialog(mounted, 'signIn');
    await type(mounted, 'Email', email);
    await userEvent.click(buttonOf(mounted, 'Забыли пароль?'));
    await expect.poll(() => openDialogs(mounted)).toEqual(['Забыли пароль?']);
  };

  it('takes the e-mail over from the sign-in, and says the same for any address', async () => {
    for (const email of [maria.email, 'nobody@kvartal.test']) {
      const server = recorded();
      const auth = await host.mount('auth', {}, { network: server.fetch });
      await forget(auth, email);
      await expect.element(fieldOf(auth, 'Email')).toHaveValue(email);
      await userEvent.click(buttonOf(auth, 'Отправить ссылку'));
      await expect.poll(() => openDialogs(auth)).toEqual(['Проверьте почту']);
      expect(textOf(auth)).toContain(`Если на адрес ${email} заведён аккаунт, письмо придёт в течение минуты.`);
      expect(await bodiesOf(server)).toEqual(['POST /users/password/forgot/']);
      await userEvent.click(buttonOf(auth, 'Другой email'));
      await expect.element(fieldOf(auth, 'Email')).toHaveValue(email);
      await userEvent.click(buttonOf(auth, 'Вернуться ко входу'));
      await expect.poll(() => openDialogs(auth)).toEqual(['Вход']);
      await expect.element(fieldOf(auth, 'Email')).toHaveValue(email);
    }
  });

  it('refuses what is no e-mail, and says when there is no connection', async () => {
    const auth = await host.mount('auth', {}, { network: offline() });
    await forget(auth, 'maria');
    await userEvent.click(buttonOf(auth, 'Отправить ссылку'));
    await expect.poll(() => messageOf(auth, 'Email')).toBe('Некорректный email');
    await type(auth, 'Email', maria.email);
    await userEvent.click(buttonOf(auth, 'Отправить ссылку'));
    await expect.poll(() => textOf(auth)).toContain('Не удалось получить ответ от сервера.');
  });

  it('a link sets a new password, signs in, and works once', async () => {
    const auth = await host.mount('auth', {}, { network: recorded().fetch });
    const control = await authOf(auth);
    const [answer] = [control.newPassword(fakeLinkOf(maria, 'password'))];
    await expect.poll(() => openDialogs(auth)).toEqual(['Новый пароль']);
    await type(auth, 'Пароль', 'Novyj1234');
    await type(auth, 'Повторите пароль', 'Novyj123');
    await userEvent.click(buttonOf(auth, 'Сохранить и войти'));
    await expect.poll(() => messageOf(auth, 'Повторите пароль')).toBe('Пароли не совпадают');
    await type(auth, 'Повторите пароль', 'Novyj1234');
    await userEvent.click(buttonOf(auth, 'Сохранить и войти'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Пароль изменён']);
    // The page is told while the dialog is still open.
    expect(await answer).toBe(true);
    await userEvent.click(buttonOf(auth, 'OK'));
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    expect(control.user?.email).toBe(maria.email);
    await control.signOut();
    await openDialog(auth, 'signIn');
    await signInAs(auth, { email: maria.email, password: 'Novyj1234' });
    await expect.poll(() => control.user?.email).toBe(maria.email);
  });

  it('a dead link says so, and closing sets nothing', async () => {
    const auth = await host.mount('auth', {}, { network: recorded().fetch });
    const control = await authOf(auth);
    const [answer] = [control.newPassword('dead')];
    await expect.poll(() => openDialogs(auth)).toEqual(['Новый пароль']);
    await type(auth, 'Пароль', 'Novyj1234');
    await type(auth, 'Повторите пароль', 'Novyj1234');
    await userEvent.click(buttonOf(auth, 'Сохранить и войти'));
    await expect.poll(() => textOf(auth)).toContain('Ссылка больше не действует. Запросите новую.');
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
    expect(control.user).toBeNull();
  });

  it('a dead link leads to a new one', async () => {
    const auth = await host.mount('auth', {}, { network: recorded().fetch });
    const control = await authOf(auth);
    void control.newPassword('dead');
    await expect.poll(() => openDialogs(auth)).toEqual(['Новый пароль']);
    await userEvent.click(buttonOf(auth, 'Запросить новую ссылку'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Забыли пароль?']);
    await type(auth, 'Email', maria.email);
    await userEvent.click(buttonOf(auth, 'Отправить ссылку'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Проверьте почту']);
  });

  it('an address is confirmed by a link; what else happened is told', async () => {
    const confirm = async (link: string, network = recorded().fetch) =>
      (await authOf(await host.mount('auth', {}, { network }))).confirmEmail(link);
    expect(await confirm(fakeLinkOf(maria, 'confirm'))).toBe('confirmed');
    expect(await confirm('dead')).toBe('dead');
    expect(await confirm('any', when(/\/confirm\/$/, rejects(400, { email: ['Занят'] })))).toBe('taken');
    expect(await confirm('any', offline())).toBe('failed');
  });
});
