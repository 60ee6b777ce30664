import { listingStatuses } from '../../../../src/domain/enumerations';
import type { Listing } from '../../../../src/domain/listing/listing';
import { sixDecimals } from '../../../../src/domain/map/geo';
import { aListing } from '../../../../src/testing/fixtures';
import { aPhoto } from '../../../../src/testing/photos';

/** A listing whose content can be recognised in any answer. */
export type MarkedListing = Pick<Listing, 'id' | 'status' | 'isDeleted' | 'price' | 'description'> & {
  readonly address: { readonly label: string; readonly latitude: number; readonly longitude: number };
  readonly photoAlt: string;
};
/** One flat for sale in every status, deleted and not. Subjects store them. */
export const markedListings: readonly MarkedListing[] = listingStatuses.flatMap(({ key: status }, index) =>
  [false, true].map((isDeleted) => {
    const number = 2 * index + Number(isDeleted) + 1;
    return {
      id: 700 + number,
      status,
      isDeleted,
      price: 41_234_500 + number,
      description: `Тайна номер ${number}!`,
      address: { label: `Секретная улица, дом ${number}!`, latitude: sixDecimals(55.731217 + number / 1e4), longitude: 37.531217 },
      photoAlt: `Снимок номер ${number}!`,
    };
  }),
);

/** Returns the listing as the fake has it. */
export function listingOf({ photoAlt, address, ...marked }: MarkedListing, owner: Listing['owner']): Listing {
  const listing = aListing();
  return {
    ...listing,
    ...marked,
    owner,
    address: listing.address && { ...listing.address, ...address },
    photos: [aPhoto({ id: marked.id, alt: photoAlt })],
  };
}
