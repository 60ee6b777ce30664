import { isNew } from '../../domain/listing/listing';
import { useText } from '../../text/catalogue/TextContext';
import { Badge } from '../../ui/buttons/Badge';
import { PhotoStrip } from '../../ui/photo/PhotoStrip';
import { type CardProps, plainClick } from '../card/card';
import { fallbackPhotoPath, photoSources, photoUrl } from './photoSources';

export interface ListingPhotosProps
  extends Pick<CardProps, 'listing' | 'href' | 'target' | 'mediaHost' | 'priority' | 'onSelect' | 'now' | 'part'> {
  sizes: string;
  ratio?: string;
}

/** The photos of a card; a link for mouse users, like the title. */
export function ListingPhotos({ listing, href, target, mediaHost, priority, onSelect, now, part, sizes, ratio }: ListingPhotosProps) {
  const { text } = useText();
  const { photos } = listing;
  return (
    <PhotoStrip
      part={part && `${part}-photo`}
      subject={listing.id}
      images={photos.map((photo, index) => photoSources(photo, mediaHost, text.listing.photo(index + 1, photos.length)))}
      sizes={sizes}
      ratio={ratio}
      priority={priority}
      fallback={photoUrl(fallbackPhotoPath, mediaHost)}
      labels={{
        previous: text.listing.previousPhoto,
        next: text.listing.nextPhoto,
        none: text.listing.noPhoto,
        broken: text.listing.brokenPhoto,
      }}
      badge={isNew(listing, now ?? new Date()) && <Badge $tone="photo">{text.listing.fresh}</Badge>}
      href={href}
      target={target}
      onLinkClick={plainClick(onSelect)}
    />
  );
}
