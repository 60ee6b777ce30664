import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../examples/server/database/schema';
import { chatEndpoints } from '../../../../src/api/chats';
import { newIdempotencyKey } from '../../../../src/api/client/idempotencyKey';
import { storeChat } from '../../support/storeChat';
import { storeSession } from '../../support/storeUser';

/** Two people who write to each other. */
export interface Pair {
  readonly chat: number;
  readonly tokens: readonly [string, string];
}

export async function addPairs(db: Kysely<Database>, count: number): Promise<readonly Pair[]> {
  const listings = await db.selectFrom('listings').select('id').where('status', '=', 1).where('communication_method', '!=', 3).execute();
  const pairs: Pair[] = [];
  for (let place = 0; place < count; place += 1) {
    const [owner, buyer] = [await addUser(db, 2 * place), await addUser(db, 2 * place + 1)];
    const listingId = listings[place % listings.length]?.id;
    if (listingId === undefined) throw new Error('There is no listing to write about');
    const chat = await storeChat(db, { listingId, ownerId: owner, buyerId: buyer });
    pairs.push({ chat, tokens: [await storeSession(db, owner), await storeSession(db, buyer)] });
  }
  return pairs;
}

async function addUser(db: Kysely<Database>, index: number): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `pair${index}@example.ru`, phone: `79${String(index).padStart(8, '0')}`, first_name: 'Мария', last_name: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let runs = 0;

/**
 * Lets people write and read until it is stopped. A message without a good answer is sent again with its key, as the kit does. Reads are not
 * repeated: each of them is for the proxy to get through.
 */
export function startWriters(origin: string, db: Kysely<Database>, pairs: readonly Pair[]) {
  runs += 1;
  const prefix = `Сообщение ${runs}-`;
  const [acknowledged, refusedReads] = [[] as string[], [] as string[]];
  const over = new AbortController();
  let turns = 0;

  async function send(turn: number): Promise<void> {
    const pair = pairs[turn % pairs.length];
    const [message, key] = [`${prefix}${turn}`, newIdempotencyKey()];
    const headers = {
      'content-type': 'application/json',
      authorization: `Token ${pair?.tokens[turn % 2]}`,
      'idempotency-key': key,
    };
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const body = JSON.stringify({ chat_id: pair?.chat, message });
      const answer = await fetch(`${origin}/api${chatEndpoints.send}`, { method: 'POST', headers, body }).catch(() => null);
      await answer?.text();
      if (answer?.ok) {
        acknowledged.push(message);
        return;
      }
      await delay(50);
    }
  }
  async function read(turn: number): Promise<void> {
    const path = ['/api/realty/', '/api/realty/1/', `/api/realty/?price_max=${9_000_000 + turn}`, '/api/realty/count/'][turn % 4];
    const answer = await fetch(origin + path).catch((error: unknown) => String(error));
    if (typeof answer === 'string') refusedReads.push(`${path}: ${answer}`);
    else if (!answer.ok) refusedReads.push(`${path}: ${answer.status}`);
    if (typeof answer !== 'string') await answer.text();
  }
  const running = [send, send, read, read].map(async (step) => {
    while (!over.signal.aborted) {
      turns += 1;
      await step(turns);
      await delay(20);
    }
  });
  return {
    /** Resolves once so many more messages are stored. */
    async atLeast(more: number): Promise<void> {
      const enough = acknowledged.length + more;
      for (const deadline = Date.now() + 30_000; acknowledged.length < enough; await delay(20))
        if (Date.now() > deadline) throw new Error('Nothing gets through');
    },
    async stop() {
      over.abort();
      await Promise.all(running);
      const { rows } = await sql<{ body: string; count: number }>`
        select body, count(*)::int as count from messages where body like ${`${prefix}%`} group by body`.execute(db);
      const stored = new Map(rows.map(({ body, count }) => [body, count]));
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((text) => !stored.has(text)),
        twice: rows.filter(({ count }) => count > 1),
        refusedReads,
      };
    },
  };
}
