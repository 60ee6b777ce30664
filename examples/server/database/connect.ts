import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

// No figure of ours leaves the range of exact integers, so bigint is a number and not a string.
const numbers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  // An array of them, written {1,2}.
  1016: (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number),
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => numbers[oid] ?? pg.types.getTypeParser(oid, format),
};

export interface ConnectionSettings {
  /** A `postgres://` address, or the folder of a unix socket with a user and a database. */
  readonly target: { readonly url: string } | { readonly socketDir: string; readonly user: string; readonly database: string };
  /** How long one statement may take, ms. 0 for jobs like seeding. */
  readonly statementTimeout?: number;
  readonly poolSize?: number;
  readonly onError?: (error: Error) => void;
}

/** A pool of connections. The caller ends it. */
export function openPool({ target, statementTimeout = 5000, poolSize = 8, onError }: ConnectionSettings): pg.Pool {
  const where =
    'url' in target ? { connectionString: target.url } : { host: target.socketDir, user: target.user, database: target.database };
  const pool = new pg.Pool({
    ...where,
    types,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeout,
    application_name: 'kvartal',
    // Compiling a query costs more than any search of ours takes.
    options: '-c jit=off',
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => onError?.(error));
  // The pool listens to idle connections only: one that breaks while it is used tells its query and then everybody, which would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function openDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
