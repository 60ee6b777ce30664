import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SignInReason } from '../../../src/domain/account/signInReason';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { buttonOf, fieldOf, maria, openDialogs, signInAs } from '../../support/features/auth';
import { type Host, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

afterEach(() => localStorage.clear());

const asked = async (host: Host, reason: SignInReason) => {
  const auth = await host.mount('auth');
  const account = accountOf(getRuntime({ apiUrl: auth.apiUrl, siteUrl: 'https://site.test' }));
  let answer = account.promptSignIn(reason);
  // Nobody can ask before the element stands.
  const isAsked = () => {
    answer ??= account.promptSignIn(reason);
    return answer !== null;
  };
  await expect.poll(isAsked).toBe(true);
  await expect.poll(() => openDialogs(auth)).toHaveLength(1);
  const dialog = () => auth.root().querySelector('dialog[open]');
  return {
    auth,
    answer: () => answer,
    texts: () => [...(dialog()?.querySelectorAll('h2, p') ?? [])].map(({ textContent }) => textContent),
  };
};

describe.each(hosts)('asked to sign in on $name', (host) => {
  it.each([
    ['call', ['Требуется авторизация', 'Пожалуйста, авторизуйтесь, чтобы позвонить.']],
    ['write', ['Требуется авторизация', 'Пожалуйста, авторизуйтесь, чтобы написать.']],
    ['complain', ['Требуется авторизация', 'Для отправки жалобы необходимо авторизоваться.']],
    ['publish', ['Войдите, чтобы разместить объявление']],
    ['edit', ['Войдите, чтобы редактировать объявление']],
  ] as const)('to %s: a prompt says why, with both ways', async (reason, texts) => {
    const { auth, answer, texts: shown } = await asked(host, reason);
    expect(shown()).toEqual(texts);
    const names = [...auth.root().querySelectorAll('dialog[open] button')].map((one) => one.textContent || one.ariaLabel);
    expect(names).toEqual(['Закрыть', 'Войти', 'Зарегистрироваться']);
    await userEvent.click(buttonOf(auth, 'Зарегистрироваться'));
    expect(openDialogs(auth)).toEqual(['Регистрация']);
    await expect.poll(focused).toBe(fieldOf(auth, 'Имя').element());
    await userEvent.click(buttonOf(auth, 'Войти'));
    expect(openDialogs(auth)).toEqual(['Вход']);
    await signInAs(auth, maria);
    expect(await answer()).toBe(true);
    expect(auth.detailsOf('closed')).toEqual([{ isSignedIn: true, wasAsked: true }]);
  });

  it('for their own listings: the login at once, titled as the prompt is, and the registration by its own name', async () => {
    const { auth, answer } = await asked(host, 'ownListings');
    expect(openDialogs(auth)).toEqual(['Требуется авторизация']);
    await expect.poll(focused).toBe(fieldOf(auth, 'Email').element());
    await userEvent.click(buttonOf(auth, 'Зарегистрироваться'));
    expect(openDialogs(auth)).toEqual(['Регистрация']);
    await userEvent.keyboard('{Escape}');
    expect(await answer()).toBe(false);
    expect(auth.detailsOf('closed')).toEqual([{ isSignedIn: false, wasAsked: true }]);
  });

  it.each([
    ['signIn', 'Вход'],
    ['register', 'Регистрация'],
  ] as const)('by their own wish to %s: the form at once', async (reason, title) => {
    const { auth, answer } = await asked(host, reason);
    expect(openDialogs(auth)).toEqual([title]);
    await userEvent.keyboard('{Escape}');
    expect(await answer()).toBe(false);
    expect(auth.detailsOf('closed')).toEqual([{ isSignedIn: false, wasAsked: false }]);
  });
});
