import { setTimeout as delay } from 'node:timers/promises';

export interface KeepRunningOptions {
  readonly isRunning: () => Promise<boolean>;
  readonly restart: () => Promise<void>;
  /** It had died and runs again. */
  readonly onRestart: () => void;
  /** It dies again and again, or does not start any more. */
  readonly onGiveUp: (lastError: unknown) => void;
  /** Ms between two looks. */
  readonly interval?: number;
}

/** A server that dies so many times within so many ms is broken, and starting it again hides that. */
const maxDeaths = 5;
const period = 10 * 60_000;
/** The first restart is immediate; then pauses double, ms. */
const firstPause = 250;

/** Starts something again when it has died. The returned function stops watching, after a restart in progress. */
export function keepRunning({ isRunning, restart, onRestart, onGiveUp, interval = 500 }: KeepRunningOptions): () => Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  // Does not keep the process alive.
  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let deaths: number[] = [];
  let lastError: unknown;

  const watch = async () => {
    while (!signal.aborted) {
      await pause(interval);
      if (signal.aborted || (await isRunning())) continue;
      const now = Date.now();
      deaths = [...deaths.filter((time) => now - time < period), now];
      if (deaths.length >= maxDeaths) return onGiveUp(lastError);
      if (deaths.length > 1) await pause(firstPause * 2 ** (deaths.length - 1));
      if (signal.aborted) return;
      try {
        await restart();
        onRestart();
      } catch (error) {
        lastError = error;
      }
    }
  };
  const watching = watch();
  return async () => {
    abort.abort();
    await watching;
  };
}
