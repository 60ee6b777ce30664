/**
 * `npm run bench:events`: how long it takes from the commit of a transaction until the totals of a badge have arrived at an open page, with two
 * instances on one PostgreSQL and 1000 streams, and what that costs. Half of the way one instance is restarted. `STREAMS` and `EVENTS` change its size.
 */
import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { tokenHash } from '../../examples/server/accounts/tokens';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import { addEvent } from '../../examples/server/events/addEvent';
import { liveEvents } from '../../src/api/events';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { cpuTime } from './cpu';
import { seed } from './measure';
import { type ServerProcess, startServerProcess } from './serverProcess';

const streams = Number(process.env.STREAMS ?? 1000);
const events = Number(process.env.EVENTS ?? 600);
/** Between two events, ms. */
const interval = 20;

interface Client {
  readonly userId: number;
  readonly token: string;
  /** When its next totals were written, ms; null while it waits for none. */
  due: number | null;
  position: number | null;
  isOpen: boolean;
  readonly ids: number[];
}

const folder = await temporaryFolder();
const postgres = await startSystemPostgres();
await seed({ url: postgres.url }, `${folder}/pictures`, 100);
const pool = openPool({ target: { url: postgres.url }, poolSize: 4 });
const db = openDatabase(pool);
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
const instances: [ServerProcess, ServerProcess] = [await startServerProcess(environment), await startServerProcess(environment)];

const clients: Client[] = [];
for (let index = 0; index < streams; index += 1) {
  const token = randomBytes(32).toString('base64url');
  const user = await db
    .insertInto('users')
    .values({ email: `live${index}@example.com`, phone: `77${String(index).padStart(8, '0')}`, first_name: 'Мария', last_name: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date();
  const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  await db
    .insertInto('auth_tokens')
    .values({ user_id: user.id, token_sha256: tokenHash(token), ...times })
    .execute();
  clients.push({ userId: user.id, token, due: null, position: null, isOpen: false, ids: [] });
}

const delays: number[] = [];
const closing = new AbortController();
setMaxListeners(0, closing.signal);
let opened = () => {};
const allOpen = new Promise<void>((resolve) => {
  opened = resolve;
});
let open = 0;

/** Keeps a stream open, on the other instance when one goes away. */
async function follow(client: Client, place: number): Promise<void> {
  for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
    const origin = instances[(place + attempt) % 2]?.origin ?? '';
    try {
      const transport = { baseUrl: `${origin}/api`, fetch, token: () => client.token };
      for await (const step of liveEvents(transport, client.position, { signal: closing.signal })) {
        if (step.kind === 'signedOut') throw new Error('signed out');
        if (step.kind === 'ready' && !client.isOpen) {
          client.isOpen = true;
          open += 1;
          if (open === streams) opened();
        }
        if (step.kind === 'event' && step.event.kind === 'notification' && step.event.id !== null) client.ids.push(step.event.id);
        if (step.kind === 'event' && step.event.kind === 'counters' && client.due !== null) {
          delays.push(performance.now() - client.due);
          client.due = null;
        }
        client.position = step.position ?? client.position;
      }
    } catch {
      await delay(Math.random() * 500);
    }
  }
}
const following = clients.map(follow);
await allOpen;

let written = 0;
async function write(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const client = clients[(written * 7919) % clients.length];
    if (!client) throw new Error('No client');
    written += 1;
    const id = written;
    client.due = performance.now();
    await db
      .transaction()
      .execute((transaction) => addEvent(transaction, [client.userId], { kind: 'notification', id }, { kind: 'counters' }));
    await delay(interval);
  }
}

const cpuOf = () => instances.reduce((sum, { pid }) => sum + cpuTime(pid), 0);
const before = cpuOf();
await write(events);
await delay(500);
const cpu = cpuOf() - before;
const steady = [...delays].sort((a, b) => a - b);

// One instance goes away in the middle, and comes back.
const restarting = delay(500).then(async () => {
  await instances[1].stop();
  instances[1] = await startServerProcess(environment);
});
await write(events / 2);
await restarting;
const wanted = new Set(Array.from({ length: written }, (_, index) => index + 1));
for (let tries = 0; tries < 100 && clients.reduce((sum, { ids }) => sum + ids.length, 0) < written; tries += 1) await delay(100);
const arrived = clients.flatMap(({ ids }) => ids);
for (const id of arrived) wanted.delete(id);

const at = (share: number) => steady[Math.min(steady.length - 1, Math.floor(steady.length * share))] ?? Number.NaN;
const result = {
  streams,
  instances: 2,
  events: steady.length,
  p50: Number(at(0.5).toFixed(1)),
  p95: Number(at(0.95).toFixed(1)),
  p99: Number(at(0.99).toFixed(1)),
  'CPU ms per event, both instances': Number((cpu / events).toFixed(2)),
  'written, with a restart': written,
  lost: wanted.size,
  twice: arrived.length - new Set(arrived).size,
};
console.table([result]);
console.log(JSON.stringify({ bench: 'events', ...result }));

closing.abort();
await Promise.all(following);
await Promise.all(instances.map((instance) => instance.stop()));
await pool.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
