import { encodeListing } from '../../api/wire/listing/encodeListing';
import { withoutPhone } from '../../domain/contact/withoutPhone';
import type { Listing } from '../../domain/listing/listing';
import type { FakeAccounts } from '../fakeAccounts';

/** Returns the record of a list: what visitors can have of it. */
export const encodeFor =
  ({ phones }: Pick<FakeAccounts, 'phones'>) =>
  (listing: Listing) => {
    const { owner, communicationMethod } = listing;
    return encodeListing(phones.isUnconfirmed(owner.id) ? { ...listing, communicationMethod: withoutPhone(communicationMethod) } : listing);
  };
