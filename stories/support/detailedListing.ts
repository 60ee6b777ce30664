import { encodeListingDetails } from '../../src/api/wire/listing/encodeListingDetails';
import type { Listing } from '../../src/domain/listing/listing';
import type { ListingDetails } from '../../src/domain/listing/listingDetails';
import { aListing, aPhoto } from '../../src/testing';
import { detailsOf } from '../../src/testing/detailsOf';

const photos = [0, 1, 2, 3, 4].map((id) => aPhoto({ id }));

/** A listing as the listing call answers it: a flat of which everything is known, with what is named instead. */
export function detailedListing(listing: Partial<Listing> = {}, details: Partial<ListingDetails> = {}) {
  const flags = ['has_loggia', 'has_furniture', 'has_internet', 'has_washing_machine', 'has_refrigerator', 'kids_allowed'] as const;
  const whole = detailsOf({ listing: aListing({ photos, yearBuilt: 2016, repairType: 'designer', ...listing }), flags });
  return encodeListingDetails({ ...whole, hasCourtyardView: true, hasStreetView: true, ...details });
}
