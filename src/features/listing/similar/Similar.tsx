import type { ListingDetails } from '../../../domain/listingDetails';
import type { SelectListingDetail } from '../../../state/selectListing';

export interface SimilarProps {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
  /** False: the page takes over. */
  onSelectListing(detail: SelectListingDetail): boolean;
}

/** 'Вам могут понравиться': other listings of the same deal (§2). */
export function Similar(_props: SimilarProps) {
  return null;
}
