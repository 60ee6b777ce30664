import type { MouseEvent } from 'react';
import type { ListingDetails } from '../../../domain/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/Button';
import type { ContactDesk } from './useContact';

export interface ContactPanelProps {
  readonly listing: ListingDetails;
  readonly desk: ContactDesk;
  /** The search for similar listings, where this one cannot be asked about any more. */
  readonly similarHref: string;
  onSimilar(event: MouseEvent<HTMLAnchorElement>): void;
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
