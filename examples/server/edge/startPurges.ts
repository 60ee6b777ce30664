import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { orderPurges } from './purgeFeed';

interface PurgeLog {
  warn(values: object, text: string): void;
}

/** Milliseconds between two looks at what has changed. */
const interval = 1000;
/** Milliseconds after a failure. */
const pause = 5000;

/** Orders purges of what changes until stopped. */
export function startPurges(db: Kysely<Database>, log: PurgeLog): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepOrdering = async () => {
    while (!signal.aborted) {
      let wait = interval;
      try {
        await orderPurges(db);
      } catch (error) {
        wait = pause;
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'purges wait');
      }
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = keepOrdering();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
