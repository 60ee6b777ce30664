import type { Listing } from '../../src/domain/listing/listing';
import { aListing, hoursAgo } from '../../src/testing/fixtures';

/** So many flats for sale, ids 1, 2, 3… from the newest; prices are neither in the order of ids nor equal. */
export function flats(count: number, overrides: Partial<Listing> = {}): Listing[] {
  return Array.from({ length: count }, (_, index) =>
    aListing({
      id: index + 1,
      publishedAt: hoursAgo(index + 1),
      price: 10_000_000 + ((index * 7) % count) * 100_000,
      photos: [],
      ...overrides,
    }),
  );
}

/** Ids from `first` to `last`. */
export function ids(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
