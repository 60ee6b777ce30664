import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getProfile, signIn, signOut } from '../../../src/api/account';
import { changePassword, endOtherSessions } from '../../../src/api/identity';
import { blockAccount } from '../../../src/api/moderation';
import { encodeUser } from '../../../src/api/wire/account/user';
import { accountOf } from '../../../src/state/account/account';
import { whyEnded } from '../../../src/state/account/whyEnded';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, offline, recorded, switchable } from '../../../src/testing/scenarios';
import { authOf, buttonOf, maria, openDialog, signInAs } from '../../support/features/auth';
import { hosts, type Mounted } from '../../support/mount';

const runtimeOf = ({ apiUrl }: Mounted) => getRuntime({ apiUrl, siteUrl: 'https://site.test' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe.each(hosts)('the account on $name', (host) => {
  const signedIn = async (network?: Fetch) => {
    const auth = await host.mount('auth', {}, network ? { network } : {});
    const [answer] = await openDialog(auth, 'signIn');
    await signInAs(auth, maria);
    expect(await answer).toBe(true);
    return auth;
  };
  const tokenOf = (mounted: Mounted) => runtimeOf(mounted).transport.token?.() ?? null;
  const entry = () => Object.entries(localStorage)[0] as [key: string, text: string];
  const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  it('signing out forgets it, here and on the server', async () => {
    const server = recorded();
    const auth = await signedIn(server.fetch);
    const token = tokenOf(auth);
    await (await authOf(auth)).signOut();
    expect(localStorage).toHaveLength(0);
    expect(tokenOf(auth)).toBeNull();
    expect(auth.detailsOf('signedOut')).toHaveLength(1);
    expect(server.to('/token-auth/logout/')[0]?.headers.get('Authorization')).toBe(`Token ${token}`);
  });

  it('is forgotten even where the server cannot be told', async () => {
    const server = switchable(createFakeApi());
    const auth = await signedIn(server.fetch);
    server.use(offline());
    await (await authOf(auth)).signOut();
    expect(tokenOf(auth)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is there in the next visit, without a call', async () => {
    const auth = await signedIn();
    const [key, text] = entry();
    await (await authOf(auth)).signOut();
    auth.unmount();
    const server = recorded();
    // Another page: a different API address with the same stored account.
    localStorage.clear();
    const next = await host.mount('auth', {}, { network: server.fetch });
    await authOf(next);
    localStorage.setItem(key.replace(auth.apiUrl, next.apiUrl), text);
    tell(key.replace(auth.apiUrl, next.apiUrl));
    await expect.poll(() => next.detailsOf('signedIn')).toMatchObject([{ user: { email: maria.email } }]);
    expect(server.requests).toEqual([]);
  });

  /** Opens a page whose storage has this account from an earlier visit. */
  const nextVisit = async (stored: { readonly token: string; readonly firstName: string }, network?: Fetch) => {
    const { token, firstName } = stored;
    const text = JSON.stringify({ version: 1, token, user: encodeUser({ ...maria, firstName }) });
    const { getItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      // The address of the API, and so the key, is known only now.
      if (key.startsWith('kvartal:account:') && !known.has(key)) localStorage.setItem(key, text);
      known.add(key);
      return getItem.call(this, key);
    });
    const known = new Set<string>();
    const server = recorded(network);
    const auth = await host.mount('auth', {}, { network: server.fetch });
    await authOf(auth);
    return { server, auth };
  };
  const toast = ({ view }: Mounted) => view.getByText('Срок входа истёк. Войдите в аккаунт снова.');

  it('of an earlier visit is asked for once, and shown as it is now', async () => {
    const { server, auth } = await nextVisit({ token: maria.token ?? '', firstName: 'Мариетта' });
    await expect.poll(() => server.requests.map(({ url }) => url.pathname.slice(4))).toEqual(['/users/profile/']);
    await expect.poll(async () => (await authOf(auth)).user?.firstName).toBe(maria.firstName);
    expect(entry()[1]).toContain(maria.firstName);
    const header = await host.mount('header', {}, { beside: auth });
    await host.mount('auth-gate', {}, { beside: auth });
    await expect.element(header.view.getByText('Личный кабинет').first()).toBeInTheDocument();
    expect(server.requests.filter(({ url }) => url.pathname.endsWith('/users/profile/'))).toHaveLength(1);
    expect(toast(auth).query()).toBeNull();
  });

  it('whose token has expired is signed out, with a word about it', async () => {
    const { auth } = await nextVisit({ token: 'expired', firstName: 'Мария' });
    await expect.element(toast(auth)).toBeVisible();
    expect(tokenOf(auth)).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(auth.detailsOf('signedOut')).toHaveLength(1);
  });

  describe('that is ended elsewhere says why, and offers to sign in', () => {
    const over = (fetch: Fetch, token: string) => ({ baseUrl: 'https://fake.test/api', fetch, token: () => token });
    const moderator = (fetch: Fetch) => over(fetch, 'token-of-irina');
    it.each<[string, (network: Fetch, elsewhere: string) => Promise<unknown>, string]>([
      [
        'by a new password',
        (network, token) =>
          changePassword(over(network, token), { present: maria.password, password: 'Smenila123', confirmPassword: 'Smenila123' }),
        'Вы вышли: пароль изменён. Войдите с новым паролем.',
      ],
      [
        'by a moderator',
        (network) => blockAccount(moderator(network), maria.id, 'Обман $& покупателей'),
        'Аккаунт заблокирован за нарушение правил. Причина: Обман $& покупателей',
      ],
      [
        'in the list of devices',
        (network, token) => endOtherSessions(over(network, token)),
        'Вы вышли: вход на этом устройстве завершён. Войдите снова.',
      ],
    ])('%s', async (_, end, words) => {
      const network = createFakeApi();
      const auth = await signedIn(network);
      const elsewhere = await signIn({ baseUrl: 'https://fake.test/api', fetch: network }, maria);
      await end(network, elsewhere);
      await expect(getProfile(runtimeOf(auth).transport)).rejects.toThrow();
      await expect.element(auth.view.getByText(words)).toBeVisible();
      await userEvent.click(auth.view.getByRole('button', { name: 'Войти' }));
      await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    });

    it('but not to somebody who has signed out with another tab', async () => {
      const server = recorded();
      const auth = await signedIn(server.fetch);
      const [key] = entry();
      const token = tokenOf(auth) ?? '';
      await signOut(over(server.fetch, token));
      localStorage.removeItem(key);
      tell(key);
      await expect.poll(() => auth.detailsOf('signedOut')).toHaveLength(1);
      // Nor where the stream is faster than the other tab.
      expect(await whyEnded(runtimeOf(auth), token)).toMatchObject({ reason: 'signed_out' });
      expect(auth.view.getByText(/Вы вышли|Срок входа/).query()).toBeNull();
    });
  });

  it('stays as it was stored while the server cannot be reached', async () => {
    const { server, auth } = await nextVisit({ token: 'kept', firstName: 'Мария' }, offline());
    await expect.poll(() => server.requests.length).toBe(1);
    expect(tokenOf(auth)).toBe('kept');
    expect((await authOf(auth)).user?.firstName).toBe('Мария');
    expect(toast(auth).query()).toBeNull();
  });

  it('follows the other tabs: out there is out here, and in there is in here', async () => {
    const auth = await signedIn();
    const [key, text] = entry();
    localStorage.removeItem(key);
    tell(key);
    expect(tokenOf(auth)).toBeNull();
    expect(auth.detailsOf('signedOut')).toHaveLength(1);
    localStorage.setItem(key, text);
    tell(key);
    expect(tokenOf(auth)).not.toBeNull();
    expect(auth.detailsOf('signedIn')).toHaveLength(2);
    localStorage.clear();
    tell(null);
    expect(tokenOf(auth)).toBeNull();
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"version":1,"token":7}',
    '{"version":2,"token":"t","user":{"id":1}}',
    '{"version":1,"token":"t","user":{}}',
  ])('what is stored as %s is nobody', async (text) => {
    const auth = await host.mount('auth');
    await authOf(auth);
    localStorage.setItem(`kvartal:account:${auth.apiUrl}`, text);
    tell(null);
    expect(tokenOf(auth)).toBeNull();
    expect(auth.detailsOf('signedIn')).toEqual([]);
    const [answer] = await openDialog(auth, 'signIn');
    await signInAs(auth, maria);
    expect(await answer).toBe(true);
  });

  it('a token that the server no longer knows is dropped once, and the next action asks to sign in', async () => {
    const auth = await signedIn();
    const runtime = runtimeOf(auth);
    const { transport } = runtime;
    const token = tokenOf(auth) ?? '';
    transport.refused?.(token);
    transport.refused?.(token);
    expect(tokenOf(auth)).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(auth.detailsOf('signedOut')).toHaveLength(1);
    const asked = accountOf(runtime).promptSignIn('write');
    await expect.element(auth.view.getByRole('dialog')).toHaveTextContent('Пожалуйста, авторизуйтесь, чтобы написать.');
    await userEvent.click(buttonOf(auth, 'Войти'));
    await signInAs(auth, maria);
    expect(await asked).toBe(true);
    expect(await accountOf(runtime).promptSignIn('call')).toBe(true);
  });

  it('where the storage is blocked, this page knows who is signed in until it is left', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const auth = await signedIn();
    expect((await authOf(auth)).user?.email).toBe(maria.email);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tokenOf(auth)).not.toBeNull();
    await (await authOf(auth)).signOut();
    expect(tokenOf(auth)).toBeNull();
    expect(auth.detailsOf('signedOut')).toHaveLength(1);
  });
});
