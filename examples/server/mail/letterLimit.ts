import type pg from 'pg';
import { limitersOf } from '../accounts/limits/limiter';
import { Refusal } from '../http/problems';
import type { Letter } from './letter';

/**
 * Letters of one kind to one address. Within an hour, as long as a link to a new password works: anyone who uses the limit up for somebody else
 * leaves them with a link that works.
 */
const rule = { points: 5, seconds: 3600 } as const;

/** Returns whether a recipient may get another letter of its kind, and counts it. */
export function letterLimit(pool: pg.Pool): (letter: Letter) => Promise<boolean> {
  const limiter = limitersOf(pool)('letters', rule.points, rule.seconds);
  return async ({ kind, recipient }) => {
    try {
      await limiter.consume(`${kind} ${recipient}`);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
}
