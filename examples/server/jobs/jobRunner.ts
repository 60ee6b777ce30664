import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { runOnce, runTaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { silent } from './installJobs';
import type { JobHandlers } from './job';
import { type JobObserver, taskListOf } from './jobHandling';
import { freeLostJobs } from './jobStore';
import { planCleanUp } from './planCleanUp';

export interface JobRunnerOptions extends JobObserver {
  /** A connection listens for new jobs; each running job takes another. */
  readonly pool: pg.Pool;
  readonly handlers: JobHandlers;
  /** Jobs could not be read. They are tried again by themselves. */
  onError(error: unknown): void;
  /** How long `stop` waits for jobs before it aborts them, ms. */
  readonly stopTimeout?: number;
  /** How long it waits before workers that have ended are started again, ms. */
  readonly pause?: number;
}

export interface JobRunner {
  /** Starts nothing more. Resolves when running jobs have ended; those that were aborted run again later. */
  stop(): Promise<void>;
}

const concurrency = 3;
/** Milliseconds between looks for jobs of the future and retries; new ones are noticed at once. */
const pollInterval = 5000;
/** Milliseconds between looks for lost jobs and for recurring ones. */
const lookInterval = 60_000;

/** Runs jobs of the queue until stopped, however often the database is away. */
export function startJobs({ pool, handlers, onError, stopTimeout = 5000, pause = 5000, ...observer }: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let workers: WorkerPool | null = null;
  const taskList = taskListOf(handlers, observer);

  // A worker ends when it cannot write what became of its job. The library starts no other, and prints the stack of a promise that rejects.
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => {
    worker.promise = worker.promise.catch((error: unknown) => {
      onError(error);
      void worker.workerPool.gracefulShutdown();
    });
  });

  // The runner of the library would come with its timer, see `planCleanUp`.
  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      workers = runTaskList(
        { concurrency, pollInterval, noHandleSignals: true, logger: silent, gracefulShutdownAbortTimeout: stopTimeout, events },
        taskList,
        pool,
      );
      await workers.promise;
      workers = null;
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const look = async () => {
    await freeLostJobs(pool).catch(onError);
    await planCleanUp(pool).catch(onError);
  };
  const timer = setInterval(look, lookInterval);
  timer.unref();
  const firstLook = look();
  const running = keepRunning();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await workers?.gracefulShutdown();
      await Promise.all([running, firstLook]);
    },
  };
}

/** Runs what is due now. */
export async function runDueJobs(pool: pg.Pool, handlers: JobHandlers, observer: JobObserver): Promise<void> {
  await runOnce({ pgPool: pool, taskList: taskListOf(handlers, observer), noHandleSignals: true, logger: silent });
}
