import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../examples/server/database/schema';
import { chatEndpoints } from '../../src/api/chats';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import { ask, type Tally } from './asking';
import type { World } from './world';

/** What became of the messages of a row. */
export interface Written {
  /** Messages that the server has acknowledged. */
  readonly acknowledged: number;
  /** Of these, those that are not stored. */
  readonly lost: number;
  /** Messages that are stored more than once. */
  readonly twice: number;
}

export interface Writers {
  /** Has each last message answered, then counts. */
  stop(): Promise<Written>;
  /** Messages answered so far. */
  acknowledged(): number;
}

let rows = 0;
const atOnce = 4;

/**
 * People write to each other until it is stopped. Whatever has no answer is sent again with its `Idempotency-Key`, to the next instance if there
 * is one, as a proxy and the kit do.
 */
export function startWriters({ chats, db }: Pick<World, 'chats' | 'db'>, origins: () => readonly string[], tally: Tally): Writers {
  rows += 1;
  const [prefix, texts] = [`Сообщение ${rows}-`, [] as string[]];
  const over = new AbortController();
  let turns = 0;

  async function send(turn: number): Promise<void> {
    const chat = chats[turn % chats.length];
    if (!chat) return;
    const [text, key] = [`${prefix}${turn}`, newIdempotencyKey()];
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const now = origins();
      const answer = await ask(`${now[(turn + attempt) % now.length] ?? ''}/api${chatEndpoints.send}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Token ${chat.tokens[Math.floor(turn / chats.length) % 2]}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ chat_id: chat.id, message: text }),
      });
      tally.add('sending a message', answer);
      if (answer.status !== null && answer.status < 300) {
        texts.push(text);
        return;
      }
      await delay(100);
    }
  }

  const running = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      const turn = turns;
      turns += 1;
      await send(turn);
      await delay(50);
    }
  });
  return {
    acknowledged: () => texts.length,
    async stop() {
      over.abort();
      await Promise.all(running);
      const stored = await countsOf(db, prefix);
      return {
        acknowledged: texts.length,
        lost: texts.filter((text) => !stored.has(text)).length,
        twice: [...stored.values()].filter((count) => count > 1).length,
      };
    },
  };
}

/** How often each text with this prefix is stored. */
async function countsOf(db: Kysely<Database>, prefix: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ body: string; count: number }>`
    select body, count(*)::int as count from messages where body like ${`${prefix}%`} group by body`.execute(db);
  return new Map(rows.map(({ body, count }) => [body, count]));
}
