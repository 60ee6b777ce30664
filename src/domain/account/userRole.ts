/** What a user may do beyond their own things (§6); `id` is what the database stores. */
export const userRoles = [
  { id: 0, key: 'user' },
  /** Approves and rejects listings. */
  { id: 1, key: 'moderator' },
] as const;
/** Key of {@link userRoles}. */
export type UserRole = (typeof userRoles)[number]['key'];
