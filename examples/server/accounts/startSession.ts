import type { FastifyRequest } from 'fastify';
import type { AccountStore } from './accountStore';
import { newToken, tokenHash } from './tokens';

/** Longest stored user agent, characters. */
const userAgentLength = 200;

/** Returns the token of a new session on the device of a request. */
export async function startSession(store: AccountStore, { headers }: FastifyRequest, userId: number): Promise<string> {
  const token = newToken();
  await store.addToken(userId, tokenHash(token), (headers['user-agent'] ?? '').slice(0, userAgentLength));
  return token;
}
