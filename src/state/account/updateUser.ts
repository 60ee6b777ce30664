import type { User } from '../../domain/account/user';
import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { persistedAccountOf } from './persistedAccount';

/** Shows a changed profile everywhere: on this page, and, where the account is kept, in other tabs. */
export function updateUser(runtime: Runtime, user: User): void {
  const account = accountOf(runtime);
  const persisted = persistedAccountOf(runtime);
  const token = account.token();
  if (token === null) return;
  if (persisted.isPersisted()) persisted.signIn({ token, user });
  else account.setUser(user);
}
