import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/problems';
import type { AccountStore } from './accountStore';
import { readToken, tokenHash } from './tokens';

/** Who sends a request. */
export interface RequestUser {
  readonly id: number;
}

export interface Authentication {
  /** Null without a token. Rejects with a Refusal (401) for a token that is not good any more, so that whoever sends it learns. */
  userOf(request: FastifyRequest): Promise<RequestUser | null>;
  /** Rejects with a Refusal (401) without a token as well. */
  requireUser(request: FastifyRequest): Promise<RequestUser>;
  /** The token as it came, whether it is good or not; null without one. */
  tokenOf(request: FastifyRequest): string | null;
  /** Throws the Refusal of a token that is not good. */
  refuse(): never;
}

export function authentication(store: AccountStore): Authentication {
  // Several parts of one answer may ask.
  const known = new WeakMap<FastifyRequest, Promise<RequestUser | null>>();

  async function find(request: FastifyRequest): Promise<RequestUser | null> {
    const token = tokenOf(request);
    if (token === null) return null;
    const id = await store.userOfToken(tokenHash(token));
    if (id === null) refuse();
    return { id };
  }
  const userOf = (request: FastifyRequest) => {
    const found = known.get(request) ?? find(request);
    known.set(request, found);
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

function tokenOf({ headers, raw }: FastifyRequest): string | null {
  const { authorization } = headers;
  if (authorization === undefined) return null;
  // Of several the framework shows the first, and something before the server may have looked at the last.
  const given = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization');
  const token = given.length > 1 ? null : readToken(authorization);
  return token ?? refuse();
}

function refuse(): never {
  throw notAuthenticated('Недопустимый токен.');
}

function notAuthenticated(detail: string): Refusal {
  return new Refusal(401, { detail }, { 'www-authenticate': 'Token' });
}
