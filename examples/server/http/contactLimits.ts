import type { FastifyRequest } from 'fastify';
import type { Limiter, MakeLimiter } from '../accounts/limiter';
import { visitorAddress } from '../accounts/visitorAddress';

const hour = 60 * 60;
const day = 24 * hour;

/** Answers with a phone. A person looks at a few; whoever collects them is stopped. Many people may share an address. */
export const phoneLimits = {
  user: [
    { points: 30, seconds: hour },
    { points: 100, seconds: day },
  ],
  address: [
    { points: 60, seconds: hour },
    { points: 300, seconds: day },
  ],
} as const;

/** Complaints of one user. */
export const complaintLimits = { user: [{ points: 20, seconds: day }] } as const;

interface Rule {
  readonly points: number;
  readonly seconds: number;
}
export interface Rules {
  readonly user: readonly Rule[];
  readonly address?: readonly Rule[];
}

/** Counts one more for whoever sends the request; rejects with a Refusal (429) above any of the limits, and then counts nothing. */
export type CountUse = (request: FastifyRequest, userId: number) => Promise<void>;

export function countUses(limiter: MakeLimiter, name: string, { user, address = [] }: Rules): CountUse {
  const make = (whose: string) => (rule: Rule) => limiter(`${name}-${whose}-${rule.seconds}`, rule.points, rule.seconds);
  const ofUser = user.map(make('user'));
  const ofAddress = address.map(make('address'));
  return async (request, userId) => {
    const uses: readonly (readonly [Limiter, string])[] = [
      ...ofUser.map((limit) => [limit, String(userId)] as const),
      ...ofAddress.map((limit) => [limit, visitorAddress(request)] as const),
    ];
    for (const [index, [limit, key]] of uses.entries()) {
      try {
        await limit.consume(key);
      } catch (error) {
        // Whoever is stopped by the limit of a day does not use up that of an hour as well.
        for (const [counted, countedKey] of uses.slice(0, index)) await counted.forgive(countedKey).catch(() => undefined);
        throw error;
      }
    }
  };
}
