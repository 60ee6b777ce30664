import { encodeRegistrationProblems } from '../api/wire/registration';
import { encodeUser } from '../api/wire/user';
import type { User } from '../domain/account/user';
import { registrationRules } from '../domain/forms/registration.schema';
import { foldEmail } from '../domain/forms/tidyText';
import { ru } from '../text/auth/ru';
import { messageText } from '../text/format/messageText';
import { type Answer, json, type Route, refused, unauthorised } from './fakeRoute';

/** A user of the fake server. */
export interface FakeUser extends User {
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

/** Returns the default users: one without listings, and an owner of some. */
export function someUsers(): readonly FakeUser[] {
  return [
    aUser(),
    aUser({ id: 1, firstName: 'Ольга', lastName: '', phone: '9031112233', email: 'olga@kvartal.test', token: 'token-of-olga' }),
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

/** Returns an empty text for any other scheme. */
function tokenOf(headers: Headers): string {
  return /^Token\s+(\S+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? '';
}

export const accountRoutes: readonly Route[] = [
  { path: /\/token-auth\/$/, POST: signIn },
  { path: /\/token-auth\/logout\/$/, POST: signOut },
  { path: /\/users\/dev\/$/, POST: register },
  { path: /\/users\/profile\/$/, isPersonal: true, GET: (_world, _params, { user }) => (user ? json(encodeUser(user)) : unauthorised()) },
];

function signIn(...[, , { body, headers, accounts }]: Parameters<Answer>): Response {
  if (!isJson(headers)) return json({ detail: 'Неподдерживаемый тип данных в запросе.' }, 415);
  const [email, password] = [textOf(body, 'username'), textOf(body, 'password')];
  const missing = {
    ...(email.trim() === '' && { username: [ru.problems.signIn.emailMissing] }),
    ...(password === '' && { password: [ru.problems.signIn.passwordMissing] }),
  };
  if (Object.keys(missing).length > 0) return refused(missing);
  const user = accounts.find(({ email: known }) => known === foldEmail(email));
  if (user?.password !== password) return refused({ non_field_errors: [ru.login.rejected] });
  return json({ token: accounts.startSession(user) });
}

function signOut(...[, , { headers, accounts }]: Parameters<Answer>): Response {
  if (!headers.has('Authorization')) return unauthorised();
  accounts.dismiss(tokenOf(headers));
  return new Response(null, { status: 204 });
}

function register(...[, , { body, accounts }]: Parameters<Answer>): Response {
  const values = registrationRules.tidy({
    firstName: textOf(body, 'first_name'),
    lastName: textOf(body, 'last_name'),
    phone: textOf(body, 'phone_number'),
    email: textOf(body, 'email'),
    password: textOf(body, 'password'),
    confirmPassword: textOf(body, 'confirm_password'),
    termsAgreed: valueOf(body, 'terms_agreed') === true,
  });
  const problems = encodeRegistrationProblems(registrationRules.problems(values), (message) => messageText(ru.problems, message));
  if (Object.keys(problems).length > 0) return refusedRegistration(problems);
  const taken = {
    ...(accounts.find(({ email }) => email === values.email) && { email: ['Пользователь с таким email уже зарегистрирован.'] }),
    ...(accounts.find(({ phone }) => phone === values.phone) && { phone_number: ['Пользователь с таким телефоном уже зарегистрирован.'] }),
  };
  if (Object.keys(taken).length > 0) return refusedRegistration(taken);
  const { firstName, lastName, phone, email, password } = values;
  return json(encodeUser(accounts.add({ firstName, lastName, phone, email, password, avatar: null })), 201);
}

/** Registration errors have their own format (§7). */
function refusedRegistration(message: object): Response {
  return json({ status_code: 400, message }, 400);
}

const isJson = (headers: Headers) => headers.get('Content-Type')?.startsWith('application/json') ?? false;

function textOf(body: unknown, field: string): string {
  const value = valueOf(body, field);
  return typeof value === 'string' ? value : '';
}

function valueOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
