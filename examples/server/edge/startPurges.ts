import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { type Repeated, repeat } from '../repeat';
import { orderPurges } from './purgeFeed';

interface PurgeLog {
  warn(values: object, text: string): void;
}

/** Milliseconds between two looks at what has changed. */
const interval = 1000;

/** Orders purges of what changes until stopped. */
export function startPurges(db: Kysely<Database>, log: PurgeLog): Repeated {
  return repeat({ interval, warn: (values) => log.warn(values, 'purges wait') }, async () => {
    await orderPurges(db);
  });
}
