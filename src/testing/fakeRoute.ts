import type { FakeAccounts, FakeUser } from './fakeAccounts';
import type { World } from './world';

/** One path of the fake server, with what it answers to each method; every other method is refused with 405. */
export type Route = {
  readonly path: RegExp;
  /** It matters who asks: a token that is not known is refused (401). The other calls take it for none. */
  readonly isPersonal?: true;
} & { readonly [M in Method]?: Answer };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Answer = (world: World, params: URLSearchParams, asked: Asked) => Response;

/** What a call says beside its query. */
export interface Asked {
  /** The first number of the path; NaN where it has none. */
  readonly id: number;
  /** JSON of a call with a body; null when it is none. */
  readonly body: unknown;
  readonly headers: Headers;
  /** Whose token came in `Authorization: Token …`; null without one, and for one that is not known. */
  readonly user: FakeUser | null;
  readonly accounts: FakeAccounts;
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** 400 with messages by parameter or field. */
export function refused(fields: readonly string[] | Readonly<Record<string, readonly string[]>>): Response {
  if (!isList(fields)) return json(fields, 400);
  return json(Object.fromEntries(fields.map((field) => [field || 'non_field_errors', ['Некорректное значение.']])), 400);
}

const isList = (fields: object): fields is readonly string[] => Array.isArray(fields);

/** Nobody is signed in, and this call needs somebody. */
export function unauthorised(detail = 'Учетные данные не были предоставлены.'): Response {
  return json({ detail }, 401);
}

export function notFound(): Response {
  return json({ detail: 'Страница не найдена.' }, 404);
}
