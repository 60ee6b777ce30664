import { createElement, useState } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import { useListingText } from '../../text/listing/useListingText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { amenitiesOf } from './amenities';

/** Lines a narrow page shows before expanding (§2). */
const shownAtFirst = 4;

const List = styled.ul<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 32px;
  > li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
  }
  svg {
    margin-top: 2px;
    color: var(--kv-text-accent);
  }
  @container kv (width <= 452px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    > :nth-child(n + ${shownAtFirst + 1}) {
      ${({ $isOpen }) => !$isOpen && 'display: none;'}
    }
  }
`;

const Toggle = styled.div`
  display: none;
  margin-top: 14px;
  svg {
    transition: rotate var(--kv-duration-fast);
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @container kv (width <= 452px) {
    display: block;
  }
`;

export interface AmenityListProps {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
}

/** 'О квартире'; up to 452 px only four lines, with 'Еще 4 удобства' below (§2, D28). */
export function AmenityList({ listing, headingLevel }: AmenityListProps) {
  const { text: listingText } = useListingText();
  const [isOpen, setOpen] = useState(false);
  const amenities = amenitiesOf(listing, listingText);
  const rest = amenities.length - shownAtFirst;
  if (amenities.length === 0) return null;
  return (
    <section part="section">
      {createElement(`h${headingLevel}`, null, listingText.page.aboutFlat)}
      <List role="list" $isOpen={isOpen}>
        {amenities.map(({ text, icon }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </List>
      {rest > 0 && (
        <Toggle>
          <Button variant="soft" iconEnd="chevron-down" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? listingText.page.hideAmenities : listingText.page.moreAmenities(rest)}
          </Button>
        </Toggle>
      )}
    </section>
  );
}
