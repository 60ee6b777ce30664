import type { ListingDetails } from '../../../domain/listingDetails';
import type { Toasts } from '../../../ui/Toasts';

export interface ActionsProps {
  readonly listing: ListingDetails;
  /** Where the listing lives on the main site. */
  readonly url: string;
  /** Words beside the icons, or icons alone. */
  readonly variant: 'page' | 'compact';
  readonly showToast: Toasts['show'];
}

/** Share and complain (§2). */
export function Actions(_props: ActionsProps) {
  return null;
}
