import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { type AccountStorage, createAccountStorage, type KeptUser } from './accountStorage';

/** Keeps the account of the main site in its local storage, and in step with the other tabs. */
export interface KeptAccount {
  /** Somebody has signed in here. */
  admit(kept: KeptUser): void;
  /** Nobody is signed in any more, here and in the other tabs. Answers the token that was good until now. */
  dismiss(): string | null;
  /** Whether whoever is signed in is kept here. Else a function of the page speaks for them, and only the page can sign them out. */
  isKept(): boolean;
  /** Takes over what is stored, and follows the other tabs until the answer is called. */
  follow(): () => void;
}

const keptAccounts = new WeakMap<Runtime, KeptAccount>();

export function keptAccountOf(runtime: Runtime): KeptAccount {
  let kept = keptAccounts.get(runtime);
  if (!kept) {
    kept = createKeptAccount(runtime, createAccountStorage(runtime.apiUrl));
    keptAccounts.set(runtime, kept);
  }
  return kept;
}

export function createKeptAccount(runtime: Runtime, storage: AccountStorage): KeptAccount {
  const account = accountOf(runtime);
  let current: KeptUser | null = null;
  /** False after a write that failed: what the storage says then is not about us. */
  let isStored = true;

  const take = (next: KeptUser | null) => {
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

  account.store.subscribe(() => {
    if (!current || account.token() === current.token || account.store.get().status !== 'anonymous') return;
    // The server has refused the token. Another tab may have a newer one by now.
    const { token } = current;
    current = null;
    if (storage.read()?.token === token) storage.write(null);
  });

  return {
    admit(kept) {
      isStored = storage.write(kept);
      // What was there before is of somebody else.
      if (!isStored) storage.write(null);
      take(kept);
    },
    dismiss() {
      const token = current?.token ?? null;
      storage.write(null);
      isStored = true;
      take(null);
      return token;
    },
    isKept: () => current !== null && account.token() === current.token,
    follow() {
      const changed = ({ key }: StorageEvent) => {
        // A key of null: everything was cleared.
        if (key === storage.key || key === null) readAgain();
      };
      // A page that comes back from the browser's memory has heard of nothing meanwhile.
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted) readAgain();
      };
      readAgain();
      addEventListener('storage', changed);
      addEventListener('pageshow', shown);
      return () => {
        removeEventListener('storage', changed);
        removeEventListener('pageshow', shown);
      };
    },
  };
}
