import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { HeartSlot } from '../../../parts/favourite/HeartSlot';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { Menu } from '../../../ui/overlay/Menu';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { actionIcons } from './actionIcons';
import { useComplaint } from './useComplaint';
import { useShare } from './useShare';

export interface ActionsOptions {
  readonly listing: ListingDetails;
  /** URL of the listing on the main site. */
  readonly url: string;
  /** Icons without text. */
  readonly isCompact: boolean;
  readonly showToast: Toasts['show'];
  /** Re-reads the token: the visitor may have signed in since. */
  syncToken(): void;
  /** Asks what has become of the listing. */
  refresh?(): void;
}

export interface ActionPieces {
  readonly buttons: ReactNode;
  /** Separate from the buttons: rotating the device may hide those, but not an open dialog. */
  readonly dialogs: ReactNode;
}

/** The title keeps its width when the heart comes. */
const HeartSpace = styled.span`
  min-width: 40px;
  @media (pointer: coarse) {
    min-width: 44px;
  }
`;

/** Heart, share and complaint actions of a listing. */
export function useActions({ listing, url, isCompact, showToast, syncToken, refresh }: ActionsOptions): ActionPieces {
  const { text, common, format } = useListingText();
  const share = useShare({ title: listingTitle(listing, common, text.page.floor, format), url, showToast });
  const complaint = useComplaint({ listing, url, showToast, syncToken, refresh });
  return {
    buttons: (
      <>
        <HeartSpace>
          <HeartSlot listing={listing} place="bar" part="listing" showToast={showToast} />
        </HeartSpace>
        <Menu label={text.actions.share} icon={actionIcons.share} hideLabel={isCompact} items={share.items} />
        <IconButton
          label={text.actions.complain}
          icon={overlayIcons['alert-triangle']}
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
