import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser } from '../../../src/testing/fakeAccounts';
import { held, rejects, when } from '../../../src/testing/scenarios';
import { authOf, buttonOf, maria, openDialogs, signInAs } from '../../support/features/auth';
import { hosts, type Mounted, type MountOptions } from '../../support/mount';
import { focused } from '../../support/shown';

const profilePath = /\/users\/profile\/$/;
const accountOfMounted = ({ apiUrl }: Mounted) => accountOf(getRuntime({ apiUrl, siteUrl: 'https://site.test' }));
const headingOf = ({ root }: Mounted) => root().querySelector('h1,h2,h3')?.textContent ?? null;

afterEach(() => localStorage.clear());

describe.each(hosts)('the gate on $name', (host) => {
  /** With a field of the page inside. */
  const gateOf = (props: object = {}, options: MountOptions = {}) =>
    host.mount('auth-gate', host.name === 'React' ? { children: <input aria-label="Адрес" />, ...props } : props, {
      markup: '<input aria-label="Адрес">',
      ...options,
    });
  const withAuth = async (props: object = {}) => {
    const auth = await host.mount('auth');
    await authOf(auth);
    return { auth, gate: await gateOf(props, { beside: auth }) };
  };
  const inside = ({ view }: Mounted) => view.getByLabelText('Адрес');
  const isShown = (gate: Mounted) => {
    const input = gate.container.querySelector('input');
    return input?.checkVisibility() ?? false;
  };

  it.each([
    ['publish', 'Войдите, чтобы разместить объявление'],
    ['edit', 'Войдите, чтобы редактировать объявление'],
  ] as const)('says why to sign in to %s, and hides what is inside', async (reason, title) => {
    const { gate } = await withAuth({ reason, headingLevel: 2 });
    await expect.element(gate.view.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(isShown(gate)).toBe(false);
    expect(gate.view.getByText('Сеанс закончился.', { exact: false }).query()).toBeNull();
    const names = [...gate.root().querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Войти', 'Зарегистрироваться']);
    // On a phone they stand below each other, with the same edges.
    gate.container.style.width = '343px';
    const edges = () =>
      [...gate.root().querySelectorAll('button')]
        .map((one) => one.getBoundingClientRect())
        .map(({ left, width }) => `${Math.round(left)} ${Math.round(width)}`);
    await expect.poll(() => new Set(edges()).size).toBe(1);
  });

  it('«Войти» opens the login, and who has signed in goes on inside, where the focus is', async () => {
    const { auth, gate } = await withAuth();
    await userEvent.click(buttonOf(gate, 'Войти'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Вход']);
    await signInAs(auth, maria);
    await expect.element(inside(gate)).toBeVisible();
    expect(headingOf(gate)).toBeNull();
    await expect.poll(() => auth.detailsOf('closed')).toEqual([{ isSignedIn: true, wasAsked: false }]);
    await expect.poll(() => focused()?.contains(gate.root().querySelector('slot, input'))).toBe(true);
    await userEvent.tab();
    expect(focused()).toBe(inside(gate).element());
  });

  it('«Зарегистрироваться» opens the registration; closed, it is as before', async () => {
    const { auth, gate } = await withAuth();
    await userEvent.click(buttonOf(gate, 'Зарегистрироваться'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Регистрация']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    expect(isShown(gate)).toBe(false);
    expect(focused()).toBe(buttonOf(gate, 'Зарегистрироваться').element());
  });

  it('a token that is refused hides what is inside; back again, the same visitor finds what they typed, another one does not', async () => {
    const { auth, gate } = await withAuth();
    const account = accountOfMounted(gate);
    const [first, second] = [aUser(), aUser({ id: 102 })];
    account.setSource(() => 'one', first);
    await userEvent.fill(inside(gate), 'Тверская, 1');
    account.refuse('one');
    await expect.poll(() => headingOf(gate)).toBe('Войдите, чтобы разместить объявление');
    expect(isShown(gate)).toBe(false);
    await expect.element(gate.view.getByText('Сеанс закончился. Войдите снова: всё, что вы ввели, осталось.')).toBeVisible();
    account.setSource(() => 'two', first);
    await expect.element(inside(gate)).toHaveValue('Тверская, 1');
    account.setSource(null);
    account.setSource(() => 'three', second);
    await expect.element(inside(gate)).toBeVisible();
    // What a page has put into an element is the page's.
    if (host.name === 'React') await expect.element(inside(gate)).toHaveValue('');
    auth.unmount();
  });

  it('follows signing out', async () => {
    const { auth, gate } = await withAuth();
    await userEvent.click(buttonOf(gate, 'Войти'));
    await signInAs(auth, maria);
    await expect.element(inside(gate)).toBeVisible();
    await (await authOf(auth)).signOut();
    await expect.poll(() => isShown(gate)).toBe(false);
    await expect.element(buttonOf(gate, 'Войти')).toBeVisible();
  });

  it('who is signed in since an earlier visit sees what is inside, and never the invitation', async () => {
    const auth = await host.mount('auth');
    await authOf(auth);
    const { apiUrl } = auth;
    const user = { id: 7, first_name: 'Мария', last_name: '', avatar: null, phone: '9162041234', email: 'maria@kvartal.test' };
    localStorage.setItem(`kvartal:account:${apiUrl}`, JSON.stringify({ version: 1, token: 'kept', user }));
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    const gate = await gateOf({}, { beside: auth });
    await expect.element(inside(gate)).toBeVisible();
    observer.disconnect();
    expect(headingOf(gate)).toBeNull();
    expect(seen.join()).not.toContain('Войдите');
  });

  it('waits while it is not known whose the token is, and then lets them in', async () => {
    const server = held();
    const gate = await gateOf({}, { network: server.fetch });
    accountOfMounted(gate).setSource(() => 'token-of-maria');
    await expect.element(gate.view.getByRole('status')).toHaveTextContent('Загрузка профиля…');
    expect(isShown(gate)).toBe(false);
    expect(server.to('/users/profile/')).toHaveLength(1);
    server.releaseAll();
    await expect.element(inside(gate)).toBeVisible();
    expect(accountOfMounted(gate).store.get()).toMatchObject({ status: 'signedIn', user: { email: maria.email } });
  });

  it('accepts a token whose profile fails to load, and asks again when a token is refused', async () => {
    const failing = await gateOf({}, { network: when(profilePath, rejects(500)) });
    accountOfMounted(failing).setSource(() => 'token-of-maria');
    await expect.element(inside(failing)).toBeVisible();
    failing.unmount();
    const refusing = await gateOf({}, { network: when(profilePath, rejects(401)) });
    accountOfMounted(refusing).setSource(() => 'old');
    await expect.poll(() => headingOf(refusing)).toBe('Войдите, чтобы разместить объявление');
  });

  it.each([
    ['publish', {}, 'https://site.test/realty/create'],
    ['edit', { listingId: 7 }, 'https://site.test/realty/update/7'],
    ['edit', {}, 'https://site.test/'],
  ] as const)('without a sign-in dialog on the page, both buttons to %s %o open %s', async (reason, props, url) => {
    const gate = await gateOf({ reason, ...props });
    const opened: string[] = [];
    const take = (event: Event) => {
      const link = event.composedPath()[0];
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      opened.push(link.href);
    };
    addEventListener('click', take);
    await userEvent.click(buttonOf(gate, 'Войти'));
    await userEvent.click(buttonOf(gate, 'Зарегистрироваться'));
    removeEventListener('click', take);
    expect(opened).toEqual([url, url]);
  });
});
