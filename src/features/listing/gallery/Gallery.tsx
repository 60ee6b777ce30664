import type { Photo } from '../../../domain/listing';
import { photoSources } from '../../../parts/photoSources';
import { useListingText } from '../../../text/listing/useListingText';
import { Photo as PhotoView } from '../../../ui/Photo';

export interface GalleryProps {
  readonly photos: readonly Photo[];
  readonly mediaHost: string;
  /** 'Карта': scrolls to the map. Absent where there is none. */
  onMap?(): void;
}

/** Photos of a listing, with the buttons 'Карта' and 'N фото' (§2). */
export function Gallery({ photos: [photo], mediaHost }: GalleryProps) {
  const { t } = useListingText();
  return (
    <div part="gallery">
      <PhotoView
        image={photo && photoSources(photo, mediaHost, t.listing.photo(1, 1))}
        sizes="100vw"
        priority
        labels={{ none: t.listing.noPhoto, broken: t.listing.brokenPhoto }}
      />
    </div>
  );
}
