import { createStore, type Store } from '../base/createStore';
import type { User } from '../domain/user';
import type { Runtime } from './runtime';

/** Who uses the page. `user` is null until the profile has come. */
export type AccountState = { readonly status: 'anonymous' } | { readonly status: 'signedIn'; readonly user: User | null };

/** What a visitor wanted to do when it turned out that nobody is signed in. */
export type SignInReason = 'call' | 'write' | 'complain';

/** Gives the token of whoever is signed in; null for nobody. */
export type TokenSource = () => string | null;

/** Asks the visitor to sign in. Answers whether somebody is signed in afterwards. */
export type AskToSignIn = (reason: SignInReason) => Promise<boolean>;

/** Who is signed in, as all roots of a runtime see it. The token itself stays in here (quality: never in DOM, attribute or event). */
export interface Account {
  readonly store: Store<AccountState>;
  /** For `Authorization`, asked anew by every call. */
  token(): string | null;
  /** Where the token comes from; the page's own function, or what keeps the account of the main site. Null: nobody. */
  setSource(source: TokenSource | null): void;
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
  let asker: AskToSignIn | null = null;
  const token = () => source?.() ?? null;
  return {
    store,
    token,
    setSource(next) {
      source = next;
      store.set(token() === null ? anonymous : { status: 'signedIn', user: null });
    },
    setUser: (user) => store.set({ status: 'signedIn', user }),
    refuse(refused) {
      if (token() !== refused) return;
      source = null;
      store.set(anonymous);
    },
    setAsker(ask) {
      asker = ask;
      return () => {
        if (asker === ask) asker = null;
      };
    },
    ask: (reason) => asker?.(reason) ?? null,
  };
}
