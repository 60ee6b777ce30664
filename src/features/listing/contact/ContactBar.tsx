import { useListingText } from '../../../text/listing/useListingText';
import { Bar } from './Contact.styles';
import { ContactButtons } from './ContactButtons';
import type { ContactController } from './contactController';

export interface ContactBarProps {
  readonly controller: ContactController;
}

/** 'Позвонить' and 'Написать' at the bottom of a narrow page, where the panel has no buttons (§2). Must be the page's last element. */
export function ContactBar({ controller }: ContactBarProps) {
  const { text } = useListingText();
  if (controller.offered.length === 0) return null;
  return (
    <Bar part="contact-bar" role="group" aria-label={text.contact.name}>
      <ContactButtons controller={controller} />
    </Bar>
  );
}
