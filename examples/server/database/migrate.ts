import type pg from 'pg';
import { installJobs } from '../jobs/installJobs';
import { applyMigrations, type MigrateOptions } from './applyMigrations';
import { openDatabase } from './connect';

/** Brings the tables of the queue and of the market up to date, see `applyMigrations`. Needs two connections. */
export async function migrate(pool: pg.Pool, options: Pick<MigrateOptions, 'report'> = {}): Promise<string[]> {
  await installJobs(pool);
  return applyMigrations(openDatabase(pool), options);
}
