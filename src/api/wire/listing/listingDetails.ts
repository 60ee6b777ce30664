import * as v from 'valibot';
import { rentalFeatures } from '../../../domain/enumerations';
import { type Payer, payers, rentalConditions } from '../../../domain/listing/form/rentalOptions';
import type { ListingDetails, RentTerms } from '../../../domain/listing/listingDetails';
import { amount, missable, whole } from '../fields';
import { decodeListing, listingSchema } from './listing';

const flag = missable(v.boolean());
const count = v.optional(v.fallback(v.pipe(whole, v.minValue(0)), 0), 0);
const named = missable(v.object({ type: missable(v.string()) }));

const rentFlags = Object.fromEntries(
  [...rentalFeatures.map(({ key }) => wireKeyOf(key)), ...rentalConditions.map(({ wire }) => wire)].map((name) => [name, flag]),
);

/** What the listing call returns in addition to {@link listingSchema} (§3). */
export const listingDetailsSchema = v.object({
  ...listingSchema.entries,
  /** Beyond the requirements: true if the viewer may not see the content; every other field is then empty (D42). */
  banner_only: v.optional(v.fallback(v.boolean(), false), false),
  /** Beyond the requirements: archived before a moderator approved it. Only owner and moderators get `true`. */
  is_unapproved: v.optional(v.fallback(v.boolean(), false), false),
  about_apartment: missable(v.object({ loggia: flag, balcony: flag, elevator: flag })),
  common_characteristics: missable(
    v.object({ repair_type: missable(whole), bathroom: missable(whole), furniture: flag, courtyard_view: flag, street_view: flag }),
  ),
  rent: missable(
    v.object({
      lease_payments: missable(
        v.object({ counters_payment: missable(whole), communal_payment: missable(whole), deposit: missable(amount) }),
      ),
      rental_features: missable(v.object(rentFlags)),
    }),
  ),
  sale: missable(v.object({ sales_parameters: missable(v.object({ housing_type: named, sale_type: named })) })),
  counter_views: missable(v.object({ shown_in_search: count, full_views_in_30_days: count, full_views_today: count })),
});
/** A listing as the listing call returns it. */
export type WireListingDetails = v.InferOutput<typeof listingDetailsSchema>;

/** Returns null when the listing cannot be shown, like {@link decodeListing}. */
export function decodeListingDetails(input: unknown): ListingDetails | null {
  const listing = decodeListing(input);
  const result = v.safeParse(listingDetailsSchema, input);
  if (!listing || !result.success) return null;
  const { about_apartment: flat, common_characteristics: traits, sale, counter_views: views } = result.output;
  const rent = listing.tradeType === 'rent' ? decodeRent(result.output.rent) : null;
  return {
    ...listing,
    deposit: rent && (rent.deposit ?? listing.deposit),
    isBannerOnly: result.output.banner_only,
    isUnapproved: result.output.is_unapproved,
    hasBalcony: flat?.balcony ?? null,
    hasLoggia: flat?.loggia ?? null,
    hasElevator: flat?.elevator ?? null,
    isFurnished: traits?.furniture ?? null,
    hasCourtyardView: traits?.courtyard_view ?? null,
    hasStreetView: traits?.street_view ?? null,
    rent,
    sale:
      listing.tradeType === 'sale'
        ? {
            housingType: sale?.sales_parameters?.housing_type?.type ?? null,
            saleType: sale?.sales_parameters?.sale_type?.type ?? null,
          }
        : null,
    views: views && { shownInSearch: views.shown_in_search, last30Days: views.full_views_in_30_days, today: views.full_views_today },
  };
}

function decodeRent(rent: WireListingDetails['rent']): RentTerms {
  const payments = rent?.lease_payments;
  const flags: Readonly<Record<string, boolean | null | undefined>> = rent?.rental_features ?? {};
  return {
    countersPayer: payerOf(payments?.counters_payment),
    communalPayer: payerOf(payments?.communal_payment),
    deposit: payments?.deposit ?? null,
    features: rentalFeatures.flatMap(({ key }) => (flags[wireKeyOf(key)] ? [key] : [])),
    conditions: rentalConditions.flatMap(({ key, wire }) => (flags[wire] ? [key] : [])),
  };
}

function payerOf(id: number | null | undefined): Payer | null {
  return payers.find((payer) => payer.id === id)?.key ?? null;
}

/** 'washingMachine' is `washing_machine` on the wire (§3). */
export function wireKeyOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
