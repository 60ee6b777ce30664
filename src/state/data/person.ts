import type { Account } from '../account/account';

/** Who is signed in, as a number that differs for every sign-in. */
export interface Person {
  /** Null when nobody is signed in. */
  current(): number | null;
  /** Reads the account again. */
  check(): void;
}

interface Known {
  readonly token: string;
  /** Null until the profile has loaded. */
  readonly id: number | null;
}

/** Follows an account, by its user, or by its token while there is no profile. A new token of the same user changes nothing. */
export function createPerson(account: Account, onChange: () => void): Person {
  let known = read(account);
  let number = 0;
  const check = () => {
    const before = known;
    known = read(account);
    if (isSame(before, known)) return;
    number += 1;
    onChange();
  };
  account.store.subscribe(check);
  return { check, current: () => (known ? number : null) };
}

function read(account: Account): Known | null {
  const state = account.store.get();
  const token = account.token();
  return token === null || state.status === 'anonymous' ? null : { token, id: state.user?.id ?? null };
}

function isSame(one: Known | null, other: Known | null): boolean {
  if (!one || !other) return one === other;
  return one.id === null || other.id === null ? one.token === other.token : one.id === other.id;
}
