import { getProfile } from '../../api/account';
import { sendWaiting } from '../chat/outbox/sendWaiting';
import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { type AccountStorage, createAccountStorage, endedMark, type StoredAccount } from './accountStorage';

/** The account of the main site, persisted in local storage and in sync with other tabs. */
export interface PersistedAccount {
  signIn(account: StoredAccount): void;
  /** Signs out here and in the other tabs. Returns the token that was in use. */
  signOut(): string | null;
  /** False if the token comes from a function of the page: then only the page can sign out. */
  isPersisted(): boolean;
  /** Restores the stored account, checks it and follows the other tabs. Returns a function that stops. */
  follow(): () => void;
  /** Calls with the token of a session that the server has ended, here or in another tab. Returns a function that stops. */
  onEnded(listener: (token: string) => void): () => void;
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
  let isChecked = false;
  const listeners = new Set<(token: string) => void>();
  /** A session that has ended before anybody listened; null once somebody is signed in. */
  let ended: string | null = null;
  const end = (token: string) => {
    ended = listeners.size > 0 ? null : token;
    for (const listener of [...listeners]) listener(token);
  };
  /** False after a failed write: the storage then holds another state than this page. */
  let isStored = true;

  const take = (next: StoredAccount | null) => {
    const had = current;
    current = next;
    if (next) ended = null;
    if (next && next.token === had?.token) return account.setUser(next.user);
    if (next) account.setSource(() => current?.token ?? null, next.user);
    else if (had) account.setSource(null);
  };
  const readAgain = () => {
    const found = storage.read();
    if (found || isStored) take(found);
  };

  /** Requests the profile of the restored account, once per visit: it may have changed, or its token has expired, which signs out. */
  const check = async () => {
    const { token } = current ?? {};
    const isFirst = !isChecked;
    isChecked = true;
    if (!isFirst || token === undefined) return;
    const user = await getProfile(runtime.transport).catch(() => null);
    // Another account may have signed in meanwhile.
    if (user && current?.token === token) signIn({ token, user });
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
    if (storage.read()?.token === token) storage.end();
    end(token);
  });

  return {
    signIn,
    onEnded(listener) {
      listeners.add(listener);
      if (ended !== null) listener(ended);
      ended = null;
      return () => void listeners.delete(listener);
    },
    signOut() {
      const token = current?.token ?? null;
      storage.write(null);
      isStored = true;
      take(null);
      return token;
    },
    isPersisted: () => current !== null && account.token() === current.token,
    follow() {
      const changed = ({ key, newValue }: StorageEvent) => {
        // The key is null after `clear()`.
        if (key !== storage.key && key !== null) return;
        const had = current;
        readAgain();
        if (had && !current && newValue === endedMark) end(had.token);
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
