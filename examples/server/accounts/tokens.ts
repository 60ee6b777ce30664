import { createHash, randomBytes } from 'node:crypto';

const day = 24 * 3600 * 1000;
/** Life of a token, ms: since its last use, and in all. */
const life = { idle: 30 * day, whole: 180 * day } as const;
/** Uses are written down no more often than this, ms. */
export const usesAreNotedEvery = 60_000;
/** Devices of one user; a further one signs the longest unused out. */
export const tokensPerUser = 20;

/** 32 random bytes: too many to guess, so that a quick hash keeps them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** When a token that is used now ends. */
export function expiryOf(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(createdAt.getTime() + life.whole, usedAt.getTime() + life.idle));
}

/** The token of `Authorization: Token …`; null for anything that is none. */
export function readToken(header: string): string | null {
  return /^Token +([\w-]{43})$/i.exec(header)?.[1] ?? null;
}
