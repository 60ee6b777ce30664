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
import { mediaPath } from '../../pictures/pictureStore';

const format = formatsFor('ru');
/** Px: the photo of a letter is 112 wide, on dense screens three times that. */
const wanted = 336;
const letterWidth = (widths: readonly number[]) => widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 0;

/** The first photo of the listing; null without one. */
const mainPhoto = () =>
  sql<{ readonly hash: string; readonly widths: readonly number[]; readonly alt: string } | null>`(
    select json_build_object('hash', i.hash, 'widths', i.widths, 'alt', p.alt)
    from photos p join pictures i on i.id = p.picture_id where p.listing_id = listings.id order by p.position limit 1)`.as('photo');

/** What a letter says about a decision; null if it was taken back, replaced by a later one, or the owner cannot be written to or does without. */
export async function decidedListing(db: Kysely<Database>, eventId: number): Promise<RejectedListing | null> {
  const row = await db
    .selectFrom('listing_events as event')
    .innerJoin('listings', 'listings.id', 'event.listing_id')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(['listings.id', 'trade_type', 'realty_type', 'rooms', 'area', 'price', 'label', 'first_name', 'email'])
    .select(mainPhoto())
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
  const tradeType = optionById(tradeTypes, row.trade_type)?.key ?? 'sale';
  return {
    id: row.id,
    firstName: row.first_name,
    recipient: row.email,
    flat: {
      title: [kind, row.area === null ? '' : format.area(row.area / 100)].filter(Boolean).join(', '),
      address: row.label,
      price: `${format.price(row.price)}\u00a0₽${tradeType === 'rent' ? ` ${common.listing.perMonth}` : ''}`,
      photo: row.photo && { path: mediaPath(row.photo.hash, letterWidth(row.photo.widths), 'jpg'), alt: row.photo.alt },
    },
    path: listingPath({ id: row.id, tradeType }),
    reason: rejectionReasons.find((code) => code === row.reason_code) ?? 'other',
    field: field && ru.fields[field],
    comment: row.comment,
  };
}
