/**
 * `npm run bench:events`: how long it takes from the commit of a transaction until the totals of a badge have arrived at an open page, with two
 * instances on one PostgreSQL and 1000 streams, and what that costs. Half of the way one instance is restarted. `STREAMS` and `EVENTS` change its size.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import { addEvent } from '../../examples/server/events/addEvent';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { cpuTime } from './cpu';
import { addLiveUsers, followAll, type LiveUser } from './liveClients';
import { seed } from './measure';
import { type ServerProcess, startServerProcess } from './serverProcess';

const streams = Number(process.env.STREAMS ?? 1000);
const events = Number(process.env.EVENTS ?? 600);
/** Time between two events, ms. */
const interval = 20;

interface Client extends LiveUser {
  /** When its next totals were written, ms; null while it waits for none. */
  due: number | null;
  readonly ids: number[];
}

const folder = await temporaryFolder();
const postgres = await startSystemPostgres();
await seed({ url: postgres.url }, `${folder}/pictures`, 100);
const pool = openPool({ target: { url: postgres.url }, poolSize: 4 });
const db = openDatabase(pool);
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
const instances: [ServerProcess, ServerProcess] = [await startServerProcess(environment), await startServerProcess(environment)];

const clients: readonly Client[] = (await addLiveUsers(db, streams)).map((user) => ({ ...user, due: null, ids: [] }));
const delays: number[] = [];
const following = await followAll(
  clients,
  () => instances.map(({ origin }) => origin),
  (place, event) => {
    const client = clients[place];
    if (!client) return;
    if (event.kind === 'notification' && event.id !== null) client.ids.push(event.id);
    if (event.kind === 'counters' && client.due !== null) {
      delays.push(performance.now() - client.due);
      client.due = null;
    }
  },
);

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

await following.stop();
await Promise.all(instances.map((instance) => instance.stop()));
await pool.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
