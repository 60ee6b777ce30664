import type { LetterPreferences } from '../domain/account/letterTopics';
import type { User } from '../domain/account/user';
import { accountEndpoints } from './account';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, malformed } from './client/response';
import { send } from './client/send';
import { encodeProfileChange, letterPreferencesSchema, type ProfileChange } from './wire/account/profile';
import { decodeUser } from './wire/account/user';

/** Paths of the settings, beside the profile of `accountEndpoints`, apart from it: every page of the site loads that file. */
export const profileEndpoints = {
  letters: '/users/letters/',
  /** The link in a letter has the `token` that this path takes. */
  stopLetters: '/users/letters/stop/',
  data: '/users/data/',
} as const;

/** Changes names and picture of the user; what is absent stays. Returns the profile. Wrong fields are `rejected` with messages by field. */
export async function changeProfile(transport: Transport, change: ProfileChange, options?: RequestOptions): Promise<User> {
  const user = decodeUser(await send(transport, 'PATCH', accountEndpoints.profile, encodeProfileChange(change), options));
  if (!user) throw malformed();
  return user;
}

/** Returns which letters the user gets. */
export async function getLetterPreferences(transport: Transport, options?: RequestOptions): Promise<LetterPreferences> {
  return check(letterPreferencesSchema, await request(transport, profileEndpoints.letters, options));
}

/** Changes which letters the user gets; the others stay. */
export async function changeLetterPreferences(
  transport: Transport,
  wanted: Partial<LetterPreferences>,
  options?: RequestOptions,
): Promise<LetterPreferences> {
  return check(letterPreferencesSchema, await send(transport, 'PATCH', profileEndpoints.letters, wanted, options));
}

/** Ends the letters of a topic for whom the token of a letter's link names; nobody needs to sign in. */
export async function stopLetters(transport: Transport, token: string, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', `${profileEndpoints.stopLetters}?${new URLSearchParams({ token })}`, undefined, options);
}

/** Returns everything the server knows of the user, to be kept in a file. */
export async function getOwnData(transport: Transport, options?: RequestOptions): Promise<object> {
  const data = await request(transport, profileEndpoints.data, options);
  if (typeof data !== 'object' || data === null) throw malformed();
  return data;
}

export type { ProfileChange };
