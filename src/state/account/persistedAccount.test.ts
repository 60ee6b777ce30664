import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeUser } from '../../api/wire/account/user';
import { offline } from '../../testing/scenarios';
import { createRuntime } from '../runtime/runtime';
import { accountOf } from './account';
import { createAccountStorage } from './accountStorage';
import { createPersistedAccount } from './persistedAccount';

const user = { id: 7, firstName: 'Мария', lastName: '', avatar: null, phone: '9162041234', email: 'maria@kvartal.test' };
const other = { ...user, id: 8, email: 'olga@kvartal.test' };

/** A storage in memory, whose single methods a test may break. */
function memoryStorage(broken: Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {}) {
  const entries = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    ...broken,
  };
  return { entries, storage: () => storage as Storage };
}

/** One tab: its runtime, and the events that its window would raise. */
function tab(storage: () => Storage, fetch: typeof globalThis.fetch = offline()) {
  const runtime = createRuntime({ apiUrl: 'https://api.test', fetch });
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  const kept = createPersistedAccount(runtime, createAccountStorage('https://api.test', storage));
  const unfollow = kept.follow();
  const account = accountOf(runtime);
  const key = createAccountStorage('https://api.test').key;
  return {
    kept,
    account,
    unfollow,
    listeners,
    changed: (changedKey: string | null = key, newValue: string | null = null) => listeners.get('storage')?.({ key: changedKey, newValue }),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the account that is kept', () => {
  test('is there again in the next page, with its user', () => {
    const { storage } = memoryStorage();
    tab(storage).kept.signIn({ token: 'one', user });
    const { account } = tab(storage);
    expect(account.token()).toBe('one');
    expect(account.store.get()).toEqual({ status: 'signedIn', user });
  });

  test('is checked once per visit: the profile may have changed, the token expired', async () => {
    const { storage, entries } = memoryStorage();
    tab(storage).kept.signIn({ token: 'one', user });
    const fetch = vi.fn(async () => Response.json(encodeUser({ ...user, firstName: 'Марина' })));
    const { kept, account } = tab(storage, fetch);
    kept.follow();
    await expect.poll(() => account.store.get()).toMatchObject({ user: { firstName: 'Марина' } });
    expect(fetch).toHaveBeenCalledOnce();
    expect([...entries.values()][0]).toContain('Марина');

    const expired = tab(storage, async () => Response.json({ detail: 'Invalid token.' }, { status: 401 }));
    await expect.poll(() => expired.account.store.get()).toEqual({ status: 'anonymous' });
    expect(entries.size).toBe(0);
    // A listener that comes later is told, once.
    const told: string[] = [];
    for (const _ of [1, 2]) expired.kept.onEnded((token) => told.push(token));
    expect(told).toEqual(['one']);
  });

  test('of nobody is not asked for', async () => {
    const fetch = vi.fn(offline());
    tab(memoryStorage().storage, fetch).kept.follow();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('of one API is not that of another', () => {
    const { storage } = memoryStorage();
    tab(storage).kept.signIn({ token: 'one', user });
    expect(createAccountStorage('https://other.test', storage).read()).toBeNull();
  });

  test('follows the other tabs', () => {
    const { storage } = memoryStorage();
    const [here, there] = [tab(storage), tab(storage)];
    there.kept.signIn({ token: 'one', user });
    here.changed('something else');
    expect(here.account.token()).toBeNull();
    here.changed();
    expect(here.account.token()).toBe('one');
    there.kept.signIn({ token: 'two', user: other });
    here.changed();
    expect(here.account.store.get()).toEqual({ status: 'signedIn', user: other });
    expect(there.kept.signOut()).toBe('two');
    here.changed(null);
    expect(here.account.token()).toBeNull();
    there.unfollow();
    expect(there.listeners.size).toBe(0);
  });

  test('that ends by something else than signing out here is told, with its token', () => {
    const { storage } = memoryStorage();
    const [here, there] = [tab(storage), tab(storage)];
    const told: string[] = [];
    const stop = here.kept.onEnded((token) => told.push(token));
    here.kept.signIn({ token: 'one', user });
    here.kept.signOut();
    expect(told).toEqual([]);
    here.kept.signIn({ token: 'two', user });
    here.account.refuse('two');
    expect(told).toEqual(['two']);
    here.kept.signIn({ token: 'three', user });
    there.changed();
    there.kept.signOut();
    here.changed();
    expect(told).toEqual(['two']);
    here.kept.signIn({ token: 'three', user });
    there.changed();
    there.account.refuse('three');
    here.changed(undefined, 'ended');
    here.changed();
    expect([told, here.account.token()]).toEqual([['two', 'three'], null]);
    stop();
    here.kept.signIn({ token: 'four', user });
    here.account.refuse('four');
    expect(told).toHaveLength(2);
  });

  test('is read again when a page comes back from the memory of the browser', () => {
    const { storage } = memoryStorage();
    const here = tab(storage);
    tab(storage).kept.signIn({ token: 'one', user });
    here.listeners.get('pageshow')?.({ persisted: false });
    expect(here.account.token()).toBeNull();
    here.listeners.get('pageshow')?.({ persisted: true });
    expect(here.account.token()).toBe('one');
  });

  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  test.each([
    ['blocked altogether', { getItem: blocked, setItem: blocked, removeItem: blocked }],
    ['full', { setItem: blocked }],
  ])('lives in memory where the storage is %s', (_, broken) => {
    const { storage, entries } = memoryStorage(broken);
    entries.set('kvartal:account:https://api.test', JSON.stringify({ version: 1, token: 'old', user: { id: 1 } }));
    const here = tab(storage);
    here.kept.signIn({ token: 'one', user });
    expect(here.account.token()).toBe('one');
    here.changed(null);
    expect(here.account.token()).toBe('one');
    expect(here.kept.signOut()).toBe('one');
    expect(here.account.token()).toBeNull();
  });

  test('a refused token is forgotten, but not what another tab has put in its place', () => {
    const { storage, entries } = memoryStorage();
    const here = tab(storage);
    here.kept.signIn({ token: 'one', user });
    here.account.refuse('another');
    expect(here.account.token()).toBe('one');
    here.account.refuse('one');
    expect(here.account.token()).toBeNull();
    expect(entries.size).toBe(0);
    here.kept.signIn({ token: 'two', user });
    tab(storage).kept.signIn({ token: 'three', user });
    here.account.refuse('two');
    expect(entries.size).toBe(1);
    here.changed();
    expect(here.account.token()).toBe('three');
  });
});

describe('the account of a runtime', () => {
  const runtimeAccount = () => accountOf(createRuntime({ apiUrl: 'https://api.test' }));

  test('takes whatever the function of a page gives, or fails to give', () => {
    const account = runtimeAccount();
    const answers: unknown[] = ['one', '', null, undefined, 7];
    account.setSource(() => answers.shift() as string | null);
    expect(account.token()).toBeNull();
    expect([account.token(), account.token(), account.token(), account.token()]).toEqual([null, null, null, null]);
    account.setSource(() => {
      throw new Error('of the page');
    });
    expect(account.token()).toBeNull();
  });

  test('forgets a refused token, and takes a fresh one from the same function', () => {
    const account = runtimeAccount();
    let token = 'one';
    account.setSource(() => token);
    account.refuse('one');
    expect(account.token()).toBeNull();
    expect(account.store.get().status).toBe('anonymous');
    token = 'two';
    expect(account.token()).toBe('two');
  });

  test('asks the last who can ask, and nobody when there is no need', async () => {
    const account = runtimeAccount();
    expect(account.promptSignIn('call')).toBeNull();
    const takeBack = account.addSignInPrompt(async () => false);
    const takeBackLast = account.addSignInPrompt(async (reason) => reason === 'write');
    expect(await account.promptSignIn('write')).toBe(true);
    takeBackLast();
    expect(await account.promptSignIn('write')).toBe(false);
    takeBack();
    expect(account.promptSignIn('write')).toBeNull();
    account.setSource(() => 'one');
    expect(await account.promptSignIn('call')).toBe(true);
  });
});
