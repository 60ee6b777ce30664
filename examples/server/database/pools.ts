import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';
import { type ConnectionSettings, openDatabase, openPool } from './connect';
import { openReplica, type Replica } from './replica';
import type { Database } from './schema';
import { sharedStatement } from './sharedStatement';
import { withinTime } from './withinTime';

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
  /** Serves the import of the site's own feed, so that jobs do not wait for it; null without one. */
  readonly feedDb: Kysely<Database> | null;
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
  /** Where statements of requests go instead: a pooler in transaction mode before the same database. */
  readonly pooler?: ConnectionSettings['target'] | null;
  /** A standby for public reads. */
  readonly replica?: { readonly target: ConnectionSettings['target']; readonly maxLag: number } | null;
  readonly onReplicaChange?: (text: string) => void;
  /** Whether the listings of the site come from a feed. */
  readonly hasFeed?: boolean;
}

/** A replica that does not answer is given up sooner, so that a request has time left for the database itself: waiting for a connection, ms, */
const replicaTimeout = 1000;
/** and for a statement. */
const replicaStatementTimeout = 2500;
/** A run reads all its offers at once, and nobody waits for it. ms */
const feedStatementTimeout = 60_000;
/** How often it is looked how far behind the replica is, ms. */
const lookEvery = 1000;

export function openPools({ pooler, replica: standby, onReplicaChange, hasFeed = false, ...settings }: PoolSettings): Pools {
  // Jobs and events listen, and take locks that belong to their session.
  const pooled = pooler ? { ...settings, target: pooler, isPooled: true } : settings;
  const all = {
    requests: openPool(pooled),
    content: openPool({ ...pooled, poolSize: 2 }),
    jobs: openPool({ ...settings, poolSize: 6 }),
    events: openPool({ ...settings, poolSize: 3 }),
    ...(hasFeed && { feed: openPool({ ...settings, poolSize: 6, statementTimeout: feedStatementTimeout }) }),
    health: openPool({ ...settings, poolSize: 2, statementTimeout: healthTimeout, connectionTimeout: healthTimeout }),
    ...(standby && {
      replica: openPool({
        ...settings,
        target: standby.target,
        connectionTimeout: replicaTimeout,
        statementTimeout: replicaStatementTimeout,
      }),
    }),
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
    feedDb: all.feed ? openDatabase(all.feed) : null,
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
