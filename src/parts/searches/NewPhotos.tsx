import type { MouseEvent } from 'react';
import type { Listing } from '../../domain/listing/listing';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { listingUrl } from '../../state/search/selectListing';
import { useText } from '../../text/catalogue/TextContext';
import { useSearchesText } from '../../text/listing/searches/useSearchesText';
import { plainClick } from '../card/card';
import { fallbackPhotoPath, photoSources, photoUrl } from '../photo/photoSources';
import { NewPhoto, Rest } from './SearchSummary.styles';

export interface NewPhotosProps {
  readonly listings: readonly Listing[];
  /** How many new ones there are beside these. */
  readonly rest: number;
  /** Leads to all of them. */
  readonly url: string;
  onOpen(event: MouseEvent): void;
  onSelect(listing: Listing, event: MouseEvent): void;
}

/** The newest flats of a search, as links for the pointer: each to its page, and the last one to all if there are more. */
export function NewPhotos({ listings, rest, url, onOpen, onSelect }: NewPhotosProps) {
  const { text } = useText();
  const { text: words, format } = useSearchesText();
  const runtime = useRuntime();
  const { mediaHost } = runtime;
  return listings.map((listing, index) => {
    const [photo] = listing.photos;
    const isLast = rest > 0 && index === listings.length - 1;
    return (
      <NewPhoto
        key={listing.id}
        image={photo && photoSources(photo, mediaHost, '')}
        sizes="80px"
        ratio="4 / 3"
        badge={isLast && <Rest aria-hidden="true">{words.rest(format.number(rest))}</Rest>}
        fallback={photoUrl(fallbackPhotoPath, mediaHost)}
        labels={{ none: text.listing.noPhoto, broken: text.listing.brokenPhoto }}
        href={isLast ? url : listingUrl(runtime, listing)}
        onLinkClick={isLast ? onOpen : plainClick((event) => onSelect(listing, event))}
      />
    );
  });
}
