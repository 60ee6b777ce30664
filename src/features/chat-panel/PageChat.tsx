import type { ReactNode } from 'react';
import { shortened } from '../../base/graphemes';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import { useChatText } from '../../text/chat/useChatText';
import { listingTitle } from '../../text/listing/describe';
import { useListingText } from '../../text/listing/useListingText';
import { Avatar } from '../../ui/photo/Avatar';
import { About, Body, Head } from './Panel.styles';
import { PanelSurface } from './PanelSurface';

export interface PageChatProps {
  readonly listing: ListingDetails;
  readonly isOpen: boolean;
  onClose(): void;
  /** Rendered while open. */
  readonly children?: ReactNode;
}

/** Maximum length of the name shown (§9). */
const nameLength = 50;

/** The chat that a page brings itself, about a listing. Lazy-loaded. */
export function PageChat({ listing, isOpen, onClose, children }: PageChatProps) {
  const { common, text, format } = useListingText();
  const { text: chatText } = useChatText();
  const name = shortened(listing.owner.name.trim() || text.contact.unknownOwner, nameLength);
  const price = format.priceWithSign(listing.price);
  const perMonth = listing.tradeType === 'rent' ? `${price} ${common.listing.perMonth}` : price;
  return (
    <PanelSurface part="chat" isOpen={isOpen} label={chatText.panel.with(name)} onClose={onClose}>
      {(tools) => (
        <>
          <Head>
            <Avatar name={listing.owner.name} size="s" />
            <h2>{name}</h2>
            {tools}
          </Head>
          <About>
            <p>{listingTitle(listing, common, text.page.floor, format)}</p>
            <p>{listing.price > 0 ? perMonth : common.listing.unknownPrice}</p>
          </About>
          <Body>{children}</Body>
        </>
      )}
    </PanelSurface>
  );
}
