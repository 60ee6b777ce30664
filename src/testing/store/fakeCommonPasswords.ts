import { isCommonPassword } from '../../domain/account/commonPassword';
import { commonPassword } from '../../text/auth/commonPassword';

/** A few of those that a server knows. */
const common: ReadonlySet<string> = new Set(['password1', 'passw0rd', 'password123', 'qwerty1', 'qwerty123', 'abc123', 'welcome1']);

/** Returns what a server says of a new password that everybody knows; nothing of others. */
export function fakeCommonPasswordProblem(password: string): { readonly password?: string[] } {
  return isCommonPassword(password, common) ? { password: [commonPassword] } : {};
}
