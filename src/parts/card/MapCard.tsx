import type { ContactMethod } from '../../domain/contact/contact';
import { useMapText } from '../../text/map/useMapText';
import { MetroLabel } from '../MetroLabel';
import { Price } from '../Price';
import { ListingPhotos } from '../photo/ListingPhotos';
import { CardTitle } from './CardTitle';
import { ContactButtons } from './ContactButtons';
import { type CardProps, kindOf } from './card';
import { Actions, Body, Card, Description, Owner } from './MapCard.styles';

export interface MapCardProps extends CardProps {
  /** Called with a contact method the listing offers. */
  onContact(method: ContactMethod): void;
}

/** A listing in the map's panel; the photo is beside the text in a sheet. */
export function MapCard(props: MapCardProps) {
  const { listing, className, part, onContact } = props;
  const { text, common, format } = useMapText();
  const { area, floor, floors, address, owner, tradeType } = listing;
  const facts = [kindOf(listing, common), area !== null && format.area(area), floor !== null && text.floor(floor, floors)].filter(Boolean);
  const ownerText = [owner.type && common.listing.owner[owner.type], owner.name].filter(Boolean).join(' · ');
  return (
    <Card className={className} part={part} data-listing={listing.id}>
      <ListingPhotos {...props} sizes="(min-width: 744px) 360px, 132px" />
      <Body>
        <CardTitle {...props} place="map-photo">
          {facts.join(', ')}
        </CardTitle>
        <span part={part && `${part}-price`} data-price="">
          <Price value={listing.price} size="m" per={tradeType === 'rent' ? common.listing.perMonth : undefined} />
        </span>
        {address && <p>{address.label}</p>}
        <MetroLabel metro={listing.metro} />
        {listing.description && <Description>{listing.description}</Description>}
        {ownerText && <Owner>{ownerText}</Owner>}
        <Actions>
          <ContactButtons communicationMethod={listing.communicationMethod} onContact={(method) => onContact(method)} />
        </Actions>
      </Body>
    </Card>
  );
}
