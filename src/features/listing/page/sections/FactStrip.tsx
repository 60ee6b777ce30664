import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Listing } from '../../../../domain/listing/listing';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';
import { FloorGauge } from '../../../../parts/FloorGauge';
import { MetroLabel } from '../../../../parts/MetroLabel';
import { useListingText } from '../../../../text/listing/useListingText';

const Strip = styled.dl`
  display: flex;
  margin-top: 24px;
  border-block: 1px solid var(--kv-line);
  > div {
    flex: 1 1 0;
    min-width: 0;
    padding: 16px 8px 16px 20px;
    border-inline-start: 1px solid var(--kv-line);
  }
  > [data-fact='metro'] {
    flex-grow: 1.4;
    /* Station names must not break. */
    min-width: min-content;
  }
  > :first-child {
    padding-inline-start: 0;
    border: 0;
  }
  dt {
    margin-bottom: 4px;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  dd {
    display: flex;
    align-items: center;
    gap: 10px;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
    font-variant-numeric: tabular-nums;
  }
  @container kv (width <= 720px) {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr);
    > div {
      padding: 12px 8px 12px 16px;
    }
    > :nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    > :nth-child(n + 3) {
      border-top: 1px solid var(--kv-line);
    }
    dd {
      font: var(--kv-type-title);
    }
  }
`;

const Metro = styled(MetroLabel)`
  font: inherit;
  > i {
    margin-top: 3px;
  }
  > span {
    display: block;
    /* Overlong words still break. */
    max-width: min(60cqi, 260px);
    overflow-wrap: break-word;
  }
  small {
    display: block;
    font: var(--kv-type-caption);
    letter-spacing: 0;
    color: var(--kv-text-muted);
  }
  @container kv (width <= 720px) {
    > i {
      margin-top: 1px;
    }
  }
`;

/** Metro, area, floor and year at a glance; unknown facts are omitted, but for the metro (§2, §8). */
export function FactStrip({ listing }: { listing: Listing & Partial<Pick<ListingDetails, 'yearBuilt'>> }) {
  const { common, text, format } = useListingText();
  const { metro, area, floor, floors, yearBuilt, isDeleted } = listing;
  const hasMetro = metro !== null || !isDeleted;
  const hasArea = area !== null && area > 0;
  if (!hasMetro && !hasArea && floor === null && !yearBuilt) return null;
  return (
    <Strip part="facts">
      {hasMetro && cell(text.page.metro, <Metro metro={metro} />, 'metro')}
      {hasArea && cell(common.listing.area, format.area(area))}
      {floor !== null &&
        cell(
          common.listing.floor,
          <>
            {floors !== null && <FloorGauge floor={floor} floors={floors} />}
            {common.listing.floorOf(floor, floors)}
          </>,
        )}
      {yearBuilt && cell(text.page.yearBuilt, yearBuilt)}
    </Strip>
  );
}

function cell(name: string, value: ReactNode, fact?: 'metro') {
  return (
    <div data-fact={fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
