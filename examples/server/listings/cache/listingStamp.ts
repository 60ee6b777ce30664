import { sql } from 'kysely';
import { phoneUnconfirmed } from '../../accounts/phone/phoneStore';
import type { PhoneConfirmation } from '../../config/phoneSettings';

/**
 * A text that changes with everything that is shown of a listing, no matter who writes it: a row of PostgreSQL is never changed in place, so where it
 * stands and the transaction that wrote it say which version it is. Hashed, as it is sent with every request. For a query of `listings`,
 * `addresses` and `users`.
 */
export const listingStamp = (
  setting: PhoneConfirmation | undefined,
) => sql<string>`md5(concat_ws(' ', listings.xmin, listings.ctid, addresses.xmin, addresses.ctid, (
    select string_agg(concat_ws(' ', p.xmin, p.ctid, i.xmin, i.ctid), ' ' order by p.position)
    from photos p join pictures i on i.id = p.picture_id
    where p.listing_id = listings.id
  ), users.first_name, users.last_name, ${phoneUnconfirmed(setting)}))`;

/** Stands for the stamp of a listing that is not cached. */
export const noStamp = '-';
