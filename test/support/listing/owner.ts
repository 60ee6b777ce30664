import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import { encodeOwnerContact } from '../../../src/api/wire/owner';
import type { OwnerContact } from '../../../src/domain/contact/contact';
import type { Listing } from '../../../src/domain/listing/listing';
import { aQrCode, aQrPhone } from '../../../src/testing/aQrCode';
import { detailsOf } from '../../../src/testing/detailsOf';
import { aListing } from '../../../src/testing/fixtures';
import type { Fetch } from '../../../src/testing/scenarios';

/** Path of the owner call. */
export const ownerPath = /\/realty\/\d+\/owner\/$/;

/** A listing as the API sends it, for the property `listing`. */
export function wireListing(overrides: Partial<Listing> = {}): unknown {
  return encodeListingDetails(detailsOf({ listing: aListing(overrides), flags: [] }));
}

/** The contact of the owner of {@link aListing}, with a phone; overrides replace single fields. */
export function anOwner(overrides: Partial<OwnerContact> = {}): OwnerContact {
  return {
    id: 11,
    firstName: 'Ольга',
    lastName: 'Рыжова',
    avatar: null,
    type: 'owner',
    communicationMethod: 'callsAndMessages',
    phone: aQrPhone,
    phoneQr: aQrCode,
    ...overrides,
  };
}

/** A server that returns this contact to signed-in users, and without phone and QR code to others (D8). */
export function answersOwner(contact: OwnerContact = anOwner()): Fetch {
  return async (_input, init) => {
    const isSignedIn = new Headers(init?.headers).has('Authorization');
    return Response.json(encodeOwnerContact(isSignedIn ? contact : { ...contact, phone: null, phoneQr: null }));
  };
}
