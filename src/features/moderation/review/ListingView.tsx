import { createElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { pricePerSquareMetre } from '../../../domain/listing/listing';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { FloorGauge } from '../../../parts/FloorGauge';
import { AmenityList } from '../../../parts/facts/AmenityList';
import { addressLine } from '../../../parts/facts/addressLine';
import { HouseFacts } from '../../../parts/facts/HouseFacts';
import { Terms } from '../../../parts/facts/Terms';
import { LocationMap } from '../../../parts/location/LocationMap';
import type { LocationMapSettings } from '../../../parts/location/LocationMapLive';
import { MetroLabel } from '../../../parts/MetroLabel';
import { Price } from '../../../parts/Price';
import { mapProblem } from '../../../state/runtime/mapProblem';
import { useReport } from '../../../state/runtime/runtimeContext';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Mark } from '../Moderation.styles';
import { MarkedText } from './MarkedText';
import { Mosaic, type MosaicProps } from './Mosaic';

const Article = styled.article`
  min-width: 0;
  > section {
    margin-top: 24px;
  }
  > section > :is(h2, h3, h4, h5, h6):first-child {
    margin: 0 0 8px;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
  }
`;

const Heading = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-top: 20px;
  > :first-child {
    min-width: 0;
  }
  :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
    overflow-wrap: anywhere;
  }
  @container kv (width < 744px) {
    flex-direction: column;
    gap: 12px;
  }
`;

const Where = styled.p`
  margin: 4px 0 6px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

const Sum = styled.div`
  display: grid;
  flex: none;
  gap: 2px;
  align-content: start;
  justify-items: end;
  > small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  @container kv (width < 744px) {
    order: -1;
    justify-items: start;
  }
`;

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
  margin: 16px 0 0;
  padding: 12px 0;
  border-block: 1px solid var(--kv-line);
  dt {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  dd {
    display: flex;
    gap: 6px;
    align-items: center;
    margin: 2px 0 0;
    font: var(--kv-type-ui);
    font-weight: 500;
    font-variant-numeric: var(--kv-numeric);
  }
  @container kv (width < 744px) {
    display: grid;
    grid-template-columns: repeat(2, auto);
    gap: 12px;
  }
`;

const Place = styled(LocationMap)`
  --kv-size-map-detail-h: 220px;
  margin-top: 24px;
`;

export interface ListingViewProps extends Omit<MosaicProps, 'photos'> {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
  readonly map: LocationMapSettings;
}

/** A listing with the facts that its visitors will see, and the numbers of the remarks beside them. */
export function ListingView({ listing, remarks, headingLevel, map, ...viewer }: ListingViewProps) {
  const { text } = useModerationPageText();
  const { common, text: listingText, format } = useListingText();
  const report = useReport();
  const { address, area, floor, floors, buildingType, yearBuilt, repairType, price, tradeType, communicationMethod, owner } = listing;
  const perMetre = tradeType === 'rent' ? null : pricePerSquareMetre(listing);
  const marks = (...fields: readonly string[]) =>
    remarks
      .filter(({ hint }) => fields.includes(hint.field))
      .map(({ number }) => (
        <Mark key={number} role="img" aria-label={text.remarks.mark(number)}>
          {number}
        </Mark>
      ));
  const house = [buildingType && common.listing.buildingOption[buildingType], yearBuilt].filter(Boolean).join(', ');
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [text.facts.area, area !== null && format.area(area)],
    [
      text.facts.floor,
      floor !== null && (
        <>
          {floors !== null && <FloorGauge floor={floor} floors={floors} />}
          <span>
            {common.listing.floorOf(floor, floors)} {marks('floor', 'floors')}
          </span>
        </>
      ),
    ],
    [
      text.facts.house,
      house !== '' && (
        <span key="house">
          {house} {marks('yearBuilt')}
        </span>
      ),
    ],
    [text.facts.repair, repairType && common.listing.repairOption[repairType]],
    [text.facts.owner, owner.type && common.listing.owner[owner.type]],
    [text.facts.contact, communicationMethod && listingText.page.communication[communicationMethod]],
  ];
  return (
    <Article part="listing" data-listing={listing.id}>
      <Mosaic photos={listing.photos} remarks={remarks} {...viewer} />
      <Heading>
        <div>
          {createElement(`h${headingLevel}`, { dir: 'auto' }, listingTitle(listing, common, listingText.page.floor, format))}
          {address && <Where dir="auto">{addressLine(address, listingText)}</Where>}
          <MetroLabel metro={listing.metro} />
        </div>
        <Sum>
          <Price value={price} size="l" per={tradeType === 'rent' ? common.listing.perMonth : undefined} />
          {perMetre !== null && <small>{common.listing.perSquareMetre(format.price(perMetre))}</small>}
          <span>{marks('price')}</span>
        </Sum>
      </Heading>
      <Terms listing={listing} />
      <Strip>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Strip>
      <section>
        {createElement(`h${headingLevel + 1}`, null, listingText.page.more)}
        {listing.description.trim() ? <MarkedText text={listing.description} remarks={remarks} /> : <Where>{text.noDescription}</Where>}
      </section>
      <AmenityList listing={listing} headingLevel={headingLevel + 1} />
      <HouseFacts listing={listing} headingLevel={headingLevel + 1} />
      {address && <Place part="map" address={address} map={map} onError={(error) => report(mapProblem(error))} />}
    </Article>
  );
}
