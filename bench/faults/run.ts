/**
 * `npm run bench:faults`: takes away from running servers what they stand on, one thing after another, while people write to each other, and
 * counts which acknowledged messages are lost and which calls are silent. `ROWS=paused,disk` runs those rows whose names contain a word.
 */
import { join } from 'node:path';
import { compileServer } from '../../scripts/build/compileServer';
import { noSphinx } from '../../test/server/search/sphinx';
import { systemBinaries } from '../../test/server/support/postgres';
import { endAll } from '../../test/server/support/serverProcess';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { startClusterIn } from './cluster';
import { killedDatabase, lockedTable, paused } from './databaseFaults';
import { fullDisk } from './diskFault';
import { clockAhead, killedInstance } from './instanceFaults';
import { twoReleases } from './releaseFault';
import type { Row } from './row';
import { indexGone, mailGone, storageGone } from './serviceFaults';
import { openWorld, type World } from './world';

const words = process.env.ROWS?.split(',') ?? [''];
const isChosen = (name: string) => words.some((word) => name.includes(word));

/** Faults of a database that all of them share, by name. */
const shared: Readonly<Record<string, (world: World) => Promise<Row>>> = {
  'paused connections': (world) => paused(world, 'connections'),
  'paused database': (world) => paused(world, 'all'),
  'killed database': killedDatabase,
  'killed instance': killedInstance,
  'locked table': lockedTable,
  'mail gone': mailGone,
  'storage gone': storageGone,
  ...(noSphinx ? {} : { 'index gone': indexGone }),
  'clock ahead': clockAhead,
};
/** Faults that need a database for themselves; null where they cannot be had. */
const separate: Readonly<Record<string, () => Promise<Row | null>>> = { 'full disk': fullDisk, 'two releases': twoReleases };

if (!systemBinaries()) throw new Error('This bench pauses and kills an installed PostgreSQL: install the package "postgresql"');
if (noSphinx) console.warn(`Left out: index gone, for ${noSphinx}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The databases end with the process.
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}
await compileServer('.cache/reference-server');
const rows: Row[] = [];
const crashed: string[] = [];

/** A row that breaks off is a failure, and the others go on. */
async function run(name: string, fault: () => Promise<Row | null>): Promise<void> {
  if (!isChosen(name)) return;
  try {
    const row = await fault();
    if (row) {
      rows.push(row);
      console.info(`${name}: ${row.missed.length === 0 ? 'holds' : 'MISSED'}`);
    } else console.warn(`Left out here: ${name}`);
    for (const what of row?.missed ?? []) console.error(`${name}, missed: ${what}`);
  } catch (error) {
    console.error(`${name} broke off:`, error);
    crashed.push(name);
  } finally {
    await endAll();
  }
}

if (Object.keys(shared).some(isChosen)) {
  const world = await openWorld(await startClusterIn(join(await temporaryFolder(), 'postgres')));
  try {
    for (const [name, fault] of Object.entries(shared)) await run(name, () => fault(world));
  } finally {
    await world.stop();
  }
}
for (const [name, fault] of Object.entries(separate)) await run(name, fault);

console.table(rows.map(({ figures: _figures, missed, ...row }) => ({ ...row, missed: missed.length })));
for (const { fault, figures } of rows) {
  console.info(
    `${fault}: ${Object.entries(figures)
      .flatMap(([name, value]) => (value === null ? `${name} never` : `${name} ${value}`))
      .join('; ')}`,
  );
}
console.log(JSON.stringify({ bench: 'faults', rows, crashed }));
if (crashed.length > 0 || rows.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
