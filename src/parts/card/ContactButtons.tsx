import { memo } from 'react';
import { type ContactMethod, offeredContacts } from '../../domain/contact/contact';
import type { Listing } from '../../domain/listing/listing';
import { useContactText } from '../../text/contact/useContactText';
import { Button } from '../../ui/buttons/Button';
import { methodIcons } from '../../ui/icons/methodIcons';

export interface ContactButtonsProps {
  readonly communicationMethod: Listing['communicationMethod'];
  /** Of the card in its list, where the next page shows another listing in it. */
  readonly index?: number;
  /** Called with a contact method the listing offers. In a list it must be stable. */
  onContact(method: ContactMethod, index: number): void;
}

/** 'Позвонить' and 'Написать' of a card, as far as its owner allows them (§6). The next page seldom changes them: then they are not rendered again. */
export const ContactButtons = memo(function ContactButtons({ communicationMethod, index = 0, onContact }: ContactButtonsProps) {
  const { c } = useContactText();
  return offeredContacts({ communicationMethod }).map((method) => (
    <Button key={method} variant={method === 'call' ? 'soft' : 'line'} icon={methodIcons[method]} onClick={() => onContact(method, index)}>
      {c[method]}
    </Button>
  ));
});
