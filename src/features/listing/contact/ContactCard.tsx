import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Dialog } from '../../../ui/overlay/Dialog';
import { CardContent } from './CardContent';
import type { ContactDesk } from './useContact';

export interface ContactCardProps {
  readonly listing: ListingDetails;
  readonly desk: ContactDesk;
  readonly isOpen: boolean;
}

/** The contact of an owner (§2). What it shows is asked for anew every time it opens, and gone when it closes. */
export function ContactCard({ listing, desk, isOpen }: ContactCardProps) {
  const { l } = useListingText();
  return (
    <Dialog isOpen={isOpen} onClose={desk.close} title={l.contact.card} closeLabel={l.contact.close} size="s">
      <CardContent listing={listing} desk={desk} />
    </Dialog>
  );
}
