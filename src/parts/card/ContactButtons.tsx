import { type ContactMethod, offeredContacts } from '../../domain/contact/contact';
import type { Listing } from '../../domain/listing/listing';
import { useContactText } from '../../text/contact/useContactText';
import { Button } from '../../ui/buttons/Button';
import { methodIcons } from '../../ui/icons/methodIcons';

export interface ContactButtonsProps {
  readonly offer: Pick<Listing, 'communicationMethod'>;
  /** Called with a contact method the listing offers. */
  onContact(method: ContactMethod): void;
}

/** 'Позвонить' and 'Написать' of a card, as far as its owner allows them (§6). */
export function ContactButtons({ offer, onContact }: ContactButtonsProps) {
  const { c } = useContactText();
  return offeredContacts(offer).map((method) => (
    <Button key={method} variant={method === 'call' ? 'soft' : 'line'} icon={methodIcons[method]} onClick={() => onContact(method)}>
      {c[method]}
    </Button>
  ));
}
