import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/schema';
import { visibleToAll } from '../listings/visibleToAll';

/** Whether a listing that everybody sees, or a person, shows the picture with this hash. */
export type IsPublicPicture = (hash: string) => Promise<boolean>;

/** Ms: how long a picture can still be fetched after its last listing has become hidden, and how soon after one has become public. */
const remembered = { public: 10_000, hidden: 1000 };

export function publicPictures(db: Kysely<Database>): IsPublicPicture {
  const known = new LRUCache<string, { readonly isPublic: boolean }>({ max: 20_000 });
  const asked = new Map<string, Promise<boolean>>();
  const ask = async (hash: string) => {
    try {
      const isPublic = await isShown(db, hash);
      known.set(hash, { isPublic }, { ttl: isPublic ? remembered.public : remembered.hidden });
      return isPublic;
    } finally {
      asked.delete(hash);
    }
  };
  return async (hash) => {
    const answer = known.get(hash);
    if (answer) return answer.isPublic;
    const pending = asked.get(hash) ?? ask(hash);
    asked.set(hash, pending);
    return pending;
  };
}

/** Listings may share a picture: one that is public is enough. */
async function isShown(db: Kysely<Database>, hash: string): Promise<boolean> {
  const pictures = await db.selectFrom('pictures').select('id').where('hash', '=', hash).execute();
  if (pictures.length === 0) return isAvatar(db, hash);
  // A second statement, with the ids as values: the planner then knows how often a picture is used, and takes the index for a rare one.
  const row = await db
    .selectFrom('photos')
    .innerJoin('listings', 'listings.id', 'photos.listing_id')
    .select('photos.id')
    .where(
      'photos.picture_id',
      'in',
      pictures.map(({ id }) => id),
    )
    .where(visibleToAll)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isAvatar(db: Kysely<Database>, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('avatar_hash', '=', hash)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
