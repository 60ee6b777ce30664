import { type RawBuilder, sql } from 'kysely';

/** Finds chats of a user by the companion's name or the listing, in texts that the database keeps. Reads all chats of this user. */
export function searchCondition(userId: number, search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean);
  const all = sql.join(
    words.map((word) => sql`strpos(case when chats.owner_id = ${userId} then owner_finds else buyer_finds end, ${word}) > 0`),
    sql` and `,
  );
  return sql<boolean>`exists (select from chats where chats.id = chat_members.chat_id and ${all})`;
}
