import type { Kysely } from 'kysely';
import { communicationMethods, listingStatuses, optionById, ownerTypes } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import { phoneUnconfirmed } from '../accounts/phone/phoneStore';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import { avatarPath } from '../pictures/pictureStore';

/** Who placed a listing. Apart from accounts, phones are read only here. */
export interface ListingOwner {
  readonly listing: Pick<Listing, 'id' | 'status' | 'isDeleted' | 'isUnapproved' | 'communicationMethod' | 'owner'>;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | null;
  /** Null if the owner's account is closed or blocked. */
  readonly phone: string | null;
  /** The server asks for it, and the owner has not: nobody is shown the phone. */
  readonly isPhoneUnconfirmed: boolean;
}

export interface OwnerStoreOptions {
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

export interface OwnerStore {
  /** Null if the listing does not exist or is deleted. */
  of(listingId: number): Promise<ListingOwner | null>;
}

export function ownerStore(db: Kysely<Database>, { phoneConfirmation }: OwnerStoreOptions = {}): OwnerStore {
  return {
    async of(listingId) {
      const row = await db
        .selectFrom('listings')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .select(['listings.status', 'listings.is_unapproved', 'listings.owner_id', 'listings.owner_type', 'listings.communication_method'])
        .select(['users.first_name', 'users.last_name', 'users.phone', 'users.avatar_hash', 'users.blocked_at', 'users.deleted_at'])
        .select(phoneUnconfirmed(phoneConfirmation).as('is_phone_unconfirmed'))
        .where('listings.id', '=', listingId)
        .where('listings.is_deleted', '=', false)
        .executeTakeFirst();
      if (!row) return null;
      return {
        listing: {
          id: listingId,
          status: optionById(listingStatuses, row.status)?.key ?? 'moderation',
          isDeleted: false,
          isUnapproved: row.is_unapproved,
          communicationMethod: optionById(communicationMethods, row.communication_method)?.key ?? 'messages',
          owner: { id: row.owner_id, name: row.first_name, type: optionById(ownerTypes, row.owner_type)?.key ?? null },
        },
        firstName: row.first_name,
        lastName: row.last_name,
        avatar: row.blocked_at || row.deleted_at ? null : avatarPath(row.avatar_hash),
        phone: row.blocked_at || row.deleted_at ? null : row.phone,
        isPhoneUnconfirmed: row.is_phone_unconfirmed,
      };
    },
  };
}
