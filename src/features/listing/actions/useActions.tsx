import type { ReactNode } from 'react';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { lateIcons } from '../../../ui/icons/overlayIcons';
import { Menu } from '../../../ui/overlay/Menu';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { actionIcons } from './actionIcons';
import { useComplaint } from './useComplaint';
import { useShare } from './useShare';

export interface ActionsOptions {
  readonly listing: ListingDetails;
  /** Where the listing lives on the main site. */
  readonly url: string;
  /** Icons alone. */
  readonly isCompact: boolean;
  readonly showToast: Toasts['show'];
  /** Asks the page anew who is signed in: it may have happened since. */
  syncToken(): void;
}

export interface ActionPieces {
  readonly buttons: ReactNode;
  /** Apart from the buttons: a window turned on its side hides the buttons, and must not hide a dialog that is open. */
  readonly dialogs: ReactNode;
}

/** Share and complaint of one listing. */
export function useActions({ listing, url, isCompact, showToast, syncToken }: ActionsOptions): ActionPieces {
  const { l, t, format } = useListingText();
  const share = useShare({ title: listingTitle(listing, t, l.page.floor, format), url, showToast });
  const complaint = useComplaint({ listing, url, showToast, syncToken });
  return {
    buttons: (
      <>
        <Menu label={l.actions.share} icon={actionIcons.share} hideLabel={isCompact} items={share.items} />
        <IconButton
          label={l.actions.complain}
          icon={lateIcons['alert-triangle']}
          aria-haspopup="dialog"
          busy={complaint.isComing}
          onPointerEnter={complaint.prepare}
          onClick={complaint.open}
        />
      </>
    ),
    dialogs: (
      <>
        {share.dialog}
        {complaint.dialog}
      </>
    ),
  };
}
