import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Dialog } from '../../../ui/overlay/Dialog';
import { CardContent } from './CardContent';
import type { ContactController } from './contactController';

export interface ContactCardProps {
  readonly listing: ListingDetails;
  readonly controller: ContactController;
  readonly isOpen: boolean;
}

/** The owner's contact (§2). Loaded on every opening and discarded on closing. */
export function ContactCard({ listing, controller, isOpen }: ContactCardProps) {
  const { text } = useListingText();
  return (
    <Dialog isOpen={isOpen} onClose={controller.close} title={text.contact.card} closeLabel={text.contact.close} size="s">
      <CardContent listing={listing} controller={controller} />
    </Dialog>
  );
}
