import { createElement } from 'react';
import { useText } from '../../text/catalogue/TextContext';
import { MetroLabel } from '../MetroLabel';
import { Price } from '../Price';
import { ListingPhoto } from '../photo/ListingPhoto';
import { type CardProps, kindOf, plainClick } from './card';
import { Body, Tile } from './ListingTile.styles';

export type ListingTileProps = CardProps;

/** A compact listing: photo, price, type and area, metro. */
export function ListingTile({ listing, href, target, headingLevel = 3, onSelect, className, part, ...rest }: ListingTileProps) {
  const { text, format } = useText();
  const title = [kindOf(listing, text), listing.area !== null && format.area(listing.area)].filter(Boolean).join(', ');
  return (
    <Tile className={className} part={part} data-listing={listing.id}>
      <ListingPhoto
        listing={listing}
        href={href}
        target={target}
        mediaHost={rest.mediaHost}
        priority={rest.priority}
        onSelect={onSelect}
        part={part}
        sizes="(min-width: 620px) 33vw, 96px"
      />
      <Body>
        {createElement(
          `h${headingLevel}`,
          null,
          <a
            href={href}
            target={target}
            rel={target && 'noopener'}
            part={part && `${part}-title`}
            data-card-link=""
            onClick={plainClick(onSelect)}
          >
            {title}
          </a>,
        )}
        <span part={part && `${part}-price`} data-price="">
          <Price value={listing.price} size="s" per={listing.tradeType === 'rent' ? text.listing.perMonth : undefined} />
        </span>
        <MetroLabel metro={listing.metro} isShort />
      </Body>
    </Tile>
  );
}
