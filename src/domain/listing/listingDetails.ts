import type { ListingFieldValue, PageField, RentField } from './form/fieldTypes';
import type { FirstPaymentCosts, FirstPaymentPart, Listing } from './listing';

/** Costs of a rent besides the price, and its conditions. Of a deposit, which cards know too, null is unknown and 0 is none. */
export type RentTerms = { readonly [F in RentField]: ListingFieldValue<F> };

/** What only the page of a listing shows. */
type PageFields = { readonly [F in PageField]: ListingFieldValue<F> | null };

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
export interface ListingDetails extends Listing, PageFields {
  /** True if this viewer may not see the content: id, deal, type and status are all that is known (D42). */
  readonly isBannerOnly: boolean;
  /** Null for a sale. */
  readonly rent: RentTerms | null;
  /** Null for a rent. */
  readonly sale: SaleTerms | null;
  readonly views: ViewCounters | null;
  /** Known to a server alone: the phone of the owner is shown to nobody. */
  readonly isPhoneHidden?: boolean;
}

/** Returns the parts for lack of which a rent has no `firstPaymentOf`. A price of 0 is unknown. */
export function unknownPartsOf({ price, deposit, commission }: FirstPaymentCosts): FirstPaymentPart[] {
  return [
    price ? [] : ('price' as const),
    deposit === null ? ('deposit' as const) : [],
    commission === null ? ('commission' as const) : [],
  ].flat();
}
