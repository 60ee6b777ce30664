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
  const { card: Card, pageChat: PageChat, chat: Chat, open, close } = controller;
  return (
    <>
      {Card && <Card listing={listing} controller={controller} isOpen={open === 'card'} />}
      {PageChat && (
        <PageChat listing={listing} isOpen={open === 'pageChat'} onClose={close}>
          {chat}
        </PageChat>
      )}
      {Chat && <Chat part="chat" listing={listing} isOpen={open === 'chat'} onClose={close} />}
    </>
  );
}
