import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chownTo, unprivilegedUser } from '../../../examples/server/postgres/runAs';
import { launchCluster, noInstalled, type SystemPostgres, systemBinaries } from './postgres';

const program = join(systemBinaries() ?? '', 'pg_basebackup');

/** Why there can be no standby here; null if there can. */
export const noStandby = process.env.TEST_DATABASE_URL
  ? 'a standby needs a primary of the test itself: unset TEST_DATABASE_URL'
  : (noInstalled ?? (existsSync(program) ? null : `there is no ${program}`));

/** A copy of a whole server that follows it. */
export interface Standby {
  /** Starts it, again too, on whatever port. */
  start(): Promise<SystemPostgres>;
  remove(): Promise<void>;
}

/** Makes a standby as an operator does. */
export async function makeStandby(primary: string): Promise<Standby> {
  const { port, username } = new URL(primary);
  const runAs = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-standby-'));
  await chownTo(folder, runAs);
  const cluster = join(folder, 'cluster');
  const from = ['--host=127.0.0.1', `--port=${port}`, `--username=${username}`];
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', `--pgdata=${cluster}`];
  await promisify(execFile)(program, [...from, ...options], { ...runAs, cwd: '/' });
  return { start: () => launchCluster(cluster, folder), remove: () => rm(folder, { recursive: true, force: true }) };
}
