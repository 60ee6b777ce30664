import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { maria, openDialogs, signInAs } from '../../support/features/auth';
import { linkOf, site, stay, textOf } from '../../support/features/legal';
import { runtimeOf, toasts } from '../../support/listing/contactPage';
import { hosts, type Mounted } from '../../support/mount';

const toAccount = [{ url: `${site}/account?tab=ads`, target: 'account' }];

let clicked: { readonly href: string | null; readonly isTaken: boolean }[] = [];
const note = (event: Event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link) clicked.push({ href: link.getAttribute('href'), isTaken: event.defaultPrevented });
  stay(event);
};
beforeEach(() => {
  clicked = [];
  addEventListener('click', note);
});
afterEach(() => {
  removeEventListener('click', note);
  localStorage.clear();
});

describe.each(hosts)('the page for owners on $name', (host) => {
  const open = async (): Promise<Mounted> => {
    const area = await host.mount('legal', { page: 'owners' });
    await expect.poll(() => textOf(area)).toContain('Перед сделкой');
    return area;
  };
  const withAuth = async () => {
    const area = await open();
    const auth = await host.mount('auth', {}, { beside: area });
    await expect.poll(() => auth.control()).toBeTruthy();
    return { area, auth };
  };

  test('own listings ask a visitor to sign in first, and open the account afterwards', async () => {
    const { area, auth } = await withAuth();
    await linkOf(area, 'Мои объявления').click();
    await expect.poll(() => toasts(area)).toEqual(['Пожалуйста, войдите в систему']);
    await expect.poll(() => openDialogs(auth)).toEqual(['Требуется авторизация']);
    await expect.element(auth.view.getByLabelText('Пароль', { exact: true })).toBeVisible();
    expect(area.detailsOf('navigate')).toEqual([]);
    expect(clicked.at(-1)).toEqual({ href: `${site}/account?tab=ads`, isTaken: true });
    await signInAs(auth, maria);
    await expect.poll(() => area.detailsOf('navigate')).toEqual(toAccount);
    expect(clicked.at(-1)).toEqual({ href: `${site}/account?tab=ads`, isTaken: false });
  });

  test('who does not sign in after all stays', async () => {
    const { area, auth } = await withAuth();
    await linkOf(area, 'Мои объявления').click();
    await expect.poll(() => openDialogs(auth)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    expect(area.detailsOf('navigate')).toEqual([]);
  });

  test('registering opens its form, and is not offered to signed-in users', async () => {
    const { area, auth } = await withAuth();
    await linkOf(area, 'Зарегистрироваться').click();
    await expect.poll(() => openDialogs(auth)).toEqual(['Регистрация']);
    expect(area.detailsOf('navigate')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    accountOf(runtimeOf(area)).setSource(() => 'token-of-maria');
    await expect.poll(() => linkOf(area, 'Зарегистрироваться').query()).toBeNull();
  });

  test('own listings of a signed-in user are one click away', async () => {
    const area = await open();
    accountOf(runtimeOf(area)).setSource(() => 'token-of-maria');
    await linkOf(area, 'Мои объявления').click();
    expect(area.detailsOf('navigate')).toEqual(toAccount);
    expect(toasts(area)).toEqual([]);
  });

  test('where nobody can ask to sign in the main site does', async () => {
    const area = await open();
    await linkOf(area, 'Мои объявления').click();
    await linkOf(area, 'Зарегистрироваться').click();
    expect(area.detailsOf('navigate')).toEqual([...toAccount, { url: `${site}/`, target: 'home' }]);
    expect(clicked).toEqual([
      { href: `${site}/account?tab=ads`, isTaken: false },
      { href: `${site}/`, isTaken: false },
    ]);
    expect(toasts(area)).toEqual([]);
  });
});
