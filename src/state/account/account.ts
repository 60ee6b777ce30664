import { createStore, type Store } from '../../base/createStore';
import type { SignInReason } from '../../domain/account/signInReason';
import type { User } from '../../domain/account/user';
import type { Runtime } from '../runtime/runtime';

/** Who uses the page. `user` is null until the profile has come. */
export type AccountState = { readonly status: 'anonymous' } | { readonly status: 'signedIn'; readonly user: User | null };

/** Gives the token of whoever is signed in; null for nobody. */
export type TokenSource = () => string | null;

/** Asks the visitor to sign in. Answers whether somebody is signed in afterwards. */
export type AskToSignIn = (reason: SignInReason) => Promise<boolean>;

/**
 * Who is signed in, as all roots of a runtime see it. The token itself stays in here (quality: never in DOM, attribute or event).
 * An answer that depends on the user must carry `store`'s user in its cache key (`useLoad`): the owner's phone is in no cache at all.
 */
export interface Account {
  readonly store: Store<AccountState>;
  /** For `Authorization`, asked anew by every call. */
  token(): string | null;
  /** Where the token comes from; the page's own function, or what keeps the account of the main site. Null: nobody. */
  setSource(source: TokenSource | null, user?: User | null): void;
  /** The profile of the token has come. */
  setUser(user: User): void;
  /** A server has refused this token: nobody is signed in by it any more. */
  refuse(token: string): void;
  /** Who can ask on this page, such as the sign-in dialog; null where nobody can. Answers how to take it back. */
  setAsker(ask: AskToSignIn): () => void;
  /** Null where nobody on this page can ask: the main site can. */
  ask(reason: SignInReason): Promise<boolean> | null;
}

/** The account of this runtime; made when first asked for, so that a page of cards carries no code of it. */
export function accountOf(runtime: Runtime): Account {
  runtime.account ??= createAccount();
  return runtime.account;
}

const anonymous: AccountState = { status: 'anonymous' };

function createAccount(): Account {
  const store = createStore<AccountState>(anonymous);
  let source: TokenSource | null = null;
  let refused: string | null = null;
  let askers: readonly AskToSignIn[] = [];
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
      // The source stays: a page may have another token for the next call.
      refused = unwanted;
      store.set(anonymous);
    },
    setAsker(ask) {
      askers = [...askers, ask];
      return () => {
        askers = askers.filter((one) => one !== ask);
      };
    },
    ask(reason) {
      if (token() !== null) {
        if (store.get().status === 'anonymous') store.set({ status: 'signedIn', user: null });
        return Promise.resolve(true);
      }
      return askers.at(-1)?.(reason) ?? null;
    },
  };
}

/** The function is the page's: whatever it does, a call goes out. */
function tokenFrom(source: TokenSource): string | null {
  try {
    const given: unknown = source();
    return typeof given === 'string' && given !== '' ? given : null;
  } catch {
    return null;
  }
}
