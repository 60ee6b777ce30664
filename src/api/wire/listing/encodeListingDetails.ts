import { rentalFeatures } from '../../../domain/enumerations';
import { type Payer, payers, rentalConditions } from '../../../domain/listing/form/rentalOptions';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { encodeListing } from './encodeListing';
import { type WireListingDetails, wireKeyOf } from './listingDetails';

/** Returns the record that a server sends; `decodeListingDetails` reads it back. */
export function encodeListingDetails(listing: ListingDetails): WireListingDetails {
  const { rent, sale, views } = listing;
  const wire = encodeListing(listing);
  return {
    ...wire,
    banner_only: listing.isBannerOnly,
    is_unapproved: listing.isUnapproved ?? false,
    about_apartment: { loggia: listing.hasLoggia, balcony: listing.hasBalcony, elevator: listing.hasElevator },
    common_characteristics: {
      ...wire.common_characteristics,
      furniture: listing.isFurnished,
      courtyard_view: listing.hasCourtyardView,
      street_view: listing.hasStreetView,
    },
    rent: rent && {
      lease_payments: {
        counters_payment: idOfPayer(rent.countersPayer),
        communal_payment: idOfPayer(rent.communalPayer),
        deposit: rent.deposit,
      },
      rental_features: Object.fromEntries([
        ...rentalFeatures.map(({ key }) => [wireKeyOf(key), rent.features.includes(key)]),
        ...rentalConditions.map(({ key, wire: name }) => [name, rent.conditions.includes(key)]),
      ]),
    },
    sale: sale && { sales_parameters: { housing_type: { type: sale.housingType }, sale_type: { type: sale.saleType } } },
    counter_views: encodeViews(views),
  };
}

/** Returns the counters of a listing as the server sends them. */
export function encodeViews(views: ListingDetails['views']): WireListingDetails['counter_views'] {
  return views && { shown_in_search: views.shownInSearch, full_views_in_30_days: views.last30Days, full_views_today: views.today };
}

function idOfPayer(key: Payer | null): number | null {
  return payers.find((payer) => payer.key === key)?.id ?? null;
}
