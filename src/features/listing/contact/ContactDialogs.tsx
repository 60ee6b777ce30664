import type { ReactNode } from 'react';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { LoadedContact } from './useContact';

export interface ContactDialogsProps {
  readonly listing: ListingDetails;
  readonly controller: LoadedContact;
  /** The page's chat. */
  readonly chat?: ReactNode;
}

/** Contact card and chat panel; one at a time (§4). */
export function ContactDialogs({ listing, controller, chat }: ContactDialogsProps) {
  const { card: Card, chat: Chat } = controller;
  return (
    <>
      {Card && <Card listing={listing} controller={controller} isOpen={controller.open === 'card'} />}
      {Chat && (
        <Chat listing={listing} isOpen={controller.open === 'chat'} onClose={controller.close}>
          {controller.isChatThere() ? chat : undefined}
        </Chat>
      )}
    </>
  );
}
