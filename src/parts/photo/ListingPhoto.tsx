import { useText } from '../../text/TextContext';
import { Photo } from '../../ui/photo/Photo';
import { PhotoMarks } from '../../ui/photo/PhotoMarks';
import type { CardProps } from '../card/card';
import { plainClick } from '../card/card';
import { fallbackPhotoPath, photoSources, photoUrl } from './photoSources';

export interface ListingPhotoProps extends Pick<CardProps, 'listing' | 'href' | 'target' | 'mediaHost' | 'priority' | 'onSelect' | 'part'> {
  sizes: string;
  /** As many marks as the listing has photos. */
  hasMarks?: boolean;
}

/** The main photo of a listing, for small cards; with the mouse it is a link to it, like the title. */
export function ListingPhoto({ listing, href, target, mediaHost, priority, onSelect, part, sizes, hasMarks = false }: ListingPhotoProps) {
  const { t } = useText();
  const [photo] = listing.photos;
  return (
    <Photo
      part={part && `${part}-photo`}
      image={photo && photoSources(photo, mediaHost, t.listing.photo(1, 1))}
      sizes={sizes}
      badge={hasMarks && <PhotoMarks count={listing.photos.length} />}
      priority={priority}
      fallback={photoUrl(fallbackPhotoPath, mediaHost)}
      labels={{ none: t.listing.noPhoto, broken: t.listing.brokenPhoto }}
      href={href}
      target={target}
      onLinkClick={plainClick(onSelect)}
    />
  );
}
