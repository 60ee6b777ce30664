import { rentalFeatures } from '../domain/enumerations';
import { type ListingDetails, rentalConditions } from '../domain/listing/listingDetails';
import type { WorldListing } from './matchesFilters';

/** Returns the fake's details of a listing; `details` of the world's listing override them. */
export function detailsOf({ listing, flags, details }: WorldListing): ListingDetails {
  const isRent = listing.tradeType === 'rent';
  return {
    ...listing,
    isBannerOnly: false,
    isUnapproved: listing.isUnapproved ?? false,
    hasBalcony: flags.includes('has_balcony'),
    hasLoggia: flags.includes('has_loggia'),
    hasElevator: (listing.floors ?? 0) > 5,
    isFurnished: flags.includes('has_furniture'),
    hasCourtyardView: listing.id % 2 === 0,
    hasStreetView: listing.id % 2 === 1,
    rent: isRent
      ? {
          countersPayer: 'tenant',
          communalPayer: 'owner',
          deposit: flags.includes('no_deposit') ? 0 : listing.price,
          features: rentalFeatures.flatMap(({ key, wire }) => (flags.includes(wire) ? [key] : [])),
          conditions: rentalConditions.flatMap(({ key, wire }) => (flags.includes(wire) ? [key] : [])),
        }
      : null,
    sale: isRent ? null : { housingType: null, saleType: null },
    views: { shownInSearch: 1240, last30Days: 125, today: 3 },
    ...details,
  };
}
