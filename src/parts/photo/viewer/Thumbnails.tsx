import { memo } from 'react';
import { useListingText } from '../../../text/listing/useListingText';
import { type PhotoImage, type PhotoLabels, Picture, Slide } from '../../../ui/photo/Photo';
import { Strip, Thumbnail } from './PhotoViewer.styles';

export interface ThumbnailsProps {
  readonly images: readonly PhotoImage[];
  readonly labels: PhotoLabels;
  readonly fallback: string;
  /** Index of the current photo. */
  readonly front: number;
  onPick(index: number): void;
}

/** All photos as thumbnails; the current one is marked and scrolled into view. */
export const Thumbnails = memo(function Thumbnails({ images, labels, fallback, front, onPick }: ThumbnailsProps) {
  const { text } = useListingText();
  return (
    <Strip>
      {images.map((image, index) => (
        <li key={index}>
          <Thumbnail
            type="button"
            ref={index === front ? comeIntoSight : undefined}
            aria-label={text.gallery.showPhoto(index + 1)}
            aria-current={index === front ? 'true' : undefined}
            onClick={() => onPick(index)}
          >
            <Slide style={image.color ? { background: image.color } : undefined}>
              <Picture image={{ ...image, alt: '' }} sizes="84px" labels={labels} fallback={fallback} />
            </Slide>
          </Thumbnail>
        </li>
      ))}
    </Strip>
  );
});

/** Ref callback of the current thumbnail. */
function comeIntoSight(button: HTMLButtonElement | null) {
  void button?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
