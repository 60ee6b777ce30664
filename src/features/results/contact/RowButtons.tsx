import { memo } from 'react';
import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { ContactButtons } from '../../../parts/card/ContactButtons';

export interface RowButtonsProps {
  readonly communicationMethod: Listing['communicationMethod'];
  /** Of the row, since the next page shows another listing in it. */
  readonly index: number;
  /** Must be stable. */
  onPress(index: number, method: ContactMethod): void;
}

/** Buttons of a row. The next page seldom changes them, so they are rendered again only when it does. */
export const RowButtons = memo(function RowButtons({ communicationMethod, index, onPress }: RowButtonsProps) {
  return <ContactButtons offer={{ communicationMethod }} onContact={(method) => onPress(index, method)} />;
});
