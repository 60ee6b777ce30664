import * as v from 'valibot';
import type { User } from '../../../domain/account/user';
import { phoneDigits } from '../../../domain/forms/phoneDigits';

const text = v.optional(v.fallback(v.string(), ''), '');

/** Response of `GET /users/profile/` (§3, §7). */
export const userSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  first_name: text,
  last_name: text,
  avatar: v.optional(v.fallback(v.nullable(v.string()), null), null),
  phone: text,
  email: text,
  is_moderator: v.optional(v.unknown()),
});
export type WireUser = v.InferOutput<typeof userSchema>;

/** Returns null for a malformed response. */
export function decodeUser(input: unknown): User | null {
  const result = v.safeParse(userSchema, input);
  if (!result.success) return null;
  const { id, first_name, last_name, avatar, phone, email, is_moderator } = result.output;
  const isModerator = is_moderator === true || undefined;
  return { id, firstName: first_name, lastName: last_name, avatar, phone: phoneDigits(phone) ?? '', email, isModerator };
}

/** Returns the record that a server sends; {@link decodeUser} reads it back. */
export function encodeUser(user: User): WireUser {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    avatar: user.avatar,
    phone: user.phone,
    email: user.email,
    // Left out where it is undefined.
    is_moderator: user.isModerator || undefined,
  };
}
