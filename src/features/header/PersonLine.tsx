import type { User } from '../../domain/account/user';
import { Person } from './Header.styles';

/** Who is signed in: name and e-mail. Nothing until the profile has come. */
export function PersonLine({ user }: { readonly user: User | null }) {
  if (!user) return null;
  return (
    <Person>
      <b dir="auto">{[user.firstName, user.lastName].filter(Boolean).join(' ')}</b>
      <span>{user.email}</span>
    </Person>
  );
}
