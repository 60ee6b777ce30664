import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the CPU time of a process with all its threads, ms. Unlike wall-clock time it does not grow while other programs run.
 * Linux only: the kernel counts it in nanoseconds.
 */
export function cpuTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]);
  }
  return nanoseconds / 1e6;
}

/** Returns a quantile of the figures, sorted or not; `share` 0.5 is the median. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
