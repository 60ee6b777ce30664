import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { sessionName } from '../database/sessionName';
import { readPostmaster } from './postmaster';

/** How the embedded PostgreSQL is reached: a socket in a private folder only, so no password and no port. */
export const access = { user: 'kvartal', database: 'postgres', port: 5432 } as const;

/** How often it is asked whether others remain, and how long between two times, ms. */
const asked = { times: 20, pause: 25 };
/** A database that has not answered so often is of use to nobody. */
const mostSilences = 3;

/** Returns whether it takes connections. */
export async function answers(socketDir: string): Promise<boolean> {
  return countOthers(socketDir).then(
    () => true,
    () => false,
  );
}

/** Returns whether other processes use the database. Sessions that ask the same, because their process ends too, are gone in a moment. */
export async function othersRemain(cluster: string, socketDir: string): Promise<boolean> {
  for (let [time, silences] = [0, 0]; time < asked.times && silences < mostSilences; time++) {
    if ((await readPostmaster(cluster)) === null) return false;
    const others = await countOthers(socketDir).catch(() => null);
    if (others === 0) return false;
    if (others === null) silences += 1;
    else if (time === asked.times - 1) return true;
    await delay(asked.pause);
  }
  return false;
}

/** Sessions of other processes. Our own may outlive their pool, on a busy machine for seconds. */
async function countOthers(socketDir: string): Promise<number> {
  const patience = { connectionTimeoutMillis: 2000, query_timeout: 2000 };
  const client = new pg.Client({ host: socketDir, ...access, application_name: sessionName, ...patience });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
      [sessionName],
    );
    return rows[0]?.others ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
