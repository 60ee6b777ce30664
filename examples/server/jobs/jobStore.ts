import type pg from 'pg';
import { maxAttempts } from './addJob';

/** Jobs of one kind. */
export interface JobCounts {
  readonly job: string;
  readonly waiting: number;
  readonly running: number;
  /** Given up. */
  readonly failed: number;
  /** How long the oldest has been due, seconds. */
  readonly late: number;
}

export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly error: string | null;
}

type Queryable = Pick<pg.Pool, 'query'>;

const isFailed = 'locked_at is null and attempts >= max_attempts';
/** Longer than an attempt may take. */
const lostAfter = '5 minutes';
const failedKept = '30 days';

export async function countJobs(pool: Queryable): Promise<JobCounts[]> {
  const { rows } = await pool.query<JobCounts>(`
    select task_identifier as job,
      count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where ${isFailed})::int as failed,
      coalesce(extract(epoch from max(now() - run_at) filter (where locked_at is null and attempts < max_attempts and run_at < now())), 0)::float
        as late
    from graphile_worker.jobs group by 1`);
  return rows;
}

/** Returns jobs that were given up, the latest first. */
export async function failedJobs(pool: Queryable): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(`
    select id::text, task_identifier as job, attempts::int, updated_at as "failedAt", last_error as error
    from graphile_worker.jobs where ${isFailed} order by updated_at desc, id desc`);
  return rows;
}

/** Runs given-up jobs again, all of them without ids. Returns how many. */
export async function retryFailed(pool: Queryable, ids?: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `select graphile_worker.reschedule_jobs(array(${chosen}), run_at => now(), attempts => 0, max_attempts => ${maxAttempts})`,
    [ids ?? null],
  );
  return rowCount ?? 0;
}

/** Removes given-up jobs, all of them without ids. Returns how many. */
export async function removeFailed(pool: Queryable, ids?: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(`select graphile_worker.complete_jobs(array(${chosen}))`, [ids ?? null]);
  return rowCount ?? 0;
}

const chosen = `select id from graphile_worker.jobs where ${isFailed} and ($1::bigint[] is null or id = any($1))`;

/** Removes jobs, and so whom they were about, a month after they were given up. */
export async function removeOldFailed(pool: Queryable): Promise<void> {
  const old = `select id from graphile_worker.jobs where ${isFailed} and updated_at < now() - interval '${failedKept}'`;
  await pool.query(`select graphile_worker.complete_jobs(array(${old}))`);
}

/** Frees the jobs of processes that have ended without a word. The library itself waits four hours. */
export async function freeLostJobs(pool: Queryable): Promise<void> {
  const workers = `select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '${lostAfter}'`;
  await pool.query(`select graphile_worker.force_unlock_workers(array(${workers}))`);
}
