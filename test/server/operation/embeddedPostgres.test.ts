import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '../../../examples/server/database/connect';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../examples/server/postgres/embeddedPostgres';
import { readPostmaster } from '../../../examples/server/postgres/postmaster';
import { clusterOf, removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let dataDir: string;
  const endings: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder();
    // The path of a socket could not be as long.
    dataDir = join(folder, 'a-folder-with-a-long-name'.repeat(4));
    await mkdir(dataDir);
  });
  afterEach(async () => {
    for (const ending of endings.splice(0)) await ending().catch(() => undefined);
    await removeDataFolder(dataDir);
    await removeDataFolder(folder);
  });

  const isRunning = async () => (await readPostmaster(await clusterOf(dataDir))) !== null;

  async function started(): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres(dataDir);
    endings.push(postgres.stop);
    return postgres;
  }

  test('is stopped while sessions of this process are open, and leaves no folder of sockets', async () => {
    const { target, stop } = await started();
    const pool = openPool({ target });
    endings.push(() => pool.end());
    await pool.query('select 1');
    await stop();
    expect(await isRunning()).toBe(false);
    expect(target.socketDir.startsWith(folder)).toBe(false);
    expect(existsSync(target.socketDir)).toBe(false);
  });

  test('begins when one that it waits for ends without an answer', async () => {
    await (await started()).stop();
    const cluster = await clusterOf(dataDir);
    // Looks like one that has written its lock file and has not opened its socket yet.
    const fake = join(folder, 'postgres');
    await copyFile('/bin/sleep', fake);
    await chmod(fake, 0o755);
    const ending = spawn(fake, ['600'], { stdio: 'ignore' });
    await once(ending, 'spawn');
    await writeFile(join(cluster, 'postmaster.pid'), `${ending.pid}\n${cluster}\n`);
    const starting = started();
    ending.kill('SIGKILL');
    const { attached, pid } = await starting;
    expect([attached, pid === ending.pid]).toEqual([false, false]);
    expect(await isRunning()).toBe(true);
  });

  test('goes on while another process uses it', async () => {
    const { target, stop } = await started();
    const other = new pg.Client({ host: target.socketDir, user: target.user, database: target.database });
    await other.connect();
    await stop();
    expect(await isRunning()).toBe(true);
    await other.end();
    await stop();
    expect(await isRunning()).toBe(false);
  });
});
