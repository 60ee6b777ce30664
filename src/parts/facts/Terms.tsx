import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Listing } from '../../domain/listing/listing';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { Formats } from '../../text/format/format';
import type { ListingMessages } from '../../text/listing/ru';
import { useListingText } from '../../text/listing/useListingText';
import { Icon, type IconPath } from '../../ui/icons/Icon';
import { amenityIcons } from './amenityIcons';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 32px;
  margin-top: 16px;
  > li {
    display: flex;
    gap: 8px;
    min-width: 0;
  }
  svg {
    margin-top: 2px;
    color: var(--kv-text-subtle);
  }
  @container kv (width <= 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface TermsProps {
  /** Without what only the page of a rent knows, its terms are awaited. */
  readonly listing: Listing & Partial<Pick<ListingDetails, 'rent'>>;
  /** Stands in the place of a term that is awaited. */
  readonly placeholder?: ReactNode;
}

/** Utilities, meters, deposit and commission: costs besides the price (§2). */
export function Terms({ listing, placeholder }: TermsProps) {
  const { text: listingText, format } = useListingText();
  const terms = termsOf(listing, listingText, format);
  if (terms.length === 0) return null;
  return (
    <List role="list">
      {terms.map(({ text, icon }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text ?? placeholder}
        </li>
      ))}
    </List>
  );
}

interface Term {
  /** Undefined while it is awaited. */
  readonly text: string | undefined;
  readonly icon: IconPath;
}

/** A sale has only a commission (D11 for the wording of a rent). */
function termsOf(
  { tradeType, rent, deposit, commission, isDeleted }: TermsProps['listing'],
  { page }: ListingMessages,
  format: Formats,
): Term[] {
  const sums: Term[] = [];
  // Nothing else is known of a deleted listing.
  if (tradeType === 'rent' && rent !== null && !isDeleted) {
    sums.push({ text: rent && page.communal[rent.communalPayer ?? 'unknown'], icon: amenityIcons.communal });
    sums.push({ text: rent && page.counters[rent.countersPayer ?? 'unknown'], icon: amenityIcons.counters });
    // Lists know it, as they know the commission.
    if (deposit !== null) {
      sums.push({ text: deposit ? page.deposit(format.priceWithSign(deposit)) : page.noDeposit, icon: amenityIcons.deposit });
    }
  }
  if (commission !== null) sums.push({ text: page.commission(format.priceWithSign(commission)), icon: amenityIcons.commission });
  return sums;
}
