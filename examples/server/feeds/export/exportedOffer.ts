import { formOfListing } from '../../../../src/domain/listing/form/formOfListing';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';

/** A public listing as the writers of the formats take it. */
export interface ExportedOffer {
  readonly id: number;
  /** Its page, absolute. */
  readonly url: string;
  readonly publishedAt: Date | null;
  readonly city: string;
  /** Street and house. */
  readonly address: string;
  readonly form: ListingForm;
  /** Absolute, in the order shown. */
  readonly photos: readonly string[];
}

/** @param origin the public origin of the site */
export function exportedOffer(listing: ListingDetails, origin: string): ExportedOffer {
  return {
    id: listing.id,
    url: new URL(`/${listing.tradeType === 'rent' ? 'rent' : 'buy'}/${listing.id}`, origin).href,
    publishedAt: listing.publishedAt,
    city: listing.address?.city ?? '',
    address: listing.address?.label ?? '',
    form: formOfListing(listing),
    photos: listing.photos.map(({ url }) => new URL(url, origin).href),
  };
}

/**
 * Returns roubles as per cent of a price, with two decimals, or as many more as it takes to read the same roubles.
 */
export function shareOf(roubles: number, price: number): string {
  const share = (roubles * 100) / price;
  for (let decimals = 2; decimals < 10; decimals++) {
    const text = String(Number(share.toFixed(decimals)));
    if (Math.round((price * Number(text)) / 100) === roubles) return text;
  }
  return String(share);
}

/** Whether all formats have what they ask of an offer; what is missing cannot be made up. */
export function isComplete({ form, address, photos }: ExportedOffer): boolean {
  const { realtyType, rooms, area, floor, floors, price, description } = form;
  const asked = [realtyType, rooms, area, floor, floors, price, form.address?.latitude, form.address?.longitude];
  return asked.every((value) => value !== null && value !== undefined) && description.trim() !== '' && address !== '' && photos.length > 0;
}
