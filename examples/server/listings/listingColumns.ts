import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { phoneUnconfirmed } from '../accounts/phone/phoneStore';
import type { PhoneConfirmation } from '../config/phoneSettings';
import { cardColumnNames, detailColumnNames } from './fieldColumns';
import type { ListingRow } from './listingRow';

/** Photos are selected with their listing: one statement for a page. The owner's contacts are never read here. */
const photosJson = sql<ListingRow['photos']>`coalesce((
  select json_agg(json_build_object('id', p.id, 'alt', p.alt, 'hash', i.hash, 'widths', i.widths, 'color', i.color) order by p.position)
  from photos p join pictures i on i.id = p.picture_id
  where p.listing_id = listings.id), '[]'::json)`;

/** Columns of a {@link ListingRow}, from `listings`, `addresses` and `users`. */
export const listingColumns = [
  'listings.id',
  ...cardColumnNames.map((name) => `listings.${name}` as const),
  'listings.status',
  'listings.is_deleted',
  'listings.is_unapproved',
  'listings.published_at',
  'listings.owner_id',
  'addresses.label',
  'addresses.street',
  'addresses.house_number',
  'addresses.corpus',
  'addresses.building',
  'addresses.district',
  'addresses.city',
  'addresses.latitude',
  'addresses.longitude',
  'addresses.metro_id',
  'addresses.minutes_to_metro',
  sql<string>`users.first_name || ' ' || users.last_name`.as('owner_name'),
  photosJson.as('photos'),
] as const;

/** The same for what visitors are shown, which depends on whether the phone of the owner is shown to anybody. */
export const shownColumns = (setting: PhoneConfirmation | undefined) =>
  [...listingColumns, phoneUnconfirmed(setting).as('is_phone_hidden')] as const;

/** Further columns for the page of a listing. */
export const detailColumns = detailColumnNames.map((name) => `listings.${name}` as const);

/** Returns the row of these columns as JSON, for a query of the same tables. */
export function jsonOf(columns: readonly (string | AliasedRawBuilder<unknown, string>)[]): RawBuilder<unknown> {
  const selected = columns.map((column) =>
    typeof column === 'string' ? sql.ref(column) : sql`${column.expression} as ${sql.ref(String(column.alias))}`,
  );
  return sql`(select to_json(columns) from (select ${sql.join(selected)}) as columns)`;
}
