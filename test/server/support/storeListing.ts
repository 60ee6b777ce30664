import type { Kysely } from 'kysely';
import type { Database } from '../../../examples/server/database/schema';
import {
  type CommunicationMethod,
  communicationMethods,
  type ListingStatus,
  listingStatuses,
  optionByKey,
} from '../../../src/domain/enumerations';

export interface NewListing {
  readonly status: ListingStatus;
  readonly isDeleted: boolean;
  readonly isUnapproved: boolean;
  readonly price: number;
  readonly description: string;
  readonly address: { readonly label: string; readonly latitude: number; readonly longitude: number };
  readonly photoAlt: string;
  readonly communicationMethod: CommunicationMethod;
}

const usual: NewListing = {
  status: 'active',
  isDeleted: false,
  isUnapproved: false,
  price: 5_000_000,
  description: 'Светлая квартира',
  address: { label: 'Улица Тестовая', latitude: 55.7, longitude: 37.6 },
  photoAlt: '',
  communicationMethod: 'callsAndMessages',
};

/** Stores a flat for sale, with one picture of the built-in library or with `pictureId`. Returns its id. */
export async function storeListing(
  db: Kysely<Database>,
  ownerId: number,
  listing: Partial<NewListing> = {},
  pictureId?: number,
): Promise<number> {
  const { status, isDeleted, isUnapproved, price, description, address, photoAlt, communicationMethod } = { ...usual, ...listing };
  const { id: addressId } = await db
    .insertInto('addresses')
    .values({ ...address, street: address.label, house_number: '1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('listings')
    .values({
      owner_id: ownerId,
      address_id: addressId,
      status: optionByKey(listingStatuses, status).id,
      is_deleted: isDeleted,
      is_unapproved: isUnapproved,
      price,
      description,
      latitude: address.latitude,
      longitude: address.longitude,
      trade_type: 1,
      realty_type: 1,
      rooms: 2,
      area: 5430,
      floor: 7,
      floors: 12,
      owner_type: 1,
      communication_method: optionByKey(communicationMethods, communicationMethod).id,
      published_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = pictureId ?? (await db.selectFrom('pictures').select('id').executeTakeFirstOrThrow()).id;
  await db.insertInto('photos').values({ listing_id: id, position: 0, picture_id: picture, alt: photoAlt }).execute();
  return id;
}
