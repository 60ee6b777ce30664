import type { FastifyRequest } from 'fastify';
import type { Limiter, MakeLimiter } from '../accounts/limits/limiter';
import { visitorAddress } from '../accounts/visitorAddress';
import { Refusal } from './problems';

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

/** Complaints that a user files. */
export const complaintLimits = { user: [{ points: 20, seconds: day }] } as const;

/** Complaints about people that a user files. */
export const chatComplaintLimits = {
  user: [
    { points: 10, seconds: hour },
    { points: 20, seconds: day },
  ],
} as const;

/** Listings that a user creates: more than a person places (D61). */
export const newListingLimits = { user: [{ points: 30, seconds: hour }] } as const;
/** Attempts to create one, also those that come to nothing: reading photos costs the processor. */
export const listingAttemptLimits = { user: [{ points: 300, seconds: hour }] } as const;
/** Attempts to edit, to set a status and to remove, per user. */
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
/** Counts one for what `action` does. It is counted before, so that concurrent ones count too, and taken back if `action` fails. */
export type CountDone = <T>(request: FastifyRequest, userId: number, action: () => Promise<T>) => Promise<T>;

/** A limit, and whose count it is. */
export type Use = readonly [limit: Limiter, key: string];

export function countUses(limiter: MakeLimiter, name: string, rules: Rules): CountUse {
  const usesOf = usesBy(limiter, name, rules);
  return (request, userId) => take(usesOf(request, userId));
}

export function countDone(limiter: MakeLimiter, name: string, rules: Rules): CountDone {
  const usesOf = usesBy(limiter, name, rules);
  return async (request, userId, action) => {
    const uses = usesOf(request, userId);
    await take(uses);
    try {
      return await action();
    } catch (error) {
      await giveBack(uses);
      throw error;
    }
  };
}

function usesBy(limiter: MakeLimiter, name: string, { user, address = [] }: Rules): (request: FastifyRequest, userId: number) => Use[] {
  const make = (whose: string) => (rule: Rule) => limiter(`${name}-${whose}-${rule.seconds}`, rule.points, rule.seconds);
  const userLimits = user.map(make('user'));
  const addressLimits = address.map(make('address'));
  return (request, userId) => [
    ...userLimits.map((limit): Use => [limit, String(userId)]),
    ...addressLimits.map((limit): Use => [limit, visitorAddress(request)]),
  ];
}

/** Counts one in each; above any of them it rejects with a Refusal (429) and counts nothing. */
export async function take(uses: readonly Use[]): Promise<void> {
  for (const [index, [limit, key]] of uses.entries()) {
    try {
      await limit.consume(key);
    } catch (error) {
      // A request refused by the daily limit counts neither there nor towards the hourly one. What a database could not count is not taken back.
      await giveBack(uses.slice(0, error instanceof Refusal ? index + 1 : index));
      throw error;
    }
  }
}

/** If the database fails, the count stays until its window ends: that is no reason to hide why an action was refused. */
export async function giveBack(uses: readonly Use[]): Promise<void> {
  for (const [limit, key] of uses) await limit.forgive(key).catch(() => undefined);
}
