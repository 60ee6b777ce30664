import { useListingText } from '../../../text/listing/useListingText';
import { Bar } from './Contact.styles';
import { ContactButtons } from './ContactButtons';
import type { ContactDesk } from './useContact';

export interface ContactBarProps {
  readonly desk: ContactDesk;
}

/** 'Позвонить' and 'Написать' at the foot of a narrow page, where the panel has none (§2). It has to be the last of the page. */
export function ContactBar({ desk }: ContactBarProps) {
  const { l } = useListingText();
  if (desk.offered.length === 0) return null;
  return (
    <Bar part="contact-bar" role="group" aria-label={l.contact.name}>
      <ContactButtons desk={desk} />
    </Bar>
  );
}
