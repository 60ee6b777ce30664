import { createElement, type ReactNode } from 'react';
import { useText } from '../../text/catalogue/TextContext';
import { MetroLabel } from '../MetroLabel';
import { Price } from '../Price';
import { ListingPhoto } from '../photo/ListingPhoto';
import { type CardProps, plainClick } from './card';
import { Body, Card } from './PhotoCard.styles';

export interface PhotoCardProps extends Omit<CardProps, 'target' | 'now'> {
  title: string;
  /** `sizes` of the photo. */
  sizes: string;
  /** Shows a dot per photo. */
  hasMarks?: boolean;
  /** Content below the metro. */
  children?: ReactNode;
}

/** A featured listing: large photo, price, title, metro (§2 "Home", "Вам могут понравиться"). */
export function PhotoCard({ listing, href, title, headingLevel = 3, onSelect, part, className, children, ...photo }: PhotoCardProps) {
  const { text } = useText();
  return (
    <Card className={className} part={part} data-listing={listing.id}>
      <ListingPhoto part={part} listing={listing} href={href} onSelect={onSelect} {...photo} />
      <Body>
        {createElement(
          `h${headingLevel}`,
          null,
          <a href={href} part={part && `${part}-title`} data-card-link="" dir="auto" onClick={plainClick(onSelect)}>
            {title}
          </a>,
        )}
        <span part={part && `${part}-price`} data-price="">
          <Price value={listing.price} per={listing.tradeType === 'rent' ? text.listing.perMonth : undefined} />
        </span>
        <MetroLabel metro={listing.metro} />
        {children}
      </Body>
    </Card>
  );
}
