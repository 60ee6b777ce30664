import { sql } from 'kysely';

/** Whether a row of `removed_photos` is younger than this version of its listing. */
export const removedSince = (version: unknown) => sql<boolean>`removed_at > coalesce(
  (select min(e.created_at) from listing_events e where e.listing_id = removed_photos.listing_id and e.version = ${version}), '-infinity')`;
