import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { markStatement, waitingTime } from '../operation/requestContext';
import { statementSpan } from '../tracing/statementShape';
import { activeTracing, type SpanStart, traced } from '../tracing/tracing';
import type { Database } from './schema';
import { sessionName } from './sessionName';
import { isLate, NoAnswer } from './unavailable';
import { patience, withinRequest } from './withinTime';

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
  /**
   * Whether a pooler in transaction mode is in between: each transaction may run in another session, so nothing is prepared by name, and what is
   * set at the start of a connection is for the pooler to set (`operation/pgbouncer.ini`).
   */
  readonly isPooled?: boolean;
  /** How long a query waits for a connection, ms. */
  readonly connectionTimeout?: number;
  readonly onError?: (error: Error) => void;
}

/**
 * JIT compilation costs more than any of our searches. Parallel workers would take the processors from other visitors. A row found through an
 * index costs several times a row read in passing, also when all is in memory; the default says a fraction.
 */
const options = '-c jit=off -c max_parallel_workers_per_gather=0 -c cpu_index_tuple_cost=0.05';

/** How long a transaction may do nothing, ms: one that its client has lost would keep its locks. */
const idleInTransaction = 60_000;
/** How soon the system asks whether the other side of an idle connection is still there, ms. */
const keepAliveAfter = 10_000;

/**
 * Connections that write the id of the request into its statements, and let them take what is left of its time. One that has not answered in time
 * serves no other request.
 * @param longest limit of a statement outside of requests, ms
 */
const clientOf = ({ longest, isPooled }: { readonly longest: number; readonly isPooled: boolean }) =>
  class extends pg.Client {
    override query = ((...given: unknown[]) => {
      const statement = statementOf(given, isPooled);
      const tracing = activeTracing();
      return statement && tracing?.isActive()
        ? tracing.within(statementSpan('postgresql', statement.text), () => this.#send(given, statement))
        : this.#send(given, statement);
    }) as pg.Client['query'];

    #send(given: unknown[], statement: Statement | null): Promise<unknown> {
      const time = statement && waitingTime();
      if (!statement || !time) return this.#answer(Reflect.apply(super.query, this, statement ? [statement] : given));
      const left = time.left();
      // A transaction that is given up still ends: its connection goes back to the pool.
      if (left === 0 && !statement.text.endsWith('rollback'))
        return Promise.reject(new NoAnswer('The request has waited for as long as it may'));
      time.begin();
      const limited = { ...statement, query_timeout: Math.min(left, longest) + patience };
      return this.#answer(Promise.resolve(Reflect.apply(super.query, this, [limited]))).finally(() => time.end());
    }

    #answer<Answer>(answer: Answer): Answer;
    #answer(answer: unknown): unknown {
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        // The pool drops a connection that is ending.
        if (isLate(error)) void this.end().catch(() => undefined);
        throw error;
      });
    }
  };

type Statement = pg.QueryConfig & { readonly text: string };

/** Returns a statement with its values; null for what is none, such as a copy, and for one with a callback. */
function statementOf([first, values, ...others]: readonly unknown[], isPooled: boolean): Statement | null {
  if (others.length > 0 || typeof values === 'function') return null;
  const given = Array.isArray(values) ? { values } : {};
  if (typeof first === 'string') {
    return first.startsWith(preparedMark) && !isPooled
      ? { name: nameOf(first), text: first, ...given }
      : { text: markStatement(first), ...given };
  }
  if (!isStatement(first)) return null;
  const { name: _name, ...unnamed } = first;
  return isPooled ? unnamed : first;
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);

/** The span of waiting for a connection, or of opening one. */
const waiting: SpanStart = { name: 'wait for a connection', kind: 'internal' };

/** A request waits for a connection and then for its statement no longer than for the statement alone. */
class RequestPool extends pg.Pool {
  override connect = ((...given: unknown[]) => {
    if (given.length > 0) return Reflect.apply(super.connect, this, given);
    if (waitingTime()?.left() === 0) return Promise.reject(new NoAnswer('The request has waited for as long as it may'));
    const take = (): Promise<pg.PoolClient> => Reflect.apply(super.connect, this, []);
    // One that is free is taken at once.
    const connection = this.idleCount > 0 ? take() : traced(() => waiting, take);
    return withinRequest(connection).catch((error: unknown) => {
      // It may still come.
      void connection.then((client) => client.release()).catch(() => undefined);
      throw error;
    });
  }) as pg.Pool['connect'];

  override query = (async (...given: unknown[]) => {
    const client = await this.connect();
    try {
      return await Reflect.apply(client.query, client, given);
    } finally {
      client.release();
    }
  }) as pg.Pool['query'];
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

/** Opens a pool of connections. The caller ends it. */
export function openPool({
  target,
  statementTimeout = 5000,
  poolSize = 8,
  connectionTimeout = 5000,
  isPooled = false,
  onError,
}: ConnectionSettings): pg.Pool {
  const where =
    'url' in target ? { connectionString: target.url } : { host: target.socketDir, user: target.user, database: target.database };
  const pool = new RequestPool({
    ...where,
    Client: clientOf({ longest: statementTimeout || Number.POSITIVE_INFINITY, isPooled }),
    types,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + patience }),
    ...(!isPooled && {
      statement_timeout: statementTimeout,
      ...(statementTimeout > 0 && { idle_in_transaction_session_timeout: idleInTransaction }),
      options,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    application_name: 'url' in target ? 'kvartal' : sessionName,
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
