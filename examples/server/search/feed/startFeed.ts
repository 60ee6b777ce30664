import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { type Repeated, repeat } from '../../repeat';
import type { EngineAddress } from '../engine/engineAddress';
import { feedIndex } from './feedIndex';
import { openNodes } from './followChanges';

interface FeedLog {
  info(text: string): void;
  warn(values: object, text: string): void;
}

/** Milliseconds between two looks at what has changed. */
const interval = 500;

/** Feeds the index until stopped. Null without one. */
export function startFeed(db: Kysely<Database>, address: EngineAddress | null, log: FeedLog): Repeated | null {
  if (!address) return null;
  const engine = openNodes(address);
  const { stop } = repeat({ interval, warn: (values) => log.warn(values, 'the index of the search waits') }, async (signal) => {
    if ((await feedIndex(db, engine, { signal })) === 'built') log.info('the index of the search was built');
  });
  return {
    async stop() {
      await stop();
      await engine.end();
    },
  };
}
