import type { ReactNode } from 'react';
import { useText } from '../../text/catalogue/TextContext';
import { MetroLabel } from '../MetroLabel';
import { Price } from '../Price';
import { ListingPhoto } from '../photo/ListingPhoto';
import { CardTitle, type CardTitleProps } from './CardTitle';
import type { CardProps } from './card';
import { Body, Card } from './PhotoCard.styles';

export interface PhotoCardProps extends Omit<CardProps, 'target' | 'now'>, Pick<CardTitleProps, 'place'> {
  title: string;
  /** `sizes` of the photo. */
  sizes: string;
  /** Shows a dot per photo. */
  hasMarks?: boolean;
  /** Content below the metro. */
  children?: ReactNode;
}

/** A featured listing: large photo, price, title, metro (§2 "Home", "Вам могут понравиться"). */
export function PhotoCard(props: PhotoCardProps) {
  const { listing, title, part, className, children } = props;
  const { text } = useText();
  return (
    <Card className={className} part={part} data-listing={listing.id}>
      <ListingPhoto {...props} />
      <Body>
        <CardTitle {...props} dir="auto">
          {title}
        </CardTitle>
        <span part={part && `${part}-price`} data-price="">
          <Price value={listing.price} per={listing.tradeType === 'rent' ? text.listing.perMonth : undefined} />
        </span>
        <MetroLabel metro={listing.metro} />
        {children}
      </Body>
    </Card>
  );
}
