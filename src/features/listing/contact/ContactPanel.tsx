import type { ListingDetails } from '../../../domain/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/Button';
import type { ContactDesk } from './useContact';

export interface ContactPanelProps {
  readonly listing: ListingDetails;
  readonly desk: ContactDesk;
}

/** Who placed the listing, 'Позвонить' and 'Написать' by the communication rules (§2, §6). */
export function ContactPanel({ listing, desk }: ContactPanelProps) {
  const { l } = useListingText();
  return (
    <section part="contact" aria-label={l.contact.name}>
      <p>{listing.owner.name}</p>
      {desk.offered.includes('call') && <Button onClick={() => desk.reach('call')}>{l.contact.call}</Button>}
      {desk.offered.includes('write') && <Button onClick={() => desk.reach('write')}>{l.contact.write}</Button>}
    </section>
  );
}
