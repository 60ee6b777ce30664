import { decodeUser, encodeUser } from '../../api/wire/account/user';
import { toJson } from '../../base/toJson';
import type { User } from '../../domain/account/user';

/** A token and its user. */
export interface StoredAccount {
  readonly token: string;
  readonly user: User;
}

/** Token and user in the local storage of the main site (§3, D21). Never throws: storage may be blocked, full or corrupted. */
export interface AccountStorage {
  readonly key: string;
  /** Null if nobody is signed in or the entry cannot be read. */
  read(): StoredAccount | null;
  /** Null removes the entry. Returns false if it could not be written. */
  write(account: StoredAccount | null): boolean;
  /** Removes the entry, since the server has ended the session: a storage event with `endedMark` comes first. */
  end(): void;
}

/** The value that other tabs hear of before an entry goes whose session has ended. */
export const endedMark = 'ended';

/** Entries with another version are ignored. */
const version = 1;

/** Storage for the accounts of one API, so that a token is never sent to another server. */
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
    write(account) {
      try {
        // One entry for both, so that other tabs never see the token of one user with the profile of another.
        if (account) storage().setItem(key, toJson({ version, token: account.token, user: encodeUser(account.user) }));
        else storage().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
    end() {
      try {
        storage().setItem(key, endedMark);
      } catch {
        // The other tabs are signed out without a word.
      }
      this.write(null);
    },
  };
}

function parse(text: string | null): StoredAccount | null {
  const entry: unknown = text === null ? null : JSON.parse(text);
  if (typeof entry !== 'object' || entry === null) return null;
  const { version: written, token, user: wire } = entry as Record<string, unknown>;
  const user = decodeUser(wire);
  return written === version && typeof token === 'string' && token !== '' && user ? { token, user } : null;
}
