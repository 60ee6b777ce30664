import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** The library would repeat error messages, which may contain addresses. Failures are logged by the server. */
export const silent = new Logger(() => () => undefined);

const lock = `hashtextextended('kvartal install jobs', 0)`;

/** Brings the tables of the job queue, which have a separate schema, up to date. Several instances may do it at once. Needs two connections. */
export async function installJobs(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${lock})`);
    try {
      await runMigrations({ pgPool: pool, logger: silent });
    } finally {
      await client.query(`select pg_advisory_unlock(${lock})`);
    }
  } finally {
    client.release();
  }
}
