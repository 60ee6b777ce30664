import type { Task, TaskList } from 'graphile-worker';
import { activeTracing } from '../tracing/tracing';
import { GiveUp, type JobHandlers, type JobName, type JobPayloads } from './job';

export interface JobFailure {
  readonly job: string;
  readonly attempt: number;
  readonly error: unknown;
  /** Whether this was the last attempt. */
  readonly gaveUp: boolean;
}

export interface JobObserver {
  /** An attempt has failed. Messages of errors may contain addresses. */
  onFailure(failure: JobFailure): void;
  /** An attempt has ended. */
  onEnd?(job: string, result: 'done' | 'failed', seconds: number): void;
}

/** Time limit of an attempt, ms. Longer work is split into further jobs. */
const timeLimit = 4 * 60_000;

/** Returns the handlers as the library takes them. */
export function taskListOf(handlers: JobHandlers, observer: JobObserver): TaskList {
  const names = Object.keys(handlers) as JobName[];
  return Object.fromEntries(names.map((name) => [name, taskOf(name, handlers[name], observer)]));
}

function taskOf<Name extends JobName>(name: Name, handle: JobHandlers[Name], { onFailure, onEnd }: JobObserver): Task {
  const run: Task = async (payload, { job, abortSignal, query }) => {
    const started = performance.now();
    const end = (result: 'done' | 'failed') => onEnd?.(name, result, (performance.now() - started) / 1000);
    const signal = AbortSignal.any([...(abortSignal ? [abortSignal] : []), AbortSignal.timeout(timeLimit)]);
    const { id, attempts: attempt, created_at: createdAt } = job;
    try {
      await Promise.race([handle(payload as JobPayloads[Name], { id, attempt, createdAt, signal }), abortOf(signal)]);
      end('done');
    } catch (error) {
      end('failed');
      const gaveUp = error instanceof GiveUp || attempt >= job.max_attempts;
      onFailure({ job: name, attempt, error, gaveUp });
      // The library knows no other way to fail a running job for good.
      if (gaveUp) await query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [id]);
      throw error;
    }
  };
  return (payload, helpers) => {
    const attempt = () => Promise.resolve(run(payload, helpers));
    const tracing = activeTracing();
    if (!tracing) return attempt();
    return tracing.within({ name: `job ${name}`, kind: 'internal', attributes: { 'kvartal.attempt': helpers.job.attempts } }, attempt);
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
