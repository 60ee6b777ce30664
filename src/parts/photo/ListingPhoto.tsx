import { useText } from '../../text/catalogue/TextContext';
import { Photo } from '../../ui/photo/Photo';
import { PhotoMarks } from '../../ui/photo/PhotoMarks';
import type { CardProps } from '../card/card';
import { plainClick } from '../card/card';
import { fallbackPhotoPath, photoSources, photoUrl } from './photoSources';

export interface ListingPhotoProps extends Pick<CardProps, 'listing' | 'href' | 'target' | 'mediaHost' | 'priority' | 'onSelect' | 'part'> {
  sizes: string;
  /** Shows a dot per photo. */
  hasMarks?: boolean;
}

/** The main photo in small cards; a link for mouse users, like the title. */
export function ListingPhoto({ listing, href, target, mediaHost, priority, onSelect, part, sizes, hasMarks = false }: ListingPhotoProps) {
  const { text } = useText();
  const [photo] = listing.photos;
  return (
    <Photo
      part={part && `${part}-photo`}
      image={photo && photoSources(photo, mediaHost, text.listing.photo(1, 1))}
      sizes={sizes}
      badge={hasMarks && <PhotoMarks count={listing.photos.length} />}
      priority={priority}
      fallback={photoUrl(fallbackPhotoPath, mediaHost)}
      labels={{ none: text.listing.noPhoto, broken: text.listing.brokenPhoto }}
      href={href}
      target={target}
      onLinkClick={plainClick(onSelect)}
    />
  );
}
