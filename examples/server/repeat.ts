import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from './messageOf';

export interface RepeatOptions {
  /** Milliseconds between the end of one call and the next. */
  readonly interval: number;
  readonly warn: (values: object) => void;
}

export interface Repeated {
  /** Aborts the signal. Resolves when the last call has ended. */
  stop(): Promise<void>;
}

/** Milliseconds after a failure. */
const pause = 5000;

/** Calls `act` again and again until stopped. What fails is told and tried again. */
export function repeat({ interval, warn }: RepeatOptions, act: (signal: AbortSignal) => Promise<void>): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepCalling = async () => {
    while (!signal.aborted) {
      let wait = interval;
      try {
        await act(signal);
      } catch (error) {
        wait = pause;
        if (!signal.aborted) warn({ reason: messageOf(error) });
      }
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = keepCalling();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
