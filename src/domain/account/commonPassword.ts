/**
 * Returns whether a password is among those that are tried first, in whatever letters: `Password1` is `password1`.
 * @param common such passwords in small letters
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  return common.has(password.toLowerCase());
}
