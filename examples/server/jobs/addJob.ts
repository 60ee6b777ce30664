import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { JobName, JobPayloads } from './job';

export interface JobOptions {
  /** A later job with the same key replaces one that has not started. */
  readonly key?: string;
  /** Whether the earlier of two jobs with the same key keeps its time. */
  readonly keepsTime?: boolean;
  /** Seconds that must pass before it starts. */
  readonly delaySeconds?: number;
}

/** Pauses grow from seconds to six hours: a day and a half in all. */
export const maxAttempts = 14;

/** Call it in the transaction that causes the job: neither is there without the other. */
export async function addJob<Name extends JobName>(
  db: Kysely<Database>,
  name: Name,
  payload: JobPayloads[Name],
  { key, keepsTime = false, delaySeconds = 0 }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}, job_key => ${key ?? null}::text,
    job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'},
    run_at => now() + make_interval(secs => ${delaySeconds}))`.execute(db);
}
