import { decodeUser, encodeUser } from '../../api/wire/user';
import type { User } from '../../domain/account/user';

/** A token with the user whose it is. */
export interface KeptUser {
  readonly token: string;
  readonly user: User;
}

/** Token and user in the local storage of the main site (§3, D21). Never throws: storage may be blocked, full or spoilt. */
export interface AccountStorage {
  readonly key: string;
  /** Null for nobody, and for what cannot be read. */
  read(): KeptUser | null;
  /** Null: nobody. False where it could not be written: then only this page knows. */
  write(kept: KeptUser | null): boolean;
}

/** Of another form than this are entries of other versions, which are nobody's. */
const version = 1;

/** The storage for accounts of one API: a token is shown to no other server. */
export function createAccountStorage(apiUrl: string, storage: () => Storage = () => localStorage): AccountStorage {
  const key = `kvartal:account:${apiUrl}`;
  return {
    key,
    read() {
      try {
        return parse(storage().getItem(key));
      } catch {
        return null;
      }
    },
    write(kept) {
      try {
        // One entry for both: other tabs never see the token of one with the user of another.
        if (kept) storage().setItem(key, JSON.stringify({ version, token: kept.token, user: encodeUser(kept.user) }));
        else storage().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function parse(text: string | null): KeptUser | null {
  const entry: unknown = text === null ? null : JSON.parse(text);
  if (typeof entry !== 'object' || entry === null) return null;
  const { version: written, token, user: wire } = entry as Record<string, unknown>;
  const user = decodeUser(wire);
  return written === version && typeof token === 'string' && token !== '' && user ? { token, user } : null;
}
