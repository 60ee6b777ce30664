import type pg from 'pg';
import { limitersOf, memoryOf } from './limiter';

/** How often a password may be tried. Durations in seconds. */
export const signInRules = {
  /** One account from one address. */
  pair: { points: 5, seconds: 15 * 60 },
  /** Any account from one address. */
  address: { points: 30, seconds: 15 * 60 },
  /** One account from addresses it has never signed in from. */
  unknownAddresses: { points: 30, seconds: 60 * 60 },
  /** How long an address counts as known to an account. */
  addressKnown: 90 * 24 * 3600,
} as const;

export interface SignInLimits {
  /** Counts an attempt before the password is checked, so that concurrent attempts count too. Rejects with a Refusal (429). */
  begin(account: string, address: string): Promise<void>;
  /** The password was right: resets the pair and remembers the address. */
  succeeded(account: string, address: string): Promise<void>;
  /** The account was just registered: remembers the address. */
  registered(account: string, address: string): Promise<void>;
  /** The password could not be checked: takes the attempt back. */
  cancelled(account: string, address: string): Promise<void>;
}

/**
 * Guessing from many addresses uses up the limit for unknown addresses; the owner can still sign in from a known address, which has a
 * separate limit.
 * Accounts that do not exist are counted the same way.
 */
export function signInLimits(pool: pg.Pool): SignInLimits {
  const limiter = limitersOf(pool);
  const byPair = limiter('sign-in-pair', signInRules.pair.points, signInRules.pair.seconds);
  const byAddress = limiter('sign-in-address', signInRules.address.points, signInRules.address.seconds);
  const byUnknownAddress = limiter('sign-in-strangers', signInRules.unknownAddresses.points, signInRules.unknownAddresses.seconds);
  const knownAddresses = memoryOf(pool, 'sign-in-known', signInRules.addressKnown);
  const pairOf = (account: string, address: string) => `${address} ${account}`;
  /** Takes back what an unknown address has used up. */
  const forgiveUnknownAddress = async (account: string, address: string) => {
    if (!(await knownAddresses.has(pairOf(account, address)))) await byUnknownAddress.forgive(account);
  };
  return {
    async begin(account, address) {
      await byAddress.consume(address);
      await byPair.consume(pairOf(account, address));
      if (!(await knownAddresses.has(pairOf(account, address)))) await byUnknownAddress.consume(account);
    },
    async succeeded(account, address) {
      await forgiveUnknownAddress(account, address);
      await Promise.all([
        byAddress.forgive(address),
        byPair.reset(pairOf(account, address)),
        knownAddresses.remember(pairOf(account, address)),
      ]);
    },
    registered: (account, address) => knownAddresses.remember(pairOf(account, address)),
    async cancelled(account, address) {
      await Promise.all([byAddress.forgive(address), byPair.forgive(pairOf(account, address)), forgiveUnknownAddress(account, address)]);
    },
  };
}
