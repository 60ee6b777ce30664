import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';
import { type ConnectionSettings, openDatabase, openPool } from './connect';
import type { Database } from './schema';

/** Connections of a server, apart by what they serve: requests that wait for a locked table keep nothing else waiting. */
export interface Pools {
  readonly requests: pg.Pool;
  readonly db: Kysely<Database>;
  /** For pages that are read without the market's tables: questions and answers. */
  readonly contentDb: Kysely<Database>;
  /** For health checks and metrics. */
  readonly healthDb: Kysely<Database>;
  /** By name, for metrics. */
  readonly all: Readonly<Record<string, pg.Pool>>;
  /** Rejects when the database does not answer. Calls at the same time share one statement. */
  checkDatabase(): Promise<unknown>;
  end(): Promise<void>;
}

/** Within the patience of a balancer, ms. */
const healthTimeout = 2000;

export function openPools(settings: Pick<ConnectionSettings, 'target' | 'statementTimeout' | 'onError'>): Pools {
  const all = {
    requests: openPool(settings),
    content: openPool({ ...settings, poolSize: 2 }),
    health: openPool({ ...settings, poolSize: 2, statementTimeout: healthTimeout, connectionTimeout: healthTimeout }),
  };
  const [db, contentDb, healthDb] = [openDatabase(all.requests), openDatabase(all.content), openDatabase(all.health)];
  let checking: Promise<unknown> | null = null;
  return {
    requests: all.requests,
    db,
    contentDb,
    healthDb,
    all,
    checkDatabase() {
      checking ??= sql`select 1`.execute(healthDb).finally(() => {
        checking = null;
      });
      return checking;
    },
    async end() {
      await Promise.all([db.destroy(), contentDb.destroy(), healthDb.destroy()]);
    },
  };
}
