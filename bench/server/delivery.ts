/**
 * `npm run bench:delivery`: how long it takes from sending a message until the other person's open page receives it, with two instances on one
 * PostgreSQL and 1000 streams; then the same while one instance is killed and started again. Counts what is lost, stored or told twice.
 * `STREAMS` and `MESSAGES` change its size; a fifth as many messages are sent around the kill.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import { sendMessage } from '../../src/api/chats';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { storeChat } from '../../test/server/support/storeChat';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { cpuTime, quantile } from './cpu';
import { addLiveUsers, followAll } from './liveClients';
import { seed } from './measure';
import { type ServerProcess, startServerProcess } from './serverProcess';

const streams = Number(process.env.STREAMS ?? 1000);
const messages = Number(process.env.MESSAGES ?? 10_000);
const listings = 100;
/** Time between two messages, whichever chat they are in, ms. */
const interval = 20;
/** Messages that are not counted in times. */
const warmUp = 300;
/** Upper bound of p95 of the time from sending a message to hearing of it, ms. */
const goal = 100;

const folder = await temporaryFolder();
const postgres = await startSystemPostgres();
await seed({ url: postgres.url }, `${folder}/pictures`, listings);
const pool = openPool({ target: { url: postgres.url }, poolSize: 4 });
const db = openDatabase(pool);
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
const instances: [ServerProcess, ServerProcess] = [await startServerProcess(environment), await startServerProcess(environment)];

const people = await addLiveUsers(db, streams);
const published = await db
  .selectFrom('listings')
  .select('id')
  .where('status', '=', 1)
  .where('is_deleted', '=', false)
  .where('communication_method', '!=', 3)
  .execute();
/** Neighbours write to each other, from one instance to the other. */
const chats: number[] = [];
for (let place = 0; place + 1 < people.length; place += 2) {
  const [owner, buyer] = [people[place], people[place + 1]];
  const listing = published[place % published.length];
  if (!owner || !buyer || !listing) throw new Error('Nobody to write');
  chats.push(await storeChat(db, { listingId: listing.id, ownerId: owner.userId, buyerId: buyer.userId }));
}
const storedBefore = await stored();

interface Sent {
  readonly start: number;
  readonly writer: number;
  readonly reader: number;
}
const sent = new Map<number, Sent>();
/** When which page has heard of a message: place of the user and id. */
const heard = new Map<string, number>();
let twice = 0;
let retried = 0;
let passedOn = 0;
const following = await followAll(
  people,
  () => instances.map(({ origin }) => origin),
  (place, event) => {
    if (event.kind !== 'message') return;
    const key = `${place} ${event.id}`;
    if (heard.has(key)) twice += 1;
    else heard.set(key, performance.now());
  },
);

/**
 * Does what the proxy in front of the instances does (examples/server/operation/nginx.conf): nothing was sent over a refused connection, so
 * the other instance gets the request.
 */
const throughProxy: typeof fetch = async (url, init) => {
  try {
    return await fetch(url, init);
  } catch (thrown) {
    const { cause } = thrown as { readonly cause?: { readonly code?: string } };
    if (cause?.code !== 'ECONNREFUSED') throw thrown;
    passedOn += 1;
    const { origin, pathname } = new URL(String(url));
    const other = instances.find((instance) => instance.origin !== origin);
    return fetch(`${other?.origin ?? ''}${pathname}`, init);
  }
};

/** Sends once, however often it has to try. */
async function write(turn: number): Promise<void> {
  const pair = (turn * 7919) % chats.length;
  const writer = 2 * pair + (turn % 2);
  const reader = 2 * pair + ((turn + 1) % 2);
  const idempotencyKey = newIdempotencyKey();
  const start = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    const transport = {
      baseUrl: `${instances[(writer + attempt) % 2]?.origin ?? ''}/api`,
      fetch: throughProxy,
      token: () => people[writer]?.token ?? null,
    };
    try {
      const { message } = await sendMessage(transport, { chatId: chats[pair] ?? 0 }, `Сообщение ${turn}`, { idempotencyKey });
      if (!message) throw new Error('No message');
      sent.set(message.id, { start, writer, reader });
      return;
    } catch {
      retried += 1;
      if (attempt > 50) return;
      await delay(50 + Math.random() * 50);
    }
  }
}

let turns = 0;
async function writeMany(count: number): Promise<void> {
  const running: Promise<void>[] = [];
  const begun = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    running.push(write(turns));
    turns += 1;
    await delay(Math.max(0, begun + (turn + 1) * interval - performance.now()));
  }
  await Promise.all(running);
}

/** Waits until everything that was answered has been heard of, or a while. */
async function settle(): Promise<void> {
  const isHeard = () => [...sent].every(([id, { writer, reader }]) => heard.has(`${writer} ${id}`) && heard.has(`${reader} ${id}`));
  for (let tries = 0; tries < 100 && !isHeard(); tries += 1) await delay(100);
}

async function stored(): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the times from sending to hearing of it, ms, for the messages from this id on. */
const delaysSince = (first: number) =>
  [...sent].flatMap(([id, { start, reader }]) => {
    const at = id < first ? undefined : heard.get(`${reader} ${id}`);
    return at === undefined ? [] : [at - start];
  });

// Code and connections are warm then.
await writeMany(warmUp);
await settle();
const first = Math.max(0, ...sent.keys()) + 1;
const cpuBefore = instances.map(({ pid }) => cpuTime(pid));
await writeMany(messages);
await settle();
const cpu = instances.reduce((sum, { pid }, index) => sum + cpuTime(pid) - (cpuBefore[index] ?? 0), 0);
const steady = delaysSince(first);
const next = Math.max(0, ...sent.keys()) + 1;

// One instance is gone in the middle, and comes back.
const around = Math.round(messages / 5);
const killing = delay((around * interval) / 4).then(async () => {
  await instances[1].kill();
  await delay(2000);
  instances[1] = await startServerProcess(environment);
});
await writeMany(around);
await killing;
await settle();
const killed = delaysSince(next);

const lost = [...sent].filter(([id, { writer, reader }]) => !heard.has(`${writer} ${id}`) || !heard.has(`${reader} ${id}`)).length;
const rounded = (value: number) => Number(value.toFixed(1));
const result = {
  streams,
  instances: 2,
  messages: steady.length,
  p50: rounded(quantile(steady, 0.5)),
  p95: rounded(quantile(steady, 0.95)),
  p99: rounded(quantile(steady, 0.99)),
  'CPU ms per message, both instances': Number((cpu / messages).toFixed(2)),
  'around a kill': killed.length,
  'p50, with a kill': rounded(quantile(killed, 0.5)),
  'p95, with a kill': rounded(quantile(killed, 0.95)),
  'passed on to the other instance': passedOn,
  'sent again': retried,
  'not answered': turns - sent.size,
  lost,
  'told twice': twice,
  'stored twice': (await stored()) - storedBefore - sent.size,
  gaps: following.gaps(),
};
console.table(Object.entries(result).map(([figure, value]) => ({ figure, value, goal: figure.startsWith('p95') ? `≤ ${goal}` : '' })));
console.log(JSON.stringify({ bench: 'delivery', ...result }));

await following.stop();
await Promise.all(instances.map((instance) => instance.stop()));
await pool.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
if (Math.max(result.p95, result['p95, with a kill']) > goal || lost + twice + result['stored twice'] + result['not answered'] > 0)
  process.exitCode = 1;
