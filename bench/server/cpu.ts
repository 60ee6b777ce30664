import { readdirSync, readFileSync } from 'node:fs';

/** CPU times of all threads of a process, ms. Linux only: the kernel counts them in nanoseconds. */
function threadsOf(pid: number): Map<string, number> {
  return new Map(
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1);
      return [thread, Number(nanoseconds) / 1e6];
    }),
  );
}

/** Returns the CPU time of a process with all its threads, ms. Unlike wall-clock time it does not grow while other programs run. */
export function cpuTime(pid: number): number {
  return [...threadsOf(pid).values()].reduce((sum, ms) => sum + ms, 0);
}

/** Returns a clock of the CPU time that a process takes from now on. A thread that ends takes its time with it, not that of the others. */
export function cpuClock(pid: number): () => number {
  const before = threadsOf(pid);
  return () => [...threadsOf(pid)].reduce((sum, [thread, ms]) => sum + ms - (before.get(thread) ?? 0), 0);
}

/** Returns a quantile of the figures, sorted or not; `share` 0.5 is the median. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
