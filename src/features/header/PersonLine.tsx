import type { User } from '../../domain/account/user';
import { Person } from './Header.styles';

/** Name and e-mail of the signed-in person. Nothing until the profile has loaded. */
export function PersonLine({ user }: { readonly user: User | null }) {
  if (!user) return null;
  return (
    <Person>
      <b dir="auto">{[user.firstName, user.lastName].filter(Boolean).join(' ')}</b>
      <span>{user.email}</span>
    </Person>
  );
}
