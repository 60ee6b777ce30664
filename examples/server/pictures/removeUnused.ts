import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { removeFiles } from './uploadedPicture';

/** Ms. Files are written before their row: younger ones may belong to a request that is on its way. */
const youngest = 60 * 60 * 1000;

/**
 * Forgets photos that were removed a day ago, uploaded pictures that nothing shows any more, and files of uploads that never became a
 * listing because the server died.
 */
export async function removeUnusedPictures(
  db: Kysely<Database>,
  pictureDir: string,
  { filesOlderThan = youngest }: { readonly filesOlderThan?: number } = {},
): Promise<void> {
  await db.deleteFrom('removed_photos').where('removed_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db
    .deleteFrom('pictures')
    .where('source', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`not exists (select from photos where photos.picture_id = pictures.id)`)
    .where(sql<boolean>`not exists (select from removed_photos where removed_photos.picture_id = pictures.id)`)
    .execute();
  const folders = (await readdir(pictureDir).catch(() => [])).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const old: string[] = [];
  for (const name of folders) {
    const { mtimeMs } = await stat(join(pictureDir, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs <= Date.now() - filesOlderThan) old.push(name);
  }
  if (old.length === 0) return;
  const known = await db.selectFrom('pictures').select('hash').where('hash', 'in', old).execute();
  const hashes = new Set(known.map(({ hash }) => hash));
  for (const hash of old) if (!hashes.has(hash)) await removeFiles(pictureDir, hash);
}
