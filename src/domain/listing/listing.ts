import type {
  BathroomType,
  BuildingType,
  CommunicationMethod,
  ListingRealtyType,
  ListingStatus,
  OwnerType,
  RepairType,
  Rooms,
  TradeType,
} from '../enumerations';
import { limits } from '../limits';

/** A picture of a listing (§3). */
export interface Photo {
  readonly id: number;
  /** URL of the full image, absolute or relative to the API host. */
  readonly url: string;
  readonly alt: string;
  /** Ready-made sizes, when the server offers them. */
  readonly variants: PhotoVariants | null;
  /** Dominant colour, `#rrggbb`, shown while loading. */
  readonly color: string | null;
}

/** Available sizes and formats of an image. */
export interface PhotoVariants {
  /** URL with `{width}` and `{format}`. */
  readonly template: string;
  /** Widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** File formats, best first; the last one is supported everywhere. */
  readonly formats: readonly string[];
}

/** The nearest station; `color` is a CSS colour, `route` a line code as in `MetroStation`. */
export interface NearestMetro {
  readonly name: string;
  readonly lineName: string | null;
  readonly route: string | null;
  readonly color: string | null;
  /** Walking minutes. */
  readonly minutes: number | null;
}

/** Location of a house; coordinates are degrees (WGS 84). */
export interface Address {
  /** Display line: street, house, korpus, stroenie. */
  readonly label: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly corpus: string | null;
  readonly building: string | null;
  readonly district: string | null;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A listing as shown everywhere (§3). Money is whole roubles, area is m². */
export interface Listing {
  readonly id: number;
  readonly tradeType: TradeType;
  readonly realtyType: ListingRealtyType;
  readonly rooms: Rooms | null;
  readonly price: number;
  readonly area: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly title: string | null;
  readonly description: string;
  readonly photos: readonly Photo[];
  readonly address: Address | null;
  readonly metro: NearestMetro | null;
  readonly buildingType: BuildingType | null;
  readonly yearBuilt: number | null;
  readonly repairType: RepairType | null;
  readonly bathroomType: BathroomType | null;
  readonly owner: { readonly id: number | null; readonly name: string; readonly type: OwnerType | null };
  readonly communicationMethod: CommunicationMethod | null;
  /** Null: it is not said; 0: there is none. */
  readonly commission: number | null;
  /** Of a rent, likewise. A sale has none. */
  readonly deposit: number | null;
  readonly publishedAt: Date | null;
  readonly status: ListingStatus;
  readonly isDeleted: boolean;
  /** Archived before a moderator approved it: still hidden. Only its owner and moderators know. */
  readonly isUnapproved?: boolean;
}

/** Returns whole roubles per m²; null unless both numbers are positive (§9, D27). */
export function pricePerSquareMetre(listing: Pick<Listing, 'price' | 'area'>): number | null {
  if (!listing.area || listing.area <= 0 || listing.price <= 0) return null;
  return Math.round(listing.price / listing.area);
}

/** What a tenant pays before moving in: the first month, the deposit and the commission. */
export type FirstPaymentPart = 'price' | 'deposit' | 'commission';
/** Whole roubles, of these parts. */
export type FirstPaymentCosts = { readonly [P in FirstPaymentPart]: number | null };

/** Returns the first payment of a rent, whole roubles. Null for a sale, and if a part is unknown: nothing said is unknown, 0 is none. */
export function firstPaymentOf({ tradeType, price, deposit, commission }: FirstPaymentCosts & Pick<Listing, 'tradeType'>): number | null {
  if (tradeType !== 'rent' || !price || deposit === null || commission === null) return null;
  // The sums of a broken server may be infinite together.
  return Math.min(price + deposit + commission, Number.MAX_VALUE);
}

/** Whether it was published within the last 24 hours ('Новое'); false for an unknown or future date. */
export function isNew(listing: Pick<Listing, 'publishedAt'>, now: Date): boolean {
  if (!listing.publishedAt) return false;
  const age = now.getTime() - listing.publishedAt.getTime();
  return age >= 0 && age < limits.newListingAge;
}

/** The form of a listing that its owner edits (§2). */
export const editPath = (id: number): string => `/realty/update/${id}`;

/** Returns the path of a listing's page: `/buy/{id}` or `/rent/{id}` (§2). */
export function listingPath(listing: Pick<Listing, 'id' | 'tradeType'>): string {
  return `/${listing.tradeType === 'rent' ? 'rent' : 'buy'}/${listing.id}`;
}
