import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pluralRu } from '../../../../src/text/format/plural';
import { Refusal } from '../../http/problems';

/** A rate limit of `points` per `seconds`, counted in the database and so shared by all server instances. */
export interface Limiter {
  /** Counts one; rejects with a Refusal (429) above the limit, and with the database's error when it cannot count. */
  consume(key: string): Promise<void>;
  /** Takes one back, unless its window has ended. */
  forgive(key: string): Promise<void>;
  /** Resets the counter. */
  reset(key: string): Promise<void>;
}

/** `name` identifies the limit; limiters with the same name share their counters. */
export type MakeLimiter = (name: string, points: number, seconds: number) => Limiter;

/** Keys remembered for a limited time. */
export interface Memory {
  remember(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
}

export function limitersOf(pool: pg.Pool): MakeLimiter {
  return (name, points, seconds) => {
    const store = storeOf(pool, name, points, seconds);
    return {
      async consume(key) {
        try {
          await store.consume(hashed(key));
        } catch (thrown) {
          throw thrown instanceof RateLimiterRes ? tooMany(thrown.msBeforeNext) : thrown;
        }
      },
      // Not the library's `reward`: after the end of a window it begins the next one below zero, with room for one too many.
      async forgive(key) {
        await pool.query('update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > $2', [
          store.getKey(hashed(key)),
          Date.now(),
        ]);
      },
      reset: async (key) => void (await store.delete(hashed(key))),
    };
  };
}

/** Stored in the table of rate limits, which is cleaned up regularly. */
export function memoryOf(pool: pg.Pool, name: string, seconds: number): Memory {
  const store = storeOf(pool, name, 1, seconds);
  return {
    remember: async (key) => void (await store.set(hashed(key), 1, seconds)),
    has: async (key) => (await store.get(hashed(key))) !== null,
  };
}

function storeOf(pool: pg.Pool, name: string, points: number, duration: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The server's own clean-up does this.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  });
}

/** Fixed length, and no e-mail or address is stored. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany(ms: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} ${pluralRu(minutes, { one: 'минуту', few: 'минуты', many: 'минут' })}`;
  return new Refusal(429, { detail: `Слишком много попыток. Повторите через ${wait}.` }, { 'retry-after': String(seconds) });
}
