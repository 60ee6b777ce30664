import * as v from 'valibot';
import type { User } from '../domain/account/user';
import { postOf } from './client/post';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, malformed } from './client/response';
import { decodeUser } from './wire/account/user';

/** Paths of accounts, under the configured base (§7, D4). */
export const accountEndpoints = {
  token: '/token-auth/',
  logout: '/token-auth/logout/',
  register: '/users/dev/',
  profile: '/users/profile/',
  personal: '/users/personal-account/',
} as const;

/** E-mail and password, as typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the app or a recovery code, for accounts with a second factor. */
  readonly code?: string;
}

const tokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)) });

/**
 * Returns a token. Wrong credentials are `rejected` with status 400, too many tries with 429. A message for `code` says that the
 * password was right and a code is missing or wrong.
 */
export async function signIn(transport: Transport, { email, password, code }: Credentials, options?: RequestOptions): Promise<string> {
  const body = await request(
    transport,
    accountEndpoints.token,
    options,
    postOf({ username: email, password, ...(code !== undefined && { code }) }),
  );
  return check(tokenSchema, body).token;
}

/** Returns the user of the token. */
export async function getProfile(transport: Transport, options?: RequestOptions): Promise<User> {
  const user = decodeUser(await request(transport, accountEndpoints.profile, options));
  if (!user) throw malformed();
  return user;
}

/** Invalidates the token. */
export async function signOut(transport: Transport, options?: RequestOptions): Promise<void> {
  await request(transport, accountEndpoints.logout, options, postOf({}));
}
