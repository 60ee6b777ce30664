import { setTimeout as delay } from 'node:timers/promises';
import { type ParsedCronItem, parseCronItems, type Runner, run, runOnce } from 'graphile-worker';
import type pg from 'pg';
import { silent } from './installJobs';
import type { JobHandlers, JobName } from './job';
import { type JobObserver, taskListOf } from './jobHandling';
import { freeLostJobs } from './jobStore';

export interface JobRunnerOptions extends JobObserver {
  /** A connection listens for new jobs; each running job takes another. */
  readonly pool: pg.Pool;
  readonly handlers: JobHandlers;
  /** Jobs could not be read. They are tried again by themselves. */
  onError(error: unknown): void;
  /** How long `stop` waits for jobs before it aborts them, ms. */
  readonly stopTimeout?: number;
}

export interface JobRunner {
  /** Starts nothing more. Resolves when running jobs have ended; those that were aborted run again later. */
  stop(): Promise<void>;
}

const concurrency = 3;
/** Milliseconds between looks for jobs of the future and retries; new ones are noticed at once. */
const pollInterval = 5000;
/** Milliseconds before the library is started again after an error. */
const pause = 5000;
const freeInterval = 60_000;

/** When recurring jobs run, in UTC: each once for all instances. */
const hourly: Readonly<Partial<Record<JobName, string>>> = { clean_up: '7 * * * *' };

/** Runs jobs of the queue until stopped, however often the database is away. */
export function startJobs({ pool, handlers, onError, stopTimeout = 5000, ...observer }: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | null = null;
  const taskList = taskListOf(handlers, observer);

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      try {
        runner = await run({
          pgPool: pool,
          taskList,
          concurrency,
          pollInterval,
          noHandleSignals: true,
          logger: silent,
          gracefulShutdownAbortTimeout: stopTimeout,
          parsedCronItems: cronItems(),
        });
        if (signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
      runner = null;
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const free = () => freeLostJobs(pool).catch(onError);
  const timer = setInterval(free, freeInterval);
  timer.unref();
  void free();
  const running = keepRunning();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await running;
    },
  };
}

/** Runs what is due now. */
export async function runDueJobs(pool: pg.Pool, handlers: JobHandlers, observer: JobObserver): Promise<void> {
  await runOnce({ pgPool: pool, taskList: taskListOf(handlers, observer), noHandleSignals: true, logger: silent });
}

function cronItems(): ParsedCronItem[] {
  return parseCronItems(Object.entries(hourly).map(([task, match]) => ({ task, match, options: { backfillPeriod: 0, maxAttempts: 1 } })));
}
