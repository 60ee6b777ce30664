import type { FastifyRequest } from 'fastify';
import type { AccountStore } from './accountStore';
import { newToken, tokenHash } from './tokens';

/** Longest stored user agent, characters. */
const userAgentLength = 200;

/**
 * Returns the token of a new session on the device of a request; null if the password that was checked is not the user's any more, or a second
 * factor was turned on meanwhile.
 */
export async function startSession(
  store: Pick<AccountStore, 'addToken'>,
  { headers }: FastifyRequest,
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
  isFactorProven = false,
): Promise<string | null> {
  const token = newToken();
  const userAgent = (headers['user-agent'] ?? '').slice(0, userAgentLength);
  return (await store.addToken(id, { hash: tokenHash(token), userAgent, passwordHash, isFactorProven })) ? token : null;
}
