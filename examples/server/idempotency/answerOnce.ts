import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockActiveUser } from '../accounts/authentication';
import type { Database } from '../database/schema';
import type { BodyFile } from '../http/bodies/bodyFile';
import { Refusal, RequestProblem } from '../http/problems';

/** The key of an action that must not happen twice, with a hash of what is asked (D51). */
export interface ActionKey {
  readonly key: string;
  readonly request: Buffer;
}

/** Returns the key of the request; null without one. Throws a RequestProblem for one that cannot be a key. */
export function actionKey(request: FastifyRequest): ActionKey | null {
  const key = keyOf(request);
  return key === null ? null : { key, request: beginHash(request).update(textOf(request)).digest() };
}

/** The same for a body whose photos are in a file. */
export async function actionKeyOfForm(request: FastifyRequest, file: BodyFile): Promise<ActionKey | null> {
  const key = keyOf(request);
  if (key === null) return null;
  const hash = beginHash(request);
  await file.update(hash, textOf(request));
  return { key, request: hash.digest() };
}

const beginHash = ({ method, url }: FastifyRequest) => createHash('sha256').update(`${method} ${url}\n`);
const textOf = ({ body }: FastifyRequest) => JSON.stringify(body) ?? '';

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new RequestProblem({ non_field_errors: ['Заголовок Idempotency-Key: от 1 до 100 видимых символов.'] });
  }
  return key;
}

/** Returns the answer that this action has had within a day; null for a new one. Throws a Refusal (422) if the key belongs to another request. */
export async function earlierAnswer(db: Kysely<Database>, userId: number, { key, request }: ActionKey): Promise<unknown> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', dayAgo)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.request_sha256.equals(request)) throw new Refusal(422, { detail: 'Этот Idempotency-Key уже использован для другого запроса.' });
  return JSON.parse(row.answer) as unknown;
}

/**
 * Runs an action of an active user in a transaction that also stores its answer. A second request with the same key waits for the first one, and
 * gets its answer; if the first one fails, the second takes its place.
 */
export async function answerOnce<T>(
  db: Kysely<Database>,
  userId: number,
  action: ActionKey | null,
  run: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const answer = await db.transaction().execute(async (transaction) => {
    await lockActiveUser(transaction, userId);
    if (!action) return { result: await run(transaction) };
    const { key, request } = action;
    const ofKey = transaction.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key);
    await ofKey.where('created_at', '<', dayAgo).execute();
    // Waits here while another transaction holds the key.
    const claimed = await transaction
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, request_sha256: request, answer: 'null' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return null;
    const result = await run(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(result) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
    return { result };
  });
  // The cast is safe, because every answer consists of values that JSON keeps.
  return answer ? answer.result : ((action && (await earlierAnswer(db, userId, action))) as T);
}

export async function forgetAnswers(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', dayAgo).execute();
}

const dayAgo = sql<Date>`now() - interval '1 day'`;
