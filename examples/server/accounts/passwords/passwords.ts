import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue, type QueueCounts } from '../limits/boundedQueue';

export interface Hasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account without a password or for no account (null); then returns false. */
  matches(hash: string | null, password: string): Promise<boolean>;
}

/** The library's algorithm is argon2id. 19 MiB and two passes take about 20 ms of CPU. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const argon2id: Hasher = { hash: (password) => hash(password, cost), verify: (stored, password) => verify(stored, password) };

/** Half of libuv's four threads, which also read files. */
const concurrency = 2;
/** About a second of work; further requests are refused at once. */
const maxWaiting = 48;

/** Hashes of this process that are made or waited for, for its metrics. */
export const hashing: QueueCounts = { running: 0, waiting: 0 };

/**
 * Hashing with bounded concurrency, so that sign-ins cannot take all of the CPU.
 * Both functions reject with Overloaded when too many wait.
 */
export function createPasswords(hasher: Hasher = argon2id): Passwords {
  const run = boundedQueue(concurrency, maxWaiting, hashing);
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
        // Created on the first call for any account: otherwise timing would reveal which accounts exist.
        const decoyPasswordHash = await decoyHash();
        const isSame = await hasher.verify(stored ?? decoyPasswordHash, password);
        return isSame && stored !== null;
      }),
  };
}
