import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';
import { type ConnectionSettings, openDatabase, openPool } from './connect';
import { openReplica, type Replica } from './replica';
import type { Database } from './schema';
import { sharedStatement } from './sharedStatement';
import { NoAnswer } from './unavailable';

/** Connections of a server, apart by what they serve: requests that wait for a locked table keep nothing else waiting. */
export interface Pools {
  readonly requests: pg.Pool;
  readonly db: Kysely<Database>;
  /** Serves public reads that may be seconds old, from a replica or the database itself; never what was just written, nor permissions. */
  readonly readDb: Kysely<Database>;
  /** Null without one. */
  readonly replica: Replica | null;
  /** Serves pages that are read without the market's tables: questions and answers. */
  readonly contentDb: Kysely<Database>;
  /** Serves health checks and metrics. */
  readonly health: pg.Pool;
  readonly healthDb: Kysely<Database>;
  /** Serves background jobs and what they read and write. */
  readonly jobs: pg.Pool;
  readonly jobsDb: Kysely<Database>;
  /** Serves events: one connection listens, others read what open streams are sent. */
  readonly events: pg.Pool;
  readonly eventsDb: Kysely<Database>;
  /** All pools by name, for metrics. */
  readonly all: Readonly<Record<string, pg.Pool>>;
  /** Rejects when the database does not answer soon. Calls at the same time share one statement, but none waits for one that hangs. */
  checkDatabase(): Promise<unknown>;
  end(): Promise<void>;
}

/** Within the patience of a balancer, ms. */
const healthTimeout = 2000;

export interface PoolSettings extends Pick<ConnectionSettings, 'target' | 'statementTimeout' | 'onError'> {
  /** A standby for public reads. */
  readonly replica?: { readonly target: ConnectionSettings['target']; readonly maxLag: number } | null;
  readonly onReplicaChange?: (text: string) => void;
}

/** A replica that does not answer is given up sooner: the database itself does. */
const replicaTimeout = 1000;
/** How often it is looked how far behind the replica is, ms. */
const lookEvery = 1000;

export function openPools({ replica: standby, onReplicaChange, ...settings }: PoolSettings): Pools {
  const all = {
    requests: openPool(settings),
    content: openPool({ ...settings, poolSize: 2 }),
    jobs: openPool({ ...settings, poolSize: 6 }),
    events: openPool({ ...settings, poolSize: 3 }),
    health: openPool({ ...settings, poolSize: 2, statementTimeout: healthTimeout, connectionTimeout: healthTimeout }),
    ...(standby && { replica: openPool({ ...settings, target: standby.target, connectionTimeout: replicaTimeout }) }),
  };
  const [db, contentDb, jobsDb, healthDb, eventsDb] = [
    openDatabase(all.requests),
    openDatabase(all.content),
    openDatabase(all.jobs),
    openDatabase(all.health),
    openDatabase(all.events),
  ];
  const replica =
    standby && all.replica
      ? openReplica({
          replica: all.replica,
          primary: all.requests,
          health: all.health,
          maxLag: standby.maxLag,
          onChange: onReplicaChange,
        })
      : null;
  const looking = replica && setInterval(() => void replica.look(), lookEvery).unref();
  void replica?.look();
  const check = sharedStatement<null, unknown>(() => withinTime(sql`select 1`.execute(healthDb), healthTimeout));
  return {
    requests: all.requests,
    db,
    readDb: replica?.db ?? db,
    replica,
    contentDb,
    health: all.health,
    healthDb,
    jobs: all.jobs,
    jobsDb,
    events: all.events,
    eventsDb,
    all,
    checkDatabase: () => check(null),
    async end() {
      if (looking) clearInterval(looking);
      // Kysely would not end a pool that it has not used.
      await Promise.all(Object.values(all).map((pool) => pool.end()));
    },
  };
}

/** Rejects with NoAnswer when a statement takes longer than this, ms, with its wait for a connection. */
async function withinTime<T>(statement: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`The database has not answered for ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    clearTimeout(timer);
  }
}
