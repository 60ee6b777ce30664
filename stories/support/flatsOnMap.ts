import type { Listing } from '../../src/domain/listing/listing';
import type { Coordinates } from '../../src/domain/map/coordinates';
import { someFlats } from './worlds';

/** Somewhere near the middle of Moscow. */
export const middle: Coordinates = { latitude: 55.7558, longitude: 37.6176 };

/** Moves these flats into one house, that of the first. */
export const inOneHouse = (listings: readonly Listing[], at: Coordinates = middle): Listing[] =>
  listings.map((listing) => ({
    ...listing,
    address: listing.address && { ...listing.address, label: listings[0]?.address?.label ?? listing.address.label, ...at },
  }));

/** Returns that many flats, each at a different place along a fixed spiral over the city. */
export function flatsOnMap(count: number, overrides: Partial<Listing> = {}): Listing[] {
  return someFlats(count, overrides).flatMap((listing, index) => {
    const turn = index * 2.4;
    const far = 0.13 * Math.sqrt((index + 0.5) / count);
    return inOneHouse([listing], {
      latitude: middle.latitude + far * Math.sin(turn),
      longitude: middle.longitude + 1.6 * far * Math.cos(turn),
    });
  });
}
