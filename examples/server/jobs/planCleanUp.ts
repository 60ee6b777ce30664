import type pg from 'pg';
import type { JobName } from './job';

const job: JobName = 'clean_up';
/** When in each hour the clean-up is due. */
const minutes = '7 minutes';

/**
 * Adds the hourly clean-up if it is due and no instance has added it yet. The table is the one in which the library keeps such times. Its own
 * timer would end the process, with a promise that nobody can catch, if the database is away when a job is due.
 */
export async function planCleanUp(pool: pg.Pool): Promise<void> {
  const due = `date_trunc('hour', now() - interval '${minutes}') + interval '${minutes}'`;
  const known = 'graphile_worker._private_known_crontabs';
  // A new database has nothing to clean up.
  await pool.query(
    `insert into ${known} (identifier, known_since, last_execution) values ($1, now(), ${due}) on conflict (identifier) do nothing`,
    [job],
  );
  await pool.query(
    `with mine as (
       update ${known} set last_execution = ${due}
       where identifier = $1 and (last_execution is null or last_execution < ${due})
       returning identifier
     )
     select graphile_worker.add_job(identifier, '{}'::json, max_attempts => 1) from mine`,
    [job],
  );
}
