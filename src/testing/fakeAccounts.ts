import type { User } from '../domain/account/user';
import type { UserRole } from '../domain/account/userRole';

/** A user of the fake server. */
export interface FakeUser extends User {
  /** An ordinary user when absent. */
  readonly role?: UserRole;
  readonly password: string;
  /** A token valid from the start, for tests that begin signed in. */
  readonly token?: string;
}

/** Returns a complete user; overrides replace single fields. */
export function aUser(overrides: Partial<FakeUser> = {}): FakeUser {
  return {
    id: 101,
    firstName: 'Мария',
    lastName: 'Ковалёва',
    avatar: null,
    phone: '9162041234',
    email: 'maria@kvartal.test',
    password: 'Secret12',
    token: 'token-of-maria',
    ...overrides,
  };
}

/** Returns the default users: one without listings, an owner of some, and a moderator. */
export function someUsers(): readonly FakeUser[] {
  return [
    aUser(),
    aUser({ id: 1, firstName: 'Ольга', lastName: '', phone: '9031112233', email: 'olga@kvartal.test', token: 'token-of-olga' }),
    aUser({
      id: 102,
      firstName: 'Ирина',
      lastName: '',
      phone: '9031112244',
      email: 'irina@kvartal.test',
      token: 'token-of-irina',
      role: 'moderator',
    }),
  ];
}

/** Users and tokens of a fake server. */
export interface FakeAccounts {
  /** Undefined for an unknown or revoked token. */
  userOf(token: string): FakeUser | undefined;
  find(isWanted: (user: FakeUser) => boolean): FakeUser | undefined;
  add(user: Omit<FakeUser, 'id'>): FakeUser;
  /** Returns a new token. */
  startSession(user: FakeUser): string;
  dismiss(token: string): void;
}

export function createFakeAccounts(known: readonly FakeUser[]): FakeAccounts {
  const users = [...known];
  const tokens = new Map<string, FakeUser>();
  for (const user of users) if (user.token) tokens.set(user.token, user);
  let last = 0;
  return {
    userOf: (token) => tokens.get(token),
    find: (isWanted) => users.find(isWanted),
    add(user) {
      const added = { ...user, id: Math.max(1000, ...users.map(({ id }) => id)) + 1 };
      users.push(added);
      return added;
    },
    startSession(user) {
      last += 1;
      const token = `fake-token-${last}-of-${user.id}`;
      tokens.set(token, user);
      return token;
    },
    dismiss: (token) => void tokens.delete(token),
  };
}

/** Returns the user of `Authorization: Token …`; null without the header, undefined for an invalid token. */
export function userOfRequest(headers: Headers, accounts: FakeAccounts): FakeUser | null | undefined {
  return headers.has('Authorization') ? accounts.userOf(tokenOf(headers)) : null;
}

/** Returns the token of the header; an empty text for any other scheme. */
export function tokenOf(headers: Headers): string {
  return /^Token\s+(\S+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? '';
}
