import { type Kysely, sql } from 'kysely';
import type { Database } from '../../examples/server/database/schema';
import { cpuTime } from './cpu';

/** Warm-up queries that are not counted. */
export const warmUp = 40;

/** Returns the CPU ms of the database for each item's query. */
export type Costs = <T>(items: readonly T[], query: (item: T) => Promise<unknown>) => Promise<number[]>;

/** The pool must have one connection: its process is measured while queries run one after another. */
export async function watch(db: Kysely<Database>): Promise<Costs> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid ?? 0;
  return async (items, query) => {
    const figures: number[] = [];
    for (const item of items) {
      const before = cpuTime(pid);
      await query(item);
      figures.push(cpuTime(pid) - before);
    }
    return figures.slice(warmUp);
  };
}
