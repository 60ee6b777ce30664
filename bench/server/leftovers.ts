import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readPostmaster } from '../../examples/server/postgres/postmaster';
import { clusterOf } from '../../test/server/support/temporaryFolder';

/** What killed uploads have left behind. */
export interface Leftovers {
  /** Rows that belong to nothing. */
  readonly rows: number;
  /** Folders of pictures without a row, and files that were never finished. */
  readonly files: number;
}

/** ms in which a started server removes what it has left. */
const patience = 20_000;

const orphanRows = `select
  (select count(*) from picture_uploads)
  + (select count(*) from pictures p where source is null
      and not exists (select from photos where picture_id = p.id) and not exists (select from removed_photos where picture_id = p.id))
  + (select count(*) from listings l where id > $1 and not exists (select from photos where listing_id = l.id))
  + (select count(*) from listings l where id > $1 and not exists (select from listing_events where listing_id = l.id))
  + (select count(*) from listings l where status = 2 and not is_deleted and not exists (select from moderation_queue where listing_id = l.id))
  as rows`;

async function withDatabase<T>(folder: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const postmaster = await readPostmaster(await clusterOf(folder));
  if (!postmaster) throw new Error('The database does not run');
  const client = new pg.Client({ host: postmaster.socketDir, port: 5432, user: 'kvartal', database: 'postgres' });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Returns the highest id of a listing. */
export const lastListing = (folder: string): Promise<number> =>
  withDatabase(folder, async (client) => {
    const { rows } = await client.query<{ last: string }>('select max(id) as last from listings');
    return Number(rows[0]?.last);
  });

/** Looks until nothing is left, or long enough. `last` is the last listing that came with the server. */
export const leftovers = (folder: string, last: number): Promise<Leftovers> =>
  withDatabase(folder, async (client) => {
    const deadline = Date.now() + patience;
    for (;;) {
      const { rows } = await client.query<{ rows: string }>(orphanRows, [last]);
      const known = await client.query<{ hash: string }>('select hash from pictures');
      const found = { rows: Number(rows[0]?.rows), files: await filesBeside(folder, new Set(known.rows.map(({ hash }) => hash))) };
      if ((found.rows === 0 && found.files === 0) || Date.now() > deadline) return found;
      await delay(200);
    }
  });

async function filesBeside(folder: string, known: ReadonlySet<string>): Promise<number> {
  const names = await readdir(join(folder, 'pictures'), { recursive: true });
  return names.filter((name) => name.endsWith('.part') || (/^[0-9a-f]+$/.test(name) && !known.has(name))).length;
}
