import type { ReactNode } from 'react';
import { firstPaymentOf, pricePerSquareMetre } from '../../domain/listing/listing';
import { useText } from '../../text/catalogue/TextContext';
import { briefly } from '../../text/format/briefly';
import { FloorGauge } from '../FloorGauge';
import { Price } from '../Price';
import { ListingPhotos } from '../photo/ListingPhotos';
import { CardTitle } from './CardTitle';
import { type CardProps, kindOf } from './card';
import { Actions, Aside, Description, Facts, Main, Meta, Metro, Row } from './ListingRow.styles';

export interface ListingRowProps extends CardProps {
  /** Buttons under the price, or at the end; no space if absent. */
  actions?: ReactNode;
}

const photoSizes = '(min-width: 860px) 320px, (min-width: 600px) 280px, 100vw';

/** A row of search results; dense, so that prices and facts can be compared. */
export function ListingRow(props: ListingRowProps) {
  const { listing, actions, className, part, now = new Date() } = props;
  const { text, format } = useText();
  const { price, area, floor, floors, address, buildingType, yearBuilt, repairType, owner, publishedAt, description } = listing;
  const isRent = listing.tradeType === 'rent';
  const perMetre = isRent ? null : pricePerSquareMetre(listing);
  const first = firstPaymentOf(listing);
  const building = [buildingType && text.listing.buildingOption[buildingType], yearBuilt].filter(Boolean).join(', ');
  const meta = [owner.type && text.listing.owner[owner.type], publishedAt && format.moment(publishedAt, now)].filter(Boolean);
  const areaText = area === null ? null : format.area(area);

  return (
    <Row className={className} part={part} data-listing={listing.id}>
      <ListingPhotos {...props} sizes={photoSizes} />
      <Main>
        <CardTitle {...props} place="wide-photo">
          {[kindOf(listing, text), areaText].filter(Boolean).join(', ')}
        </CardTitle>
        {address && <p>{address.label}</p>}
        <Metro metro={listing.metro} />
        <Facts>
          {fact(text.listing.area, areaText)}
          {fact(
            text.listing.floor,
            floor !== null ? (
              <>
                {floors !== null && <FloorGauge floor={floor} floors={floors} />}
                {text.listing.floorOf(floor, floors)}
              </>
            ) : (
              floors !== null && text.listing.floors(floors)
            ),
          )}
          {fact(text.listing.building, building)}
          {fact(text.listing.repair, repairType && text.listing.repairOption[repairType])}
        </Facts>
        {description && <Description>{briefly(description)}</Description>}
      </Main>
      <Aside part={part && `${part}-price`}>
        <Price value={price} size="l" />
        {isRent && price > 0 && <small>{text.listing.perMonth}</small>}
        {first && <small>{text.listing.firstPayment(format.priceWithSign(first))}</small>}
        {perMetre !== null && <small>{text.listing.perSquareMetre(format.price(perMetre))}</small>}
        {meta[0] && (
          <Meta>
            {meta[0]}
            {meta[1] && <span>{meta[1]}</span>}
          </Meta>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Aside>
    </Row>
  );
}

/** An unknown fact keeps its column if columns are aligned, else it is omitted. Not a component: a page has forty of these. */
function fact(name: string, value: ReactNode) {
  return (
    <div data-state={value ? 'known' : 'unknown'}>
      <dt>{name}</dt>
      <dd>{value || '—'}</dd>
    </div>
  );
}
