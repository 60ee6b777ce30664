import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { replicaWatch } from './replicaWatch';
import type { Database } from './schema';
import { isUnavailable } from './unavailable';

export interface ReplicaOptions {
  readonly replica: pg.Pool;
  readonly primary: pg.Pool;
  /** Asked how much the primary has written. */
  readonly health: pg.Pool;
  /** How far behind it may be and still be read, ms. */
  readonly maxLag: number;
  /** Hears when it begins or ceases to be read, and why. */
  readonly onChange?: (text: string) => void;
  readonly now?: () => number;
}

export interface Replica {
  /** Runs single statements that only read, on the replica, or on the primary when the replica is down or too far behind. */
  readonly db: Kysely<Database>;
  /** Looks how far behind it is. */
  look(): Promise<void>;
  /** `behind` in ms; null while unknown. */
  state(): { readonly isRead: boolean; readonly behind: number | null };
}

/** Reads from a standby what may be a few seconds old. */
export function openReplica({ replica, primary, ...watched }: ReplicaOptions): Replica {
  const watch = replicaWatch({ replica, ...watched });
  const pool: PostgresPool = {
    async connect() {
      if (!watch.state().isRead) return primary.connect();
      try {
        return withFallback(await replica.connect(), primary, watch.fail);
      } catch (error) {
        watch.fail(error);
        return primary.connect();
      }
    },
    // Both pools are ended by the code that has opened them.
    end: async () => undefined,
  };
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), look: watch.look, state: watch.state };
}

/** Reading again is harmless, so a statement that fails because of the replica is answered by the primary. */
function withFallback(client: PostgresPoolClient, primary: PostgresPool, onFailure: (error: unknown) => void): PostgresPoolClient {
  async function read<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      return await client.query<Row>(text, parameters);
    } catch (error) {
      const reason = failureOf(error);
      if (!reason) throw error;
      if (reason === 'down') onFailure(error);
      const other = await primary.connect();
      try {
        return await other.query<Row>(text, parameters);
      } finally {
        other.release();
      }
    }
  }
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Results of a replica are not streamed');
    return read<Row>(text, parameters);
  }
  return { query, release: () => client.release() };
}

/** Cancelled because replaying the log had to go on; or a table, column or function that a migration has made, not replayed yet. */
const statesOfStandby = new Set(['40001', '40P01', '42P01', '42703', '42883']);
/** A statement that takes too long here would there too. */
const cancelled = '57014';

function failureOf(error: unknown): 'down' | 'behind' | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === cancelled) return null;
  if (typeof code === 'string' && statesOfStandby.has(code)) return 'behind';
  return isUnavailable(error) ? 'down' : null;
}
