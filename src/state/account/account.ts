import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import type { SignInReason } from '../../domain/account/signInReason';
import type { User } from '../../domain/account/user';
import type { Runtime } from '../runtime/runtime';

/** Who uses the page. `user` is null until the profile has loaded. */
export type AccountState = { readonly status: 'anonymous' } | { readonly status: 'signedIn'; readonly user: User | null };

/** Returns the token of the user who is signed in, or null. */
export type TokenSource = () => string | null;

/** Shows a way to sign in. Resolves to true if the visitor is signed in afterwards. */
export type SignInPrompt = (reason: SignInReason) => Promise<boolean>;

/**
 * The account shared by all roots of a runtime. The token never leaves it for the DOM, an attribute or an event. A response that depends on the
 * user belongs in `privateStoreOf`; the owner's phone is never cached.
 */
export interface Account {
  readonly store: Store<AccountState>;
  /** Returns the token for `Authorization`; every call reads it again. */
  token(): string | null;
  /** Sets where the token comes from: a function of the page, or the persisted account of the main site. Null signs out. */
  setSource(source: TokenSource | null, user?: User | null): void;
  /** Sets the profile that belongs to the token. */
  setUser(user: User): void;
  /** Signs out after the server has refused this token. */
  refuse(token: string): void;
  /** Registers a way to sign in, such as the dialog. Returns a function that removes it. */
  addSignInPrompt(prompt: SignInPrompt): () => void;
  /** Returns null if the page has no such prompt; then the visitor is sent to the main site. */
  promptSignIn(reason: SignInReason): Promise<boolean> | null;
}

/** Returns the account of this runtime. Created on first use, so that a page of cards does not load its code. */
export function accountOf(runtime: Runtime): Account {
  return slotOf(runtime.slots, 'account', () => {
    const account = createAccount();
    runtime.credentials = account;
    return account;
  });
}

const anonymous: AccountState = { status: 'anonymous' };

function createAccount(): Account {
  const store = createStore<AccountState>(anonymous);
  let source: TokenSource | null = null;
  let refused: string | null = null;
  let prompts: readonly SignInPrompt[] = [];
  const token = () => {
    const given = source && tokenFrom(source);
    return given === refused ? null : given;
  };
  return {
    store,
    token,
    setSource(next, user = null) {
      source = next;
      store.set(token() === null ? anonymous : { status: 'signedIn', user });
    },
    setUser: (user) => store.set({ status: 'signedIn', user }),
    refuse(unwanted) {
      if (token() !== unwanted) return;
      // Keep the source: the page may return another token for the next call.
      refused = unwanted;
      store.set(anonymous);
    },
    addSignInPrompt(prompt) {
      prompts = [...prompts, prompt];
      return () => {
        prompts = prompts.filter((one) => one !== prompt);
      };
    },
    promptSignIn(reason) {
      if (token() !== null) {
        if (store.get().status === 'anonymous') store.set({ status: 'signedIn', user: null });
        return Promise.resolve(true);
      }
      return prompts.at(-1)?.(reason) ?? null;
    },
  };
}

/** An error in the page's function must not stop a call. */
function tokenFrom(source: TokenSource): string | null {
  try {
    const given: unknown = source();
    return typeof given === 'string' && given !== '' ? given : null;
  } catch {
    return null;
  }
}
