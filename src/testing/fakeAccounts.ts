import { encodeUser } from '../api/wire/user';
import type { User } from '../domain/user';
import { type Answer, json, type Route, refused, unauthorised } from './fakeRoute';

/** A user as the fake server knows them. */
export interface FakeUser extends User {
  readonly password: string;
  /** Taken from the start, for what begins with somebody signed in. */
  readonly token?: string;
}

/** A whole user; overrides replace single fields. */
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

/** Who may sign in to the usual world: somebody who has placed nothing, and an owner of some of its listings. */
export function someUsers(): readonly FakeUser[] {
  return [
    aUser(),
    aUser({ id: 1, firstName: 'Ольга', lastName: '', phone: '9031112233', email: 'olga@kvartal.test', token: 'token-of-olga' }),
  ];
}

/** Users and tokens of one fake server. */
export interface FakeAccounts {
  /** Undefined for a token that is not known, or not any more. */
  userOf(token: string): FakeUser | undefined;
  find(email: string): FakeUser | undefined;
  add(user: Omit<FakeUser, 'id'>): void;
  /** A new token. */
  admit(user: FakeUser): string;
  dismiss(token: string): void;
}

export function createFakeAccounts(known: readonly FakeUser[]): FakeAccounts {
  const users = [...known];
  const tokens = new Map<string, FakeUser>();
  for (const user of users) if (user.token) tokens.set(user.token, user);
  let last = 0;
  return {
    userOf: (token) => tokens.get(token),
    find: (email) => users.find((user) => user.email === email.trim().toLowerCase()),
    add(user) {
      users.push({ ...user, id: Math.max(1000, ...users.map(({ id }) => id)) + 1 });
    },
    admit(user) {
      last += 1;
      const token = `fake-token-${last}-of-${user.id}`;
      tokens.set(token, user);
      return token;
    },
    dismiss: (token) => void tokens.delete(token),
  };
}

/** The token of `Authorization: Token …`; null where there is none. */
export function tokenOf(headers: Headers): string | null {
  return /^Token\s+(\S+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}

export const accountRoutes: readonly Route[] = [
  { path: /\/token-auth\/$/, POST: signIn },
  { path: /\/token-auth\/logout\/$/, POST: signOut },
  { path: /\/users\/dev\/$/, POST: register },
  { path: /\/users\/profile\/$/, GET: (_world, _params, { user }) => (user ? json(encodeUser(user)) : unauthorised()) },
];

function signIn(...[, , { body, accounts }]: Parameters<Answer>): Response {
  const user = accounts.find(textOf(body, 'username'));
  if (!user || user.password !== textOf(body, 'password')) return refused({ non_field_errors: ['Неправильный email или пароль.'] });
  return json({ token: accounts.admit(user) });
}

function signOut(...[, , { user, headers, accounts }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  accounts.dismiss(tokenOf(headers) ?? '');
  return new Response(null, { status: 204 });
}

function register(...[, , { body, accounts }]: Parameters<Answer>): Response {
  const email = textOf(body, 'email').trim().toLowerCase();
  if (accounts.find(email)) return refused({ email: ['Пользователь с таким email уже существует.'] });
  accounts.add({
    firstName: textOf(body, 'first_name'),
    lastName: textOf(body, 'last_name'),
    avatar: null,
    phone: textOf(body, 'phone_number'),
    email,
    password: textOf(body, 'password'),
  });
  return json({}, 201);
}

function textOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  return typeof value === 'string' ? value : '';
}
