import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from './boundedQueue';

export interface Hasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work for an account without a password, or for none at all: null. Then the answer is false. */
  matches(hash: string | null, password: string): Promise<boolean>;
}

/** The library's algorithm is argon2id. 19 MiB and two passes are about 20 ms of a processor. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const argon2id: Hasher = { hash: (password) => hash(password, cost), verify: (stored, password) => verify(stored, password) };

/** Node reads files by the same four threads. */
const atOnce = 2;
/** About a second of work: whoever comes later is told so at once. */
const waiting = 48;

/**
 * Hashing within bounds, so that signing in cannot take the whole machine.
 * Both functions reject with Overloaded when too many wait.
 */
export function createPasswords(hasher: Hasher = argon2id): Passwords {
  const run = boundedQueue(atOnce, waiting);
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= hasher.hash(randomBytes(24).toString('base64url')).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  };
  return {
    hash: (password) => run(() => hasher.hash(password)),
    matches: (stored, password) =>
      run(async () => {
        // Made for the first visitor, whoever that is: a decoy that came later would tell accounts from none.
        const decoyed = await decoyHash();
        const isSame = await hasher.verify(stored ?? decoyed, password);
        return isSame && stored !== null;
      }),
  };
}
