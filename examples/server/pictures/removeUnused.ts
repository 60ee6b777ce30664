import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { PictureFiles } from './pictureFiles';

/** Minutes. Longer than any request takes. */
const longest = 60;

/**
 * Forgets photos that were removed a day ago, uploaded pictures that nothing shows any more, and files of uploads that never became a
 * listing because the server died or refused the rest.
 */
export async function removeUnusedPictures(db: Kysely<Database>, files: Pick<PictureFiles, 'remove'>): Promise<void> {
  await db.deleteFrom('removed_photos').where('removed_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  // Rows go at once, and the files as those of an upload without a listing. One that has begun again keeps them.
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('pictures')
        .where('source', 'is', null)
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .where(sql<boolean>`not exists (select from photos where photos.picture_id = pictures.id)`)
        .where(sql<boolean>`not exists (select from removed_photos where removed_photos.picture_id = pictures.id)`)
        .returning('hash'),
    )
    .insertInto('picture_uploads')
    .columns(['hash', 'instance', 'at'])
    .expression((query) =>
      query
        .selectFrom('gone')
        .select(['hash', sql<string>`''`.as('instance'), sql<Date>`'-infinity'::timestamptz`.as('at')])
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await removeLeft(db, files, sql<SqlBool>`at <= now() - make_interval(mins => ${longest})`);
}

/** Gives up the uploads that this server had begun before it was killed, before it begins others. The returned function removes their files. */
export async function giveUpUploads(
  db: Kysely<Database>,
  files: Pick<PictureFiles, 'remove'>,
  instance: string,
): Promise<() => Promise<void>> {
  await db
    .updateTable('picture_uploads')
    .set({ instance: '', at: sql<Date>`'-infinity'::timestamptz` })
    .where('instance', '=', instance)
    .execute();
  return () => removeLeft(db, files, sql<SqlBool>`at = '-infinity'`);
}

async function removeLeft(db: Kysely<Database>, files: Pick<PictureFiles, 'remove'>, isLeft: RawBuilder<SqlBool>): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction().execute(async (transaction) => {
      // Locked until the files are gone: the same photo, uploaded now, waits and is then written again.
      const left = await transaction
        .selectFrom('picture_uploads')
        .select('hash')
        .where(isLeft)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!left) return false;
      const { hash } = left;
      const known =
        (await transaction.selectFrom('pictures').select('id').where('hash', '=', hash).limit(1).executeTakeFirst()) ??
        (await transaction.selectFrom('users').select('id').where('avatar_hash', '=', hash).limit(1).executeTakeFirst());
      if (!known) await files.remove(hash);
      await transaction.deleteFrom('picture_uploads').where('hash', '=', hash).execute();
      return true;
    });
  }
}
