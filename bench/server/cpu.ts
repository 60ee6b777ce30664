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

/** Clock ticks of a second in `/proc`: the same on every Linux that Node runs on. */
const ticks = 100;

/** Returns the CPU time of a process and all its descendants, also of those that have ended, ms. In steps of ten. */
export function cpuOfTree(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name of the program, in brackets, may have spaces.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        const [, parent] = fields;
        // utime, stime, and those of children that were waited for.
        return [{ pid: Number(name), parent: Number(parent), spent: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
  const below = (pid: number): number =>
    processes.reduce((sum, process) => sum + (process.parent === pid ? process.spent + below(process.pid) : 0), 0);
  const own = processes.find(({ pid }) => pid === root)?.spent ?? 0;
  return ((own + below(root)) / ticks) * 1000;
}
