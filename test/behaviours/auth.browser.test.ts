import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AuthControl } from '../../src/features/auth';
import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { recorded } from '../../src/testing/scenarios';
import { hosts, type Mounted } from '../support/mount';

const { email, password } = aUser();

afterEach(() => localStorage.clear());

const authOf = async (mounted: Mounted): Promise<AuthControl> => {
  await expect.poll(() => mounted.control()).toBeTruthy();
  return mounted.control() as unknown as AuthControl;
};
const field = (mounted: Mounted, name: string) => mounted.view.getByRole('textbox', { name, exact: true });
const passwordField = (mounted: Mounted, name = 'Пароль') => mounted.view.getByLabelText(name, { exact: true });
const submit = (mounted: Mounted, name = 'Войти') => mounted.view.getByRole('button', { name, exact: true });

describe.each(hosts)('signing in: $name', (host) => {
  it('signs in by e-mail and password, tells the page, and keeps the account', async () => {
    const server = recorded(createFakeApi());
    const auth = await host.mount('auth', {}, { network: server.fetch });
    const answer = (await authOf(auth)).signIn();
    await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    await userEvent.type(field(auth, 'Email'), email);
    await userEvent.type(passwordField(auth), password);
    await userEvent.click(submit(auth));
    expect(await answer).toBe(true);
    expect(auth.detailsOf('signedIn')).toMatchObject([{ user: { email } }]);
    expect(auth.detailsOf('closed')).toEqual([{ isSignedIn: true, wasAsked: false }]);
    expect((await authOf(auth)).user?.email).toBe(email);
    expect(server.requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/token-auth/',
      'GET /api/users/profile/',
    ]);
  });
});
