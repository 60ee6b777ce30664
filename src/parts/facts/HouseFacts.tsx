import { createElement } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import { useListingText } from '../../text/listing/useListingText';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 48px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--kv-line);
  }
  dt {
    color: var(--kv-text-muted);
  }
  dd {
    font-weight: 500;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @container kv (width <= 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface HouseFactsProps {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
}

/** 'О доме' (§2). */
export function HouseFacts({ listing, headingLevel }: HouseFactsProps) {
  const { common, text } = useListingText();
  const { buildingType, yearBuilt, floors, hasElevator, sale } = listing;
  const { house } = text.page;
  const facts = [
    [house.type, buildingType && common.listing.buildingOption[buildingType]],
    [text.page.yearBuilt, yearBuilt],
    [house.floors, floors],
    [house.elevator, hasElevator !== null && (hasElevator ? house.has : house.hasNot)],
    [house.housing, sale?.housingType],
    [house.sale, sale?.saleType],
  ] as const;
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section part="section">
      {createElement(`h${headingLevel}`, null, text.page.aboutHouse)}
      <List>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}
