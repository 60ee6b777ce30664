/**
 * NOTICE: the outlines are of icons from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import { memo } from 'react';
import { styled } from 'styled-components';
import { type ContactMethod, offeredContacts } from '../../domain/contact/contact';
import type { Listing } from '../../domain/listing/listing';
import { useContactText } from '../../text/contact/useContactText';
import { type ButtonStyle, StyledButton } from '../../ui/buttons/Button';
import { clippedIcon } from '../../ui/icons/clippedIcon';

export interface ContactButtonsProps {
  readonly communicationMethod: Listing['communicationMethod'];
  /** Place of the card in its list, where the next page shows another listing in it. */
  readonly index?: number;
  /** Called with a contact method the listing offers. In a list it must be stable. */
  onContact(method: ContactMethod, index: number): void;
}

/** Outlines of the strokes of `methodIcons`, both sides, at 20 px. */
const outlines: Record<ContactMethod, string> = {
  call: 'M4.17 2.6h3.33a.73.73 0 0 1 .68.46l1.66 4.17a.73.73 0 0 1-.3.9l-1.48.89a8.4 8.4 0 0 0 2.92 2.92l.89-1.48a.73.73 0 0 1 .9-.3l4.17 1.66a.73.73 0 0 1 .46.68v3.33a2.4 2.4 0 0 1-2.42 2.4a14 14 0 0 1-13.21-13.21a2.4 2.4 0 0 1 2.4-2.42zM4.17 4.06a.94.94 0 0 0-.94.92a12.6 12.6 0 0 0 11.79 11.79a.94.94 0 0 0 .92-.94v-2.83l-3.13-1.26l-.93 1.55a.73.73 0 0 1-.95.28a9.9 9.9 0 0 1-4.5-4.5a.73.73 0 0 1 .28-.95l1.55-.93l-1.25-3.13z',
  write:
    'M1.81 16.44l.97-2.92a8.2 7.4 0 1 1 3.55 3.08l-3.68.78a.73.73 0 0 1-.84-.94zM3.59 15.69l2.67-.57a.73.73 0 0 1 .48.06a6.8 5.9 0 1 0 -2.55-2.17a.73.73 0 0 1 .09.64z',
};

/** CSS draws the icon: a list of ten cards has sixty elements fewer. */
const Contact = styled(StyledButton)<ButtonStyle & { $method: ContactMethod }>`
  &::before {
    ${clippedIcon}
    clip-path: path('${({ $method }) => outlines[$method]}');
  }
`;

/** 'Позвонить' and 'Написать' of a card, as far as its owner allows them (§6). The next page seldom changes them: then they are not rendered again. */
export const ContactButtons = memo(function ContactButtons({ communicationMethod, index = 0, onContact }: ContactButtonsProps) {
  const { text } = useContactText();
  return offeredContacts({ communicationMethod }).map((method) => (
    <Contact
      key={method}
      type="button"
      data-state="idle"
      $method={method}
      $variant={method === 'call' ? 'soft' : 'line'}
      $size="m"
      onClick={() => onContact(method, index)}
    >
      {text[method]}
    </Contact>
  ));
});
