import { describe, expect, it } from 'vitest';
import { encodeListingDetails } from '../../../../api/wire/listing/encodeListingDetails';
import { detailsOf } from '../../../../testing/detailsOf';
import { aListing } from '../../../../testing/fixtures';
import { readDetails } from './readDetails';

const sale = detailsOf({ listing: aListing(), flags: [] });
const rent = detailsOf({ listing: aListing({ tradeType: 'rent' }), flags: ['has_tv', 'kids_allowed'] });
const hostile = (take: () => unknown) => new Proxy({}, { get: take, has: take as () => boolean });

describe('readDetails', () => {
  it.each([sale, rent])('accepts API data and listings from events', (listing) => {
    expect(readDetails(encodeListingDetails(listing), null)).toEqual(listing);
    expect(readDetails(listing, encodeListingDetails)).toEqual(listing);
    expect(readDetails(listing, null)).toBeNull();
  });

  it('returns a copy: later changes by the page have no effect', () => {
    const given = structuredClone(encodeListingDetails(sale));
    const read = readDetails(given, null);
    given.price = 1;
    expect(read?.price).toBe(sale.price);
  });

  it.each([
    undefined,
    null,
    '',
    'text',
    42,
    [],
    {},
    { id: 1 },
    { tradeType: 'sale' },
    { ...sale, id: '7' },
    { ...sale, status: 'unheard of' },
    hostile(() => {
      throw new Error('mine');
    }),
    Object.defineProperty({ ...sale }, 'photos', { get: () => fail() }),
  ])('returns null for any other value: %#', (given) => {
    expect(readDetails(given, encodeListingDetails)).toBeNull();
  });
});

function fail(): never {
  throw new Error('a getter of the page');
}
