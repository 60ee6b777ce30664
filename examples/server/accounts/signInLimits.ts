import type pg from 'pg';
import { limitersOf, memoryOf } from './limiter';

/** How often a password may be tried. Seconds. */
export const signInRules = {
  /** Of one account from one address. */
  pair: { points: 5, seconds: 15 * 60 },
  /** Of any account from one address. */
  address: { points: 30, seconds: 15 * 60 },
  /** Of one account from addresses that it was never signed in from. */
  strangers: { points: 30, seconds: 60 * 60 },
  /** How long an address counts as one that an account is signed in from. */
  addressKnown: 90 * 24 * 3600,
} as const;

export interface SignInLimits {
  /** Counts a try before the password is looked at, so that tries at the same moment count too. Rejects with a Refusal (429). */
  begin(account: string, address: string): Promise<void>;
  /** The password was right: the pair begins anew and the address is remembered. */
  succeeded(account: string, address: string): Promise<void>;
  /** Somebody has registered: this address is theirs from the start. */
  registered(account: string, address: string): Promise<void>;
  /** The password could not be looked at. */
  undone(account: string, address: string): Promise<void>;
}

/**
 * Whoever guesses from many addresses uses up the tries of strangers; the owner still gets in from where they usually are, which has tries of its own.
 * Accounts that do not exist are counted alike.
 */
export function signInLimits(pool: pg.Pool): SignInLimits {
  const limiter = limitersOf(pool);
  const byPair = limiter('sign-in-pair', signInRules.pair.points, signInRules.pair.seconds);
  const byAddress = limiter('sign-in-address', signInRules.address.points, signInRules.address.seconds);
  const byStrangers = limiter('sign-in-strangers', signInRules.strangers.points, signInRules.strangers.seconds);
  const known = memoryOf(pool, 'sign-in-known', signInRules.addressKnown);
  const pairOf = (account: string, address: string) => `${address} ${account}`;
  /** What a stranger has used up, where this is one. */
  const forgiveStranger = async (account: string, address: string) => {
    if (!(await known.knows(pairOf(account, address)))) await byStrangers.forgive(account);
  };
  return {
    async begin(account, address) {
      await byAddress.consume(address);
      await byPair.consume(pairOf(account, address));
      if (!(await known.knows(pairOf(account, address)))) await byStrangers.consume(account);
    },
    async succeeded(account, address) {
      await forgiveStranger(account, address);
      await Promise.all([byAddress.forgive(address), byPair.reset(pairOf(account, address)), known.remember(pairOf(account, address))]);
    },
    registered: (account, address) => known.remember(pairOf(account, address)),
    async undone(account, address) {
      await Promise.all([byAddress.forgive(address), byPair.forgive(pairOf(account, address)), forgiveStranger(account, address)]);
    },
  };
}
