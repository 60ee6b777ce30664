import { expect } from 'vitest';
import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { ListingProps } from '../../../src/features/listing/definition';
import { detailsOf } from '../../../src/testing/detailsOf';
import { aListing } from '../../../src/testing/fixtures';
import type { Fetch } from '../../../src/testing/scenarios';
import type { hosts, Mounted } from '../mount';
import { wireListing } from './owner';

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

/** Deviations from the default page of a listing. */
export interface ListingPage {
  readonly listing?: Partial<Listing>;
  readonly props?: ListingProps;
  readonly network?: Fetch;
  readonly siteUrl?: string;
}

/** Mounts the page of listing 7 on this host. */
export const listingPageOn =
  (host: (typeof hosts)[number]) =>
  ({ listing = {}, props = {}, network, siteUrl }: ListingPage = {}) =>
    host.mount('listing', { listing: wireListing({ id: 7, ...listing }), ...props }, { network, siteUrl });

/** Expects a toast with this text. */
export const toast = (page: Mounted, text: string) => expect.element(page.view.getByRole('status').filter({ hasText: text })).toBeVisible();
