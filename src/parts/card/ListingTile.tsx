import { useText } from '../../text/catalogue/TextContext';
import { MetroLabel } from '../MetroLabel';
import { Price } from '../Price';
import { ListingPhoto } from '../photo/ListingPhoto';
import { CardTitle } from './CardTitle';
import { type CardProps, kindOf } from './card';
import { Body, Tile } from './ListingTile.styles';

export type ListingTileProps = CardProps;

/** A compact listing: photo, price, type and area, metro. */
export function ListingTile(props: ListingTileProps) {
  const { listing, className, part } = props;
  const { text, format } = useText();
  return (
    <Tile className={className} part={part} data-listing={listing.id}>
      <ListingPhoto {...props} sizes="(min-width: 620px) 33vw, 96px" />
      <Body>
        <CardTitle {...props}>
          {[kindOf(listing, text), listing.area !== null && format.area(listing.area)].filter(Boolean).join(', ')}
        </CardTitle>
        <span part={part && `${part}-price`} data-price="">
          <Price value={listing.price} size="s" per={listing.tradeType === 'rent' ? text.listing.perMonth : undefined} />
        </span>
        <MetroLabel metro={listing.metro} isShort />
      </Body>
    </Tile>
  );
}
