import type { MouseEvent } from 'react';
import type { ListingDetails } from '../../../domain/listingDetails';
import type { Toasts } from '../../../ui/Toasts';

export interface CompactHeaderProps {
  readonly listing: ListingDetails;
  /** '2-комн., 54,3 м²' */
  readonly title: string;
  /** Where the listing lives on the main site. */
  readonly url: string;
  /** The search that the arrow leads back to. */
  readonly backHref: string;
  onBack(event: MouseEvent<HTMLAnchorElement>): void;
  readonly showToast: Toasts['show'];
}

/** In a container of up to 720 px, instead of crumbs and buttons beside the title: way back, short title, share, complaint (§2). */
export function CompactHeader(_props: CompactHeaderProps) {
  return null;
}
