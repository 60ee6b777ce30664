import { rentalFeatures } from '../domain/enumerations';
import { emptyListingForm } from '../domain/listing/form/emptyListingForm';
import { eachField, type PageField, pageFields, rentFields } from '../domain/listing/form/fieldTypes';
import { rentalConditions } from '../domain/listing/form/rentalOptions';
import type { ListingDetails, RentTerms } from '../domain/listing/listingDetails';
import type { WorldListing } from './matchesFilters';

/** Returns the fake's details of a listing; `details` of the world's listing override them. */
export function detailsOf({ listing, flags, details }: WorldListing): ListingDetails {
  const isRent = listing.tradeType === 'rent';
  return {
    ...listing,
    isBannerOnly: false,
    isUnapproved: listing.isUnapproved ?? false,
    ...eachField<Pick<ListingDetails, PageField>>(pageFields, () => null),
    hasBalcony: flags.includes('has_balcony'),
    hasLoggia: flags.includes('has_loggia'),
    hasElevator: (listing.floors ?? 0) > 5,
    isFurnished: flags.includes('has_furniture'),
    hasCourtyardView: listing.id % 2 === 0,
    hasStreetView: listing.id % 2 === 1,
    rent: isRent
      ? {
          ...eachField<RentTerms>(rentFields, (field) => emptyListingForm('rent')[field]),
          countersPayer: 'tenant',
          communalPayer: 'owner',
          deposit: flags.includes('no_deposit') ? 0 : listing.deposit,
          features: rentalFeatures.flatMap(({ key, wire }) => (flags.includes(wire) ? [key] : [])),
          conditions: rentalConditions.flatMap(({ key, wire }) => (flags.includes(wire) ? [key] : [])),
        }
      : null,
    sale: isRent ? null : { housingType: null, saleType: null },
    views: { shownInSearch: 1240, last30Days: 125, today: 3 },
    ...details,
  };
}
