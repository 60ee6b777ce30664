import { execFileSync } from 'node:child_process';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { end } from '../../test/server/support/serverProcess';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { ask, Tally, untilStatus } from './asking';
import { startCluster } from './cluster';
import { type Row, rowOf } from './row';
import { openWorld } from './world';
import { startWriters } from './writers';

/** A disk that is small and that nobody else uses; null where it cannot be mounted. */
async function smallDisk(): Promise<{ readonly folder: string; remove(): Promise<void> } | null> {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    async remove() {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Writes until nothing more fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let size = 1 << 20; size >= 4096; size = size >> 4) {
      const piece = Buffer.alloc(size);
      try {
        for (;;) await handle.write(piece);
      } catch {
        // The rest takes smaller pieces.
      }
    }
  } finally {
    await handle.close();
  }
}

/** The disk of the database is full, and is freed again. */
export async function fullDisk(): Promise<Row | null> {
  const disk = await smallDisk();
  if (!disk) return null;
  try {
    const world = await openWorld(await startCluster(disk.folder));
    try {
      const tally = new Tally();
      const server = await world.serve();
      const { origin } = server;
      const writers = startWriters(world, () => [origin], tally);
      await delay(1000);
      // A new file of the log has room for all that is written meanwhile.
      await sql`select pg_switch_wal()`.execute(world.db);
      await sql`checkpoint`.execute(world.db);
      const filler = join(disk.folder, 'filler');
      await fill(filler);
      const { size } = await stat(filler);
      const [refusedBefore, statuses] = [tally.refused, [] as (number | null)[]];
      for (let turn = 0; turn < 200 && (turn < 20 || (tally.refused === refusedBefore && tally.errors.length === 0)); turn += 1) {
        for (const path of ['/health/ready', `/api/realty/?price_max=${3_000_000 + turn}`, '/api/realty/1/']) {
          const answer = await ask(origin + path);
          tally.add(`GET ${path.replace(/\d{7}/, '…')}`, answer);
          statuses.push(answer.status);
        }
        await delay(100);
      }
      const refused = tally.refused - refusedBefore;
      await rm(filler);
      const since = writers.acknowledged();
      const freed = performance.now();
      while (writers.acknowledged() === since && performance.now() - freed < 20_000) await delay(10);
      const again = Math.round(performance.now() - freed);
      const back = await untilStatus(`${origin}/health/ready`, 200, 10_000);
      const written = await writers.stop();
      const isInLog = /No space left on device/.test(server.output());
      await end(server.child, 'SIGTERM');
      return rowOf('full disk', {
        tally,
        written,
        figures: {
          'filled, MB': Math.round(size / 1e6),
          'reads and probes': statuses.length,
          'writes refused': refused,
          'writes again, ms': again,
          'ready, ms': back,
        },
        expected: {
          'reads and probes answer 200': statuses.every((status) => status === 200),
          'writes are refused with 503': refused > 0,
          'the log names the reason': isInLog,
          'writes again within 5 s': again < 5000,
        },
      });
    } finally {
      await world.stop();
    }
  } finally {
    await disk.remove();
  }
}
