/**
 * Measures chats on the embedded PostgreSQL: CPU time of the database for each call, which other work on the machine does not change; prints a
 * table and a line of JSON. Environment: ROUNDS (200), CHATS (250000, with five messages each).
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createChats } from '../../examples/server/chats/createChats';
import { type ConnectionSettings, openDatabase, openPool } from '../../examples/server/database/connect';
import { pictureLinks } from '../../examples/server/pictures/pictureLinks';
import { startEmbeddedPostgres } from '../../examples/server/postgres/embeddedPostgres';
import { Random } from '../../examples/server/seed/random';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { quantile } from './cpu';
import { seed } from './measure';
import { warmUp, watch } from './watch';

type Target = ConnectionSettings['target'];

const rounds = Number(process.env.ROUNDS ?? 200);
const chats = Number(process.env.CHATS ?? 250_000);
const listings = 20_000;
/** Chats of the agent with the most of them, and messages of the longest chat. */
const many = { chats: 3000, messages: 10_000 };
/** CPU ms of the database, p95. */
const goal = 3;
/** The same for a search, which reads all chats of a person. */
const searchGoal = 10;

/** Chats of random people about random listings; somebody with very many, and a very long one. Returns who and which. */
async function fill(target: Target): Promise<{ readonly users: number; readonly agent: number; readonly long: number }> {
  const pool = openPool({ target, statementTimeout: 0, poolSize: 1 });
  const db = openDatabase(pool);
  try {
    const { users } = (await sql<{ users: number }>`select max(id) as users from users`.execute(db)).rows[0] ?? { users: 1 };
    const about = (buyer: string, count: number) =>
      sql`insert into chats (listing_id, owner_id, buyer_id)
        select listings.id, owner_id, buyer from (select 1 + n % ${sql.lit(listings)} as listing, ${sql.raw(buyer)} as buyer
          from generate_series(1, ${sql.lit(count)}) as n) as wanted
        join listings on listings.id = listing where owner_id <> buyer on conflict do nothing`.execute(db);
    await about(`1 + (n::bigint * 7919) % ${users}`, chats);
    await about(String(users), many.chats);
    const say = (condition: string, count: number) =>
      sql`insert into messages (chat_id, sender_id, body, created_at)
        select id, case when n % 2 = 0 then owner_id else buyer_id end, 'Здравствуйте! Квартира ещё продаётся? Можно посмотреть в субботу?',
          now() - make_interval(mins => ${sql.lit(count)} - n)
        from generate_series(1, ${sql.lit(count)}) as n, chats where ${sql.raw(condition)} order by n, id`.execute(db);
    await say('true', 5);
    const { long } = (await sql<{ long: number }>`select max(id) as long from chats`.execute(db)).rows[0] ?? { long: 1 };
    await say(`id = ${long}`, many.messages);
    for (const [me, other] of [
      ['owner_id', 'buyer_id'],
      ['buyer_id', 'owner_id'],
    ] as const) {
      await sql`insert into chat_members (user_id, chat_id, other_id, last_message_id, unread)
        select ${sql.ref(me)}, chats.id, ${sql.ref(other)}, last, case when chats.id % 4 = 0 then 2 else 0 end
        from chats join (select chat_id, max(id) as last from messages group by 1) as latest on chat_id = chats.id`.execute(db);
    }
    await sql`vacuum (analyze) chats, messages, chat_members`.execute(db);
    return { users, agent: users, long };
  } finally {
    await db.destroy();
  }
}

async function measure(target: Target, { users, agent, long }: Awaited<ReturnType<typeof fill>>) {
  const pool = openPool({ target, poolSize: 1 });
  const db = openDatabase(pool);
  try {
    const costs = await watch(db);
    const { store, writer } = createChats(db, pictureLinks(Buffer.alloc(32)));
    const random = new Random(15);
    const times = Array.from({ length: rounds + warmUp }, (_, index) => index);
    const people = times.map(() => random.integer(1, users));
    const page = (userId: number, number: number, search = '') =>
      store.page(userId, { folder: 'open', search, page: number, pageSize: 10 });
    const thread = async (chatId: number, before: number | null = null) => {
      const { buyer_id } = await db.selectFrom('chats').select('buyer_id').where('id', '=', chatId).executeTakeFirstOrThrow();
      return store.thread(buyer_id, { chatId, listingId: null }, { before, after: null, count: 50 });
    };
    const firstOf =
      (await db.selectFrom('messages').select('id').where('chat_id', '=', long).orderBy('id').limit(1).executeTakeFirst())?.id ?? 0;
    return {
      list: await costs(people, (userId) => page(userId, 1)),
      'list of an agent': await costs(times, (index) => page(agent, 1 + (index % 300))),
      'search of an agent': await costs(times, () => page(agent, 1, 'тверская')),
      'search that finds nothing': await costs(times, () => page(agent, 1, 'дом на луне')),
      thread: await costs(times, () => thread(random.integer(1, chats))),
      'long thread, anywhere': await costs(times, () => thread(long, firstOf + random.integer(1, many.messages))),
      unread: await costs(people, (userId) => store.unread(userId)),
      'unread of an agent': await costs(times, () => store.unread(agent)),
      message: await costs(times, (index) => writer.send(agent, { chatId: long, listingId: null }, `Сообщение ${index}`, null)),
    };
  } finally {
    await db.destroy();
  }
}

const withoutGoal = new Set(['message']);
const goals: Readonly<Record<string, number>> = { 'search of an agent': searchGoal, 'search that finds nothing': searchGoal };
const folder = await temporaryFolder();
const { target, stop } = await startEmbeddedPostgres(folder);
try {
  await seed(target, join(folder, 'pictures'), listings);
  const filled = await fill(target);
  const figures = Object.entries(await measure(target, filled)).map(([figure, values]) => {
    const [p50, p95] = [quantile(values, 0.5), quantile(values, 0.95)];
    return { figure, p50, p95, goal: withoutGoal.has(figure) ? null : (goals[figure] ?? goal) };
  });
  console.table(
    figures.map(({ figure, p50, p95, goal: most }) => ({
      'database ms': figure,
      median: p50.toFixed(2),
      p95: p95.toFixed(2),
      goal: most === null ? '' : `≤ ${most}`,
      '': most === null ? '' : p95 <= most ? 'holds' : 'MISSED',
    })),
  );
  console.info(JSON.stringify({ bench: 'chats', rounds, chats, figures }));
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
