import type { Listing } from '../../../src/domain/listing/listing';
import { aListing, hoursAgo } from '../../../src/testing/fixtures';

/** Returns so many flats for sale, ids from 1, newest first; prices are distinct and not in the order of ids. */
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

/** Returns the ids from `first` to `last`. */
export function ids(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
