import type { SessionEnd } from '../domain/account/sessionEnd';
import { ru as moderation } from '../text/moderation/ru';
import type { FakeAccounts, FakeUser } from './fakeAccounts';
import type { World } from './world';

/** A path of the fake server with its methods; any other method gets 405. */
export type Route = {
  readonly path: RegExp;
  /** Rejects an unknown token (401); other endpoints ignore it. */
  readonly isPersonal?: true;
} & { readonly [M in Method]?: Answer };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Answer = (world: World, params: URLSearchParams, asked: Asked) => Response;

/** A request as routes see it. */
export interface Asked {
  /** The first number in the path; NaN without one. */
  readonly id: number;
  /** The JSON body; null without a valid one. */
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** The user of `Authorization: Token …`; null without a valid token. */
  readonly user: FakeUser | null;
  readonly accounts: FakeAccounts;
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Returns a 400 with messages by parameter or field. */
export function refused(fields: readonly string[] | Readonly<Record<string, readonly string[]>>): Response {
  if (!isList(fields)) return json(fields, 400);
  return json(Object.fromEntries(fields.map((field) => [field || 'non_field_errors', ['Некорректное значение.']])), 400);
}

const isList = (fields: object): fields is readonly string[] => Array.isArray(fields);

/** Returns the 401 of endpoints that require signing in. */
export function unauthorised(detail = 'Учетные данные не были предоставлены.', code?: SessionEnd): Response {
  return json({ detail, ...(code && { code }) }, 401);
}

/** Says why a token is valid no longer, as the reference server does. */
export function refusedToken(accounts: FakeAccounts, token: string): Response {
  const end = accounts.endOf(token);
  const blocked = end?.reason === 'account_blocked' ? accounts.blockedReason({ id: end.userId }) : undefined;
  if (!end || blocked === null) return unauthorised('Недопустимый токен.');
  return unauthorised(blocked === undefined ? 'Недопустимый токен.' : moderation.blocked.replace('{reason}', () => blocked), end.reason);
}

export function notFound(): Response {
  return json({ detail: 'Страница не найдена.' }, 404);
}
