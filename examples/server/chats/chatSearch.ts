import { type RawBuilder, sql } from 'kysely';

/** Numbers of rooms by their ids, as people type them. */
const rooms = sql`case listings.rooms when 5 then 'студия' when 4 then '4+-комн.' else listings.rooms || '-комн.' end`;
const realty = sql`case listings.realty_type when 1 then 'квартира' when 2 then 'апартаменты' when 3 then 'дом' when 4 then 'комната' else 'студия' end`;

/** In a database of the locale C, capitals of Latin letters alone are known. */
const capitals = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё';
const small = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе';

/** What this user may see of the address: all of an own or a public listing, nothing of a deleted or unapproved one (D42). */
const address = (userId: number) => sql`case when not listings.is_deleted
  and (listings.owner_id = ${userId} or listings.status = 1 or (listings.status = 4 and not listings.is_unapproved))
  then addresses.label else '' end`;

/** Finds chats of a user by the companion's name or the listing. Reads all chats of this user, whose number is bounded by what a person writes. */
export function searchCondition(userId: number, search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean);
  const text = sql`translate(lower(concat_ws(' ', case when users.deleted_at is null then users.first_name || ' ' || users.last_name end,
    ${rooms}, ${realty}, '№' || listings.id, ${address(userId)})), ${capitals}, ${small})`;
  const all = sql.join(
    words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    sql` and `,
  );
  return sql<boolean>`exists (
    select from chats join listings on listings.id = chats.listing_id join addresses on addresses.id = listings.address_id
      join users on users.id = chat_members.other_id
    where chats.id = chat_members.chat_id and ${all})`;
}
