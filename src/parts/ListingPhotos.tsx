import { isNew } from '../domain/listing';
import { useText } from '../text/TextContext';
import { Badge } from '../ui/Badge';
import { PhotoStrip } from '../ui/PhotoStrip';
import { type CardProps, plainClick } from './card';
import { fallbackPhotoPath, photoSources, photoUrl } from './photoSources';

export interface ListingPhotosProps
  extends Pick<CardProps, 'listing' | 'href' | 'target' | 'mediaHost' | 'priority' | 'onSelect' | 'now' | 'part'> {
  sizes: string;
  ratio?: string;
  /** Only the main photo, without arrows and badge: for small tiles. */
  isSingle?: boolean;
}

/** The photos of a listing's card; with the mouse they are a link to it, like the title. */
export function ListingPhotos({
  listing,
  href,
  target,
  mediaHost,
  priority,
  onSelect,
  now,
  part,
  sizes,
  ratio,
  isSingle = false,
}: ListingPhotosProps) {
  const { t } = useText();
  const photos = isSingle ? listing.photos.slice(0, 1) : listing.photos;
  return (
    <PhotoStrip
      part={part && `${part}-photo`}
      images={photos.map((photo, index) => photoSources(photo, mediaHost, t.listing.photo(index + 1, photos.length)))}
      sizes={sizes}
      ratio={ratio}
      priority={priority}
      fallback={photoUrl(fallbackPhotoPath, mediaHost)}
      labels={{ previous: t.listing.previousPhoto, next: t.listing.nextPhoto, none: t.listing.noPhoto, broken: t.listing.brokenPhoto }}
      badge={!isSingle && isNew(listing, now ?? new Date()) && <Badge $tone="photo">{t.listing.fresh}</Badge>}
      href={href}
      target={target}
      onLinkClick={plainClick(onSelect)}
    />
  );
}
