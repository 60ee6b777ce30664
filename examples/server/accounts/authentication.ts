import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { SessionEnd } from '../../../src/domain/account/sessionEnd';
import type { UserRole } from '../../../src/domain/account/userRole';
import { ru as moderation } from '../../../src/text/moderation/ru';
import type { Database } from '../database/schema';
import { Refusal } from '../http/problems';
import type { AccountStore } from './accountStore';
import type { EndedSession } from './sessionStore';
import { readToken, tokenHash } from './tokens';

/** The authenticated user of a request. */
export interface RequestUser {
  readonly id: number;
  readonly role: UserRole;
}

export interface Authentication {
  /** Returns null without a token. Rejects with a Refusal (401) for an invalid token, so that the client learns about it. */
  userOf(request: FastifyRequest): Promise<RequestUser | null>;
  /** Also rejects with a Refusal (401) when there is no token. */
  requireUser(request: FastifyRequest): Promise<RequestUser>;
  /** Returns the token as sent, valid or not; null without one. */
  tokenOf(request: FastifyRequest): string | null;
  /** Throws the Refusal for an invalid token. */
  refuse(): never;
}

/** Lets only people who are signed in call these routes, and keeps what they are answered out of shared caches. */
export function forSignedIn(routes: FastifyInstance, { requireUser }: Pick<Authentication, 'requireUser'>): void {
  routes.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requireUser(request);
  });
}

const invalidToken = 'Недопустимый токен.';

export function authentication(store: AccountStore): Authentication {
  // Several handlers of one request may ask.
  const cache = new WeakMap<FastifyRequest, Promise<RequestUser | null>>();

  async function find(request: FastifyRequest): Promise<RequestUser | null> {
    const token = tokenOf(request);
    if (token === null) return null;
    const hash = tokenHash(token);
    return (await store.userOfToken(hash)) ?? refuseEnded(await store.endOf(hash));
  }
  const userOf = (request: FastifyRequest) => {
    const found = cache.get(request) ?? find(request);
    cache.set(request, found);
    return found;
  };
  return {
    userOf,
    async requireUser(request) {
      const user = await userOf(request);
      if (!user) throw notAuthenticated('Учетные данные не были предоставлены.');
      return user;
    },
    tokenOf,
    refuse,
  };
}

/** A condition on `users`: the account is neither blocked nor closed. */
export const isActive = sql<boolean>`blocked_at is null and deleted_at is null`;

/**
 * Locks the user of a write until the end of its transaction: an account cannot be closed or blocked meanwhile. Throws the Refusal (401) for one
 * that was since its token was checked. Call it before any other lock: closing and blocking lock the user first, too.
 */
export async function lockActiveUser(transaction: Transaction<Database>, userId: number): Promise<void> {
  const user = await transaction.selectFrom('users').select('id').where('id', '=', userId).where(isActive).forShare().executeTakeFirst();
  if (!user) refuse();
}

/** A user who has given the password. */
export interface Proven {
  readonly id: number;
  /** What it was compared with. */
  readonly passwordHash: string;
}

/**
 * Locks the user until the end of the transaction. Returns false if the password was replaced since it was checked: by its owner, who wants to be rid
 * of somebody; or if the account was closed or blocked.
 */
export async function lockProvenUser(transaction: Transaction<Database>, { id, passwordHash }: Proven): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where(isActive)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

function tokenOf({ headers, raw }: FastifyRequest): string | null {
  const { authorization } = headers;
  if (authorization === undefined) return null;
  // Fastify shows the first of several headers, but a proxy may have checked the last one.
  const sent = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization');
  const token = sent.length > 1 ? null : readToken(authorization);
  return token ?? refuse();
}

function refuse(): never {
  throw notAuthenticated(invalidToken);
}

/** The device learns why it is signed out: of a block what signing in would tell. */
function refuseEnded(end: EndedSession | null): never {
  if (!end) return refuse();
  const { reason: code, blocked } = end;
  if (code !== 'account_blocked') throw notAuthenticated(invalidToken, code);
  // Since then the account was let in again: signing in is all that is left to do.
  if (blocked === null) return refuse();
  throw notAuthenticated(blockedText(blocked), code);
}

export function blockedText(reason: string): string {
  return moderation.blocked.replace('{reason}', () => reason || moderation.reasons.forbidden);
}

function notAuthenticated(detail: string, code?: SessionEnd): Refusal {
  return new Refusal(401, { detail, ...(code && { code }) }, { 'www-authenticate': 'Token' });
}
