import { encodeListingDetails } from '../../../src/api/wire/listingDetails';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import { detailsOf } from '../../../src/testing/detailsOf';
import { aListing } from '../../../src/testing/fixtures';
import type { Mounted } from '../mount';

/** The main site of every mounted element. */
export const site = 'https://site.test';

/** Returns a listing as the API sends it. */
export const given = (listing: Partial<Listing>, details: Partial<ListingDetails> = {}) =>
  encodeListingDetails({ ...detailsOf({ listing: aListing(listing), flags: [] }), ...details });

export const title = ({ view }: Mounted) => view.getByRole('heading', { level: 1 });

/** The whole text of the page, in one line. */
export const text = ({ root }: Mounted) =>
  [...root().querySelectorAll('.kv-root')]
    .map((node) => node.textContent)
    .join(' ')
    .replaceAll('\u00A0', ' ');
