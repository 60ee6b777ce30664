import * as v from 'valibot';
import { type LetterPreferences, letterTopics } from '../../../domain/account/letterTopics';
import type { ProfileValues } from '../../../domain/forms/schemas/profile.schema';

/** Wire names of what `PATCH /users/profile/` changes (§7). */
export const profileNames = { firstName: 'first_name', lastName: 'last_name', avatar: 'avatar' } as const;

/** New names, a new picture, or none: null. What is absent stays. */
export interface ProfileChange extends Partial<ProfileValues> {
  readonly avatar?: Blob | null;
}

/** Body of `PATCH /users/profile/`. An empty `avatar` removes the picture. */
export function encodeProfileChange({ firstName, lastName, avatar }: ProfileChange): FormData {
  const form = new FormData();
  if (firstName !== undefined) form.set(profileNames.firstName, firstName);
  if (lastName !== undefined) form.set(profileNames.lastName, lastName);
  if (avatar === null) form.set(profileNames.avatar, '');
  else if (avatar !== undefined) form.set(profileNames.avatar, avatar, 'avatar.jpg');
  return form;
}

const wanted = v.optional(v.boolean(), true);

/** Response of `GET` and `PATCH /users/letters/`: whether letters of a topic are sent. One that a server does not know is. */
export const letterPreferencesSchema = v.object({ decisions: wanted, messages: wanted });

/** Returns the topics of a body, and messages for those that are neither. */
export function readLetterPreferences(body: unknown): { readonly wanted: Partial<LetterPreferences>; readonly wrong: readonly string[] } {
  const values = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const given = letterTopics.filter((topic) => values.has(topic)).map((topic) => [topic, values.get(topic) as unknown] as const);
  return {
    wanted: Object.fromEntries(given.filter(([, value]) => typeof value === 'boolean')),
    wrong: given.filter(([, value]) => typeof value !== 'boolean').map(([topic]) => topic),
  };
}
