import type { ReactNode } from 'react';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { ContactDesk } from './useContact';

export interface ContactDialogsProps {
  readonly listing: ListingDetails;
  readonly desk: ContactDesk;
  /** What the page shows in the chat panel. */
  readonly chat?: ReactNode;
}

/** Contact card and chat panel, one at a time (§4). */
export function ContactDialogs({ listing, desk, chat }: ContactDialogsProps) {
  const { card: Card, chat: Chat } = desk;
  return (
    <>
      {Card && <Card listing={listing} desk={desk} isOpen={desk.open === 'card'} />}
      {Chat && (
        <Chat listing={listing} isOpen={desk.open === 'chat'} onClose={desk.close}>
          {desk.isChatThere() ? chat : undefined}
        </Chat>
      )}
    </>
  );
}
