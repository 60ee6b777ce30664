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
  /** Address of the whole picture, absolute or relative to the API host. */
  readonly url: string;
  readonly alt: string;
  /** Ready-made sizes, when the server offers them. */
  readonly variants: PhotoVariants | null;
  /** Dominant colour, `#rrggbb`, shown before the picture arrives. */
  readonly color: string | null;
}

/** Sizes and formats in which a server has a picture ready. */
export interface PhotoVariants {
  /** Address with `{width}` and `{format}` in it. */
  readonly template: string;
  /** Widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** File formats, best first; the last one is understood by every browser. */
  readonly formats: readonly string[];
}

/** The station nearest to a listing; its `color` is a CSS colour, its `route` a line code as in `MetroStation`. */
export interface NearestMetro {
  readonly name: string;
  readonly lineName: string | null;
  readonly route: string | null;
  readonly color: string | null;
  /** Minutes on foot. */
  readonly minutes: number | null;
}

/** Where a house stands; coordinates are degrees (WGS 84). */
export interface Address {
  /** One line for people: street, house, korpus, stroenie. */
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

/** What a listing says of itself wherever it is shown (§3). Money is whole roubles, area is m². */
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
  readonly commission: number | null;
  readonly publishedAt: Date | null;
  readonly status: ListingStatus;
  readonly isDeleted: boolean;
}

/** Whole roubles per m²; null unless both numbers are positive (§9, D27). */
export function pricePerSquareMetre(listing: Pick<Listing, 'price' | 'area'>): number | null {
  if (!listing.area || listing.area <= 0 || listing.price <= 0) return null;
  return Math.round(listing.price / listing.area);
}

/** Published within the last 24 hours ('Новое'); false for an unknown or a future moment. */
export function isNew(listing: Pick<Listing, 'publishedAt'>, now: Date): boolean {
  if (!listing.publishedAt) return false;
  const age = now.getTime() - listing.publishedAt.getTime();
  return age >= 0 && age < limits.newListingAge;
}

/** The page of a listing within the marketplace: `/buy/{id}` or `/rent/{id}` (§2). */
export function listingPath(listing: Pick<Listing, 'id' | 'tradeType'>): string {
  return `/${listing.tradeType === 'rent' ? 'rent' : 'buy'}/${listing.id}`;
}
