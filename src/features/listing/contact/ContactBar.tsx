import { useListingText } from '../../../text/listing/useListingText';
import { Bar } from './Contact.styles';
import { ContactButtons } from './ContactButtons';
import type { ContactController } from './useContact';

export interface ContactBarProps {
  readonly controller: ContactController;
}

/** 'Позвонить' and 'Написать' at the foot of a narrow page, where the panel has none (§2). It has to be the last of the page. */
export function ContactBar({ controller }: ContactBarProps) {
  const { l } = useListingText();
  if (controller.offered.length === 0) return null;
  return (
    <Bar part="contact-bar" role="group" aria-label={l.contact.name}>
      <ContactButtons controller={controller} />
    </Bar>
  );
}
