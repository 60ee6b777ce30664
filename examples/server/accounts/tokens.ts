import { createHash, randomBytes } from 'node:crypto';

const day = 24 * 3600 * 1000;
/** Lifetime of a token, ms: since its last use, and in total. */
const life = { idle: 30 * day, whole: 180 * day } as const;
/** Uses are recorded at most this often, ms. */
export const lastUsedInterval = 60_000;
/** Devices per user; one more signs out the device unused for longest. */
export const tokensPerUser = 20;

/** Returns 32 random bytes: enough entropy for a fast hash to be safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns the new expiry of a token that was just used. */
export function expiryOf(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(createdAt.getTime() + life.whole, usedAt.getTime() + life.idle));
}

/** Returns the token of `Authorization: Token …`; null if the header has another form. */
export function readToken(header: string): string | null {
  return /^Token +([\w-]{43})$/i.exec(header)?.[1] ?? null;
}
