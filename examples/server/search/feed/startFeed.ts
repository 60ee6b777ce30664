import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { EngineAddress } from '../engine/engineAddress';
import { feedIndex } from './feedIndex';
import { openNodes } from './followChanges';

interface FeedLog {
  info(text: string): void;
  warn(values: object, text: string): void;
}

export interface Feed {
  stop(): Promise<void>;
}

/** Milliseconds between two looks at what has changed. */
const interval = 500;
/** Milliseconds after a failure. */
const pause = 5000;

/** Feeds the index until stopped. Null without one. */
export function startFeed(db: Kysely<Database>, address: EngineAddress | null, log: FeedLog): Feed | null {
  if (!address) return null;
  const engine = openNodes(address);
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepFeeding = async () => {
    while (!signal.aborted) {
      let wait = interval;
      try {
        if ((await feedIndex(db, engine, { signal })) === 'built') log.info('the index of the search was built');
      } catch (error) {
        wait = pause;
        if (!signal.aborted) log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the index of the search waits');
      }
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = keepFeeding();
  return {
    async stop() {
      stopping.abort();
      await running;
      await engine.end();
    },
  };
}
