import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from '../../../../src/domain/account/commonPassword';
import { commonPassword } from '../../../../src/text/auth/commonPassword';

/** The list has the most used first; those at its end are tried by nobody. */
const most = 20_000;
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, most));

/** Returns whether everybody who guesses passwords tries this one. */
export function isKnownToAll(password: string): boolean {
  return isCommonPassword(password, common);
}

/** Returns the message at the field of a new password; nothing unless it is known to everybody. */
export function commonPasswordProblem(password: string): { readonly password?: string[] } {
  return isKnownToAll(password) ? { password: [commonPassword] } : {};
}
