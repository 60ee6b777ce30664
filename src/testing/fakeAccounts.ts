import { type LetterPreferences, type LetterTopic, letterTopics } from '../domain/account/letterTopics';
import type { SessionEnd } from '../domain/account/sessionEnd';
import type { User } from '../domain/account/user';
import type { UserRole } from '../domain/account/userRole';
import { createFakeFactors, type FakeFactors } from './store/fakeFactors';
import { createFakePhones, type FakePhones } from './store/fakePhones';

/** A user of the fake server. */
export interface FakeUser extends User {
  /** An ordinary user when absent. */
  readonly role?: UserRole;
  readonly password: string;
  /** Has a second factor from the start, with `fakeAppCodes` and `fakeRecoveryCodes`. */
  readonly hasSecondFactor?: boolean;
  /** The server asks this user to confirm the phone, with `fakePhoneCode`. Not asked for when absent. */
  readonly phoneState?: 'confirmed' | 'unconfirmed';
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

/** Returns the token of the link that a user would get by letter. */
export function fakeLinkOf({ id }: Pick<FakeUser, 'id'>, kind: 'password' | 'confirm'): string {
  return `${kind}-link-of-${id}`;
}

/** Returns the token of the link that ends the letters of a topic. */
export function fakeStopOf({ id }: Pick<FakeUser, 'id'>, topic: LetterTopic): string {
  return `${topic}-stop-of-${id}`;
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
  hasPassword(user: FakeUser, password: string): boolean;
  setPassword(user: FakeUser, password: string): void;
  /** Changes names or picture. Returns the user as it is then. */
  changeProfile(user: FakeUser, change: Partial<Pick<FakeUser, 'firstName' | 'lastName' | 'avatar'>>): FakeUser;
  lettersOf(user: FakeUser): LetterPreferences;
  setLetters(user: FakeUser, wanted: Partial<LetterPreferences>): void;
  /** Returns what `GET /users/email/` answers. */
  emailOf(user: FakeUser): { email: string; is_confirmed: boolean; new_email: string | null };
  wantEmail(user: FakeUser, email: string | null): void;
  /** Confirms the address that waits, and returns it. */
  confirm(user: FakeUser): string;
  /** Returns what `GET /users/sessions/` answers. */
  sessionsOf(user: FakeUser, present: string): readonly object[];
  endSession(user: FakeUser, id: number): boolean;
  endOthers(user: FakeUser, present: string, reason?: SessionEnd): void;
  /** Why a token is valid no longer; undefined if nothing is known. */
  endOf(token: string): { readonly reason: SessionEnd; readonly userId: number } | undefined;
  remove(user: FakeUser): void;
  /** Ends the sessions, and refuses sign-in with this reason; null lets the user in again. */
  block(user: FakeUser, reason: string | null): void;
  blockedReason(user: Pick<FakeUser, 'id'>): string | null;
  readonly factors: FakeFactors;
  readonly phones: FakePhones;
  /** Calls when sessions have ended. Returns a function that ends it. */
  watch(listener: () => void): () => void;
}

const allLetters = Object.fromEntries(letterTopics.map((topic) => [topic, true])) as LetterPreferences;

interface FakeSession {
  readonly id: number;
  readonly userId: number;
  readonly token: string;
}

export function createFakeAccounts(known: readonly FakeUser[]): FakeAccounts {
  let users = [...known];
  let sessions: FakeSession[] = [];
  const blocked = new Map<number, string>();
  const letters = new Map<number, LetterPreferences>();
  const emails = new Map<number, { isConfirmed: boolean; next: string | null }>();
  const factors = createFakeFactors(known.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ id }) => id));
  const phones = createFakePhones(known);
  let last = 0;
  const watchers = new Set<() => void>();
  const ends = new Map<string, { readonly reason: SessionEnd; readonly userId: number }>();
  const keep = (reason: SessionEnd, isKept: (session: FakeSession) => boolean) => {
    const ended = sessions.filter((session) => !isKept(session));
    sessions = sessions.filter(isKept);
    for (const { token, userId } of ended) ends.set(token, { reason, userId });
    if (ended.length > 0) for (const watcher of [...watchers]) watcher();
    return ended.length > 0;
  };
  const begin = (userId: number, token: string) => {
    last += 1;
    sessions.push({ id: last, userId, token });
    return token;
  };
  for (const { id, token } of users) if (token) begin(id, token);
  const change = (id: number, values: Partial<FakeUser>) => {
    users = users.map((user) => (user.id === id ? { ...user, ...values } : user));
  };
  const current = ({ id }: FakeUser) => users.find((user) => user.id === id);
  const emailOf = ({ id }: FakeUser) => emails.get(id) ?? { isConfirmed: false, next: null };
  return {
    factors,
    phones,
    userOf(token) {
      const session = sessions.find((candidate) => candidate.token === token);
      return session && users.find(({ id }) => id === session.userId);
    },
    find: (isWanted) => users.find(isWanted),
    add(user) {
      const added = { ...user, id: Math.max(1000, ...users.map(({ id }) => id)) + 1 };
      users.push(added);
      phones.add(added);
      return added;
    },
    startSession: (user) => begin(user.id, `fake-token-${last + 1}-of-${user.id}`),
    dismiss(token) {
      keep('signed_out', (session) => session.token !== token);
    },
    hasPassword: (user, password) => current(user)?.password === password,
    setPassword: ({ id }, password) => change(id, { password }),
    changeProfile(user, values) {
      change(user.id, values);
      return current(user) ?? user;
    },
    lettersOf: ({ id }) => letters.get(id) ?? allLetters,
    setLetters({ id }, wanted) {
      letters.set(id, { ...allLetters, ...letters.get(id), ...wanted });
    },
    emailOf: (user) => ({ email: current(user)?.email ?? '', is_confirmed: emailOf(user).isConfirmed, new_email: emailOf(user).next }),
    wantEmail(user, next) {
      emails.set(user.id, { ...emailOf(user), next });
    },
    confirm(user) {
      const email = emailOf(user).next ?? user.email;
      change(user.id, { email });
      emails.set(user.id, { isConfirmed: true, next: null });
      return email;
    },
    sessionsOf: (user, present) =>
      sessions
        .filter(({ userId }) => userId === user.id)
        .map(({ id, token }) => ({
          id,
          created_at: '2026-03-02T09:00:00.000Z',
          last_used_at: '2026-03-02T09:00:00.000Z',
          user_agent: '',
          is_current: token === present,
        })),
    endSession(user, id) {
      return keep('ended_elsewhere', (session) => session.id !== id || session.userId !== user.id);
    },
    endOthers(user, present, reason = 'ended_elsewhere') {
      keep(reason, ({ userId, token }) => userId !== user.id || token === present);
    },
    block({ id }, reason) {
      if (reason === null) blocked.delete(id);
      else blocked.set(id, reason);
      if (reason !== null) keep('account_blocked', ({ userId }) => userId !== id);
    },
    endOf: (token) => ends.get(token),
    blockedReason: ({ id }) => blocked.get(id) ?? null,
    remove({ id }) {
      factors.remove(id);
      phones.remove(id);
      users = users.filter((user) => user.id !== id);
      keep('account_closed', ({ userId }) => userId !== id);
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
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
