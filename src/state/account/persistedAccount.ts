import { getProfile } from '../../api/account';
import { toApiError } from '../../api/client/errors';
import { sendWaiting } from '../chat/outbox/sendWaiting';
import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { type AccountStorage, createAccountStorage, type StoredAccount } from './accountStorage';

/** The account of the main site, persisted in local storage and in sync with other tabs. */
export interface PersistedAccount {
  signIn(account: StoredAccount): void;
  /** Signs out here and in the other tabs. Returns the token that was in use. */
  signOut(): string | null;
  /** False if the token comes from a function of the page: then only the page can sign out. */
  isPersisted(): boolean;
  /** Restores the stored account, checks it and follows the other tabs. Returns a function that stops. */
  follow(): () => void;
  /**
   * Requests the profile of the restored account, once per visit: it may have changed, its token expired. Resolves to true if the server has
   * refused the token, which signs out.
   */
  check(): Promise<boolean>;
}

const accounts = new WeakMap<Runtime, PersistedAccount>();

export function persistedAccountOf(runtime: Runtime): PersistedAccount {
  let persisted = accounts.get(runtime);
  if (!persisted) {
    persisted = createPersistedAccount(runtime, createAccountStorage(runtime.apiUrl));
    accounts.set(runtime, persisted);
  }
  return persisted;
}

export function createPersistedAccount(runtime: Runtime, storage: AccountStorage): PersistedAccount {
  const account = accountOf(runtime);
  let current: StoredAccount | null = null;
  let checked: Promise<boolean> | null = null;
  /** False after a failed write: the storage then holds another state than this page. */
  let isStored = true;

  const take = (next: StoredAccount | null) => {
    const had = current;
    current = next;
    if (next && next.token === had?.token) return account.setUser(next.user);
    if (next) account.setSource(() => current?.token ?? null, next.user);
    else if (had) account.setSource(null);
  };
  const readAgain = () => {
    const found = storage.read();
    if (found || isStored) take(found);
  };

  const checkOnce = async (): Promise<boolean> => {
    const { token } = current ?? {};
    if (token === undefined) return false;
    try {
      const user = await getProfile(runtime.transport);
      // Another account may have signed in meanwhile.
      if (current?.token === token) signIn({ token, user });
      return false;
    } catch (thrown) {
      const error = toApiError(thrown);
      return error.kind === 'rejected' && error.status === 401;
    }
  };
  const signIn = (next: StoredAccount) => {
    isStored = storage.write(next);
    // An older entry would belong to another user.
    if (!isStored) storage.write(null);
    take(next);
  };

  account.store.subscribe(() => {
    if (!current || account.token() === current.token || account.store.get().status !== 'anonymous') return;
    // The server refused the token. Another tab may have stored a newer one.
    const { token } = current;
    current = null;
    if (storage.read()?.token === token) storage.write(null);
  });

  const check = () => {
    checked ??= checkOnce();
    return checked;
  };
  return {
    signIn,
    check,
    signOut() {
      const token = current?.token ?? null;
      storage.write(null);
      isStored = true;
      take(null);
      return token;
    },
    isPersisted: () => current !== null && account.token() === current.token,
    follow() {
      const changed = ({ key }: StorageEvent) => {
        // The key is null after `clear()`.
        if (key === storage.key || key === null) readAgain();
      };
      // A page restored from the back/forward cache has missed storage events.
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted) readAgain();
      };
      readAgain();
      const stopSending = sendWaiting(runtime);
      void check();
      addEventListener('storage', changed);
      addEventListener('pageshow', shown);
      return () => {
        stopSending();
        removeEventListener('storage', changed);
        removeEventListener('pageshow', shown);
      };
    },
  };
}
