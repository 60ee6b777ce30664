import type { FastifyRequest } from 'fastify';
import type { Limiter, MakeLimiter } from '../accounts/limiter';
import { visitorAddress } from '../accounts/visitorAddress';

const hour = 60 * 60;
const day = 24 * hour;

/** Responses with a phone: enough for a person, too few for a scraper. Many people may share an address. */
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

/** Complaints per user. */
export const complaintLimits = { user: [{ points: 20, seconds: day }] } as const;

/** New listings per user: more than a person places (D61). */
export const newListingLimits = { user: [{ points: 40, seconds: hour }] } as const;
/** Edits, changes of status and removals per user. */
export const listingChangeLimits = { user: [{ points: 600, seconds: hour }] } as const;
/** Messages per user: three a second for a moment, two for ever; people write one (D61). */
export const messageLimits = {
  user: [
    { points: 30, seconds: 10 },
    { points: 120, seconds: 60 },
  ],
} as const;
/** Chats that a user begins. */
export const newChatLimits = {
  user: [
    { points: 60, seconds: hour },
    { points: 200, seconds: day },
  ],
} as const;
/** Blocks and deletions per user. */
export const chatChangeLimits = { user: [{ points: 600, seconds: hour }] } as const;
/** Calls of a moderator: more than a person reads. */
export const moderationLimits = { user: [{ points: 6000, seconds: hour }] } as const;

interface Rule {
  readonly points: number;
  readonly seconds: number;
}
export interface Rules {
  readonly user: readonly Rule[];
  readonly address?: readonly Rule[];
}

/** Counts one for the sender of the request; above any of the limits it rejects with a Refusal (429) and counts nothing. */
export type CountUse = (request: FastifyRequest, userId: number) => Promise<void>;

export function countUses(limiter: MakeLimiter, name: string, { user, address = [] }: Rules): CountUse {
  const make = (whose: string) => (rule: Rule) => limiter(`${name}-${whose}-${rule.seconds}`, rule.points, rule.seconds);
  const userLimits = user.map(make('user'));
  const addressLimits = address.map(make('address'));
  return async (request, userId) => {
    const uses: readonly (readonly [Limiter, string])[] = [
      ...userLimits.map((limit) => [limit, String(userId)] as const),
      ...addressLimits.map((limit) => [limit, visitorAddress(request)] as const),
    ];
    for (const [index, [limit, key]] of uses.entries()) {
      try {
        await limit.consume(key);
      } catch (error) {
        // A request refused by the daily limit does not count towards the hourly one.
        for (const [counted, countedKey] of uses.slice(0, index)) await counted.forgive(countedKey).catch(() => undefined);
        throw error;
      }
    }
  };
}
