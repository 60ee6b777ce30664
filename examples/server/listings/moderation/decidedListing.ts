import { type Kysely, sql } from 'kysely';
import { fieldOfPath } from '../../../../src/api/wire/listing/listingForm';
import { listingRealtyTypes, optionById, roomOptions, tradeTypes } from '../../../../src/domain/enumerations';
import { listingPath } from '../../../../src/domain/listing/listing';
import { rejectionReasons } from '../../../../src/domain/listing/moderation';
import { ru as common } from '../../../../src/text/common/ru';
import { formatsFor } from '../../../../src/text/format/format';
import { ru } from '../../../../src/text/moderation/ru';
import type { Database } from '../../database/schema';
import type { RejectedListing } from '../../mail/moderationLetters';

const format = formatsFor('ru');

/** What a letter says about a decision; null if it was taken back, replaced by a later one, or the owner cannot be written to or does without. */
export async function decidedListing(db: Kysely<Database>, eventId: number): Promise<RejectedListing | null> {
  const row = await db
    .selectFrom('listing_events as event')
    .innerJoin('listings', 'listings.id', 'event.listing_id')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(['listings.id', 'trade_type', 'realty_type', 'rooms', 'area', 'label', 'first_name', 'email'])
    .select(['event.reason_code', 'event.field', 'event.comment'])
    .where('event.id', '=', eventId)
    .where('listings.is_deleted', '=', false)
    .where(sql<boolean>`users.blocked_at is null and users.deleted_at is null and not ('decisions' = any(users.letters_off))`)
    .where(sql<boolean>`not exists (select from listing_events later where later.listing_id = event.listing_id and later.id > event.id)`)
    .executeTakeFirst();
  if (!row?.email) return null;
  const rooms = row.rooms === null ? null : (optionById(roomOptions, row.rooms)?.key ?? null);
  const kind = common.listing.kind(optionById(listingRealtyTypes, row.realty_type)?.key ?? 'flat', rooms);
  const field = row.field === null ? null : fieldOfPath(row.field);
  return {
    id: row.id,
    firstName: row.first_name,
    recipient: row.email,
    title: [kind, row.area === null ? '' : format.area(row.area / 100), row.label].filter(Boolean).join(', '),
    path: listingPath({ id: row.id, tradeType: optionById(tradeTypes, row.trade_type)?.key ?? 'sale' }),
    reason: rejectionReasons.find((code) => code === row.reason_code) ?? 'other',
    field: field && ru.fields[field],
    comment: row.comment,
  };
}
