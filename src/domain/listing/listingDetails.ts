import type { RentalFeature } from '../enumerations';
import type { Listing } from './listing';

/** Who pays (§3): `counters_payment` and `communal_payment`, 1 owner, 2 tenant. */
export const payers = [
  { id: 1, key: 'owner' },
  { id: 2, key: 'tenant' },
] as const;
/** Key of {@link payers}. */
export type Payer = (typeof payers)[number]['key'];

/** Tenants the owner accepts (§3). */
export const rentalConditions = [
  { key: 'kids', wire: 'kids_allowed' },
  { key: 'animals', wire: 'animals_allowed' },
] as const;
/** Key of {@link rentalConditions}. */
export type RentalCondition = (typeof rentalConditions)[number]['key'];

/** Costs of a rent besides the price, and its conditions. */
export interface RentTerms {
  readonly countersPayer: Payer | null;
  readonly communalPayer: Payer | null;
  /** Whole roubles; null if unknown, 0 if none. */
  readonly deposit: number | null;
  readonly features: readonly RentalFeature[];
  readonly conditions: readonly RentalCondition[];
}

/** Sale terms, in the server's wording. */
export interface SaleTerms {
  readonly housingType: string | null;
  readonly saleType: string | null;
}

/** View counts (§3). */
export interface ViewCounters {
  readonly shownInSearch: number;
  readonly last30Days: number;
  readonly today: number;
}

/** A listing with everything its page shows (§3). Null: unknown. */
export interface ListingDetails extends Listing {
  /** True if this viewer may not see the content: id, deal, type and status are all that is known (D42). */
  readonly isBannerOnly: boolean;
  readonly hasBalcony: boolean | null;
  readonly hasLoggia: boolean | null;
  readonly hasElevator: boolean | null;
  readonly isFurnished: boolean | null;
  readonly hasCourtyardView: boolean | null;
  readonly hasStreetView: boolean | null;
  /** Null for a sale. */
  readonly rent: RentTerms | null;
  /** Null for a rent. */
  readonly sale: SaleTerms | null;
  readonly views: ViewCounters | null;
}
