import { styled } from 'styled-components';
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

/** Utilities, meters, deposit and commission: costs besides the price (§2). */
export function Terms({ listing }: { listing: ListingDetails }) {
  const { text: listingText, format } = useListingText();
  const terms = termsOf(listing, listingText, format);
  if (terms.length === 0) return null;
  return (
    <List role="list">
      {terms.map(({ text, icon }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </List>
  );
}

interface Term {
  readonly text: string;
  readonly icon: IconPath;
}

/** A sale has only a commission (D11 for the wording of a rent). */
function termsOf({ rent, commission, isDeleted }: ListingDetails, { page }: ListingMessages, format: Formats): Term[] {
  const sums: Term[] = [];
  // Nothing else is known of a deleted listing.
  if (rent && !isDeleted) {
    sums.push({ text: page.communal[rent.communalPayer ?? 'unknown'], icon: amenityIcons.communal });
    sums.push({ text: page.counters[rent.countersPayer ?? 'unknown'], icon: amenityIcons.counters });
    if (rent.deposit !== null) {
      sums.push({ text: rent.deposit > 0 ? page.deposit(format.priceWithSign(rent.deposit)) : page.noDeposit, icon: amenityIcons.deposit });
    }
  }
  if (commission !== null) sums.push({ text: page.commission(format.priceWithSign(commission)), icon: amenityIcons.commission });
  return sums;
}
