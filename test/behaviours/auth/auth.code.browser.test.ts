import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aUser, fakeLinkOf } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Recorded, recorded } from '../../../src/testing/scenarios';
import { fakeAppCodes, fakeRecoveryCodes } from '../../../src/testing/store/fakeFactors';
import { aWorld } from '../../../src/testing/world';
import { authOf, buttonOf, fieldOf, maria, messageOf, openDialog, openDialogs, signInAs, type } from '../../support/features/auth';
import { type Host, hosts, type Mounted } from '../../support/mount';

const serving = () => recorded(createFakeApi({ ...aWorld([]), users: [aUser({ hasSecondFactor: true })] }));
const asked = async (host: Host, server: Recorded): Promise<Mounted<'auth'>> => {
  const auth = await host.mount('auth', {}, { network: server.fetch });
  await openDialog(auth, 'signIn');
  await signInAs(auth, maria);
  await expect.poll(() => openDialogs(auth)).toEqual(['Код для входа']);
  return auth;
};
const [code] = fakeAppCodes;
const [recovery = ''] = fakeRecoveryCodes;

afterEach(() => localStorage.clear());

describe.each(hosts)('a sign-in with a second factor on $name', (host) => {
  it('asks for the code after the right password alone, where the focus goes', async () => {
    const auth = await host.mount('auth', {}, { network: serving().fetch });
    await openDialog(auth, 'signIn');
    await signInAs(auth, { ...maria, password: 'Wrong1234' });
    await expect.element(auth.view.getByText('Неправильный email или пароль.')).toBeVisible();
    expect(openDialogs(auth)).toEqual(['Вход']);
    await signInAs(auth, maria);
    await expect.poll(() => openDialogs(auth)).toEqual(['Код для входа']);
    await expect.poll(() => fieldOf(auth, 'Код из приложения').element().matches(':focus')).toBe(true);
    expect((await authOf(auth)).user).toBeNull();
  });

  it('signs in with a code, also with a space; refuses one that is none without a call', async () => {
    const server = serving();
    const auth = await asked(host, server);
    const calls = server.requests.length;
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.poll(() => messageOf(auth, 'Код из приложения')).toBe('Введите код');
    await type(auth, 'Код из приложения', '1234');
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.poll(() => messageOf(auth, 'Код из приложения')).toBe('В коде из приложения 6 цифр, в резервном 12 букв и цифр');
    expect(server.requests).toHaveLength(calls);
    await type(auth, 'Код из приложения', '999 999');
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.poll(() => messageOf(auth, 'Код из приложения')).toContain('Код не подошёл.');
    await type(auth, 'Код из приложения', `${code.slice(0, 3)} ${code.slice(3)}`);
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    expect((await authOf(auth)).user?.email).toBe(maria.email);
  });

  it('takes a recovery code in a separate field', async () => {
    const auth = await asked(host, serving());
    await type(auth, 'Код из приложения', '12');
    await userEvent.click(buttonOf(auth, 'Нет доступа к приложению? Резервный код'));
    await expect.element(fieldOf(auth, 'Резервный код')).toHaveValue('');
    await type(auth, 'Резервный код', recovery);
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    expect((await authOf(auth)).user?.email).toBe(maria.email);
  });

  it('goes back to the e-mail', async () => {
    const auth = await asked(host, serving());
    await userEvent.click(buttonOf(auth, 'Вернуться ко входу'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Вход']);
    await expect.element(fieldOf(auth, 'Email')).toHaveValue(maria.email);
  });

  it('a link to a new password asks for the code, too', async () => {
    const auth = await host.mount('auth', {}, { network: serving().fetch });
    const control = await authOf(auth);
    const answer = [control.newPassword(fakeLinkOf(maria, 'password'))];
    await expect.poll(() => openDialogs(auth)).toEqual(['Новый пароль']);
    await type(auth, 'Пароль', 'Novyj1234');
    await type(auth, 'Повторите пароль', 'Novyj1234');
    await userEvent.click(buttonOf(auth, 'Сохранить и войти'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Код для входа']);
    await type(auth, 'Код из приложения', code);
    await userEvent.click(buttonOf(auth, 'Войти'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Пароль изменён']);
    await userEvent.click(buttonOf(auth, 'OK'));
    expect(await answer[0]).toBe(true);
  });
});
