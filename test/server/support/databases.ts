import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ConnectionSettings } from '../../../examples/server/database/connect';

/** Created by globalSetup. */
export const seededTemplate = 'kvartal_seeded';

type Target = ConnectionSettings['target'];

/** A separate database for one suite. */
export interface OwnDatabase {
  readonly target: Target;
  /** Runs a statement over a connection that the server under test does not use. */
  administer(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/** The same server with another database. */
export function withDatabase(target: Target, database: string): Target {
  if (!('url' in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = database;
  return { url: url.href };
}

/** Creates an empty database, or a copy of the seeded one, which is much faster than seeding. */
export async function createDatabase(server: Target, content: 'empty' | 'seeded'): Promise<OwnDatabase> {
  const name = `kvartal_${randomBytes(6).toString('hex')}`;
  const administer = (statement: string) => run(server, statement);
  await administer(`create database ${name}${content === 'seeded' ? ` template ${seededTemplate}` : ''}`);
  return { target: withDatabase(server, name), administer, drop: () => administer(`drop database if exists ${name} with (force)`) };
}

/** Runs one statement on a separate connection. */
export async function run(target: Target, statement: string): Promise<void> {
  const client = new pg.Client(
    'url' in target ? { connectionString: target.url } : { host: target.socketDir, user: target.user, database: target.database },
  );
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
