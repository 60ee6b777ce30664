import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { markStatement } from '../operation/requestContext';
import type { Database } from './schema';
import { sessionName } from './sessionName';
import { isLate } from './unavailable';

// All our numbers are exact integers in JavaScript, so bigint becomes a number and not a string.
const numbers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  // An array of bigint, written {1,2}.
  1016: (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number),
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => numbers[oid] ?? pg.types.getTypeParser(oid, format),
};

export interface ConnectionSettings {
  /** A `postgres://` address, or the folder of a unix socket with a user and a database. */
  readonly target: { readonly url: string } | { readonly socketDir: string; readonly user: string; readonly database: string };
  /** Time limit of one statement, ms: the database ends it then, and shortly after it the client. 0 for jobs like seeding. */
  readonly statementTimeout?: number;
  readonly poolSize?: number;
  /** How long a query waits for a connection, ms. */
  readonly connectionTimeout?: number;
  readonly onError?: (error: Error) => void;
}

/**
 * JIT compilation costs more than any of our searches. Parallel workers would take the processors from other visitors. A row found through an
 * index costs several times a row read in passing, also when all is in memory; the default says a fraction.
 */
const options = '-c jit=off -c max_parallel_workers_per_gather=0 -c cpu_index_tuple_cost=0.05';

/** How much longer than the database the client waits, ms: a database that hangs does not end its statements. */
const patience = 500;
/** How long a transaction may do nothing, ms: one that its client has lost would keep its locks. */
const idleInTransaction = 60_000;
/** How soon the system asks whether the other side of an idle connection is still there, ms. */
const keepAliveAfter = 10_000;

/** Writes the id of the request into its statements. A connection that has not answered in time serves no other request. */
class MarkingClient extends pg.Client {
  override query = marking((...given) => {
    const answer: unknown = Reflect.apply(super.query, this, given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      // The pool drops a connection that is ending.
      if (isLate(error)) void this.end().catch(() => undefined);
      throw error;
    });
  }) as pg.Client['query'];
}

/** Marks before it waits for a connection: afterwards it runs in the name of the request that has given one back. */
class MarkingPool extends pg.Pool {
  override query = marking((...given) => Reflect.apply(super.query, this, given)) as pg.Pool['query'];
}

/** Stands before the text of a statement that a connection prepares once. */
export const preparedMark = '/* prepared */ ';
/** Names of prepared statements, by their text. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

const marking =
  (query: (...given: unknown[]) => unknown) =>
  (...[text, ...rest]: unknown[]) => {
    if (typeof text !== 'string') return query(text, ...rest);
    if (!text.startsWith(preparedMark)) return query(markStatement(text), ...rest);
    const [values, ...others] = rest;
    return query({ name: nameOf(text), text, values }, ...others);
  };

/** Opens a pool of connections. The caller ends it. */
export function openPool({
  target,
  statementTimeout = 5000,
  poolSize = 8,
  connectionTimeout = 5000,
  onError,
}: ConnectionSettings): pg.Pool {
  const where =
    'url' in target ? { connectionString: target.url } : { host: target.socketDir, user: target.user, database: target.database };
  const pool = new MarkingPool({
    ...where,
    Client: MarkingClient,
    types,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    ...(statementTimeout > 0 && {
      query_timeout: statementTimeout + patience,
      idle_in_transaction_session_timeout: idleInTransaction,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    application_name: 'url' in target ? 'kvartal' : sessionName,
    options,
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => onError?.(error));
  // The pool listens to idle connections only: an error on one in use rejects its query and is then emitted again, which would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function openDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
