import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../../../domain/listing/listing';
import { fallbackPhotoPath, photoSources, photoUrl } from '../../../parts/photo/photoSources';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { Picture } from '../../../ui/photo/Photo';
import type { SliderHandle } from '../../../ui/slider/Slider';
import { Chips, Failure, Frame, Lone, Press } from './Gallery.styles';
import { PhotoSlides } from './PhotoSlides';
import { usePictureSizes } from './usePictureSizes';

export interface GalleryProps {
  readonly photos: readonly Photo[];
  readonly mediaHost: string;
  /** Width reserved for the gallery, px; 0 if unknown. */
  readonly reservedWidth: number;
  /** 'Карта': scrolls to the map. Absent if there is no map. */
  onMap?(): void;
}

const fetchViewer = () => import('../../../parts/photo/viewer/PhotoViewer').then((module) => module.PhotoViewer);

/** Photos of a listing, with the buttons 'Карта' and 'N фото' (§2). */
export function Gallery(props: GalleryProps) {
  // Remounts for other photos.
  return <PhotoGallery key={props.photos.map(({ id, url }) => `${id} ${url}`).join()} {...props} />;
}

function PhotoGallery({ photos, mediaHost, reservedWidth, onMap }: GalleryProps) {
  const { common, text } = useListingText();
  const frame = useRef<HTMLDivElement>(null);
  const slides = useRef<SliderHandle>(null);
  /** Index of the viewer's first photo while it is open. */
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useLazy(fetchViewer);
  const [wasOpen, setWasOpen] = useState(false);
  /** The viewer's code failed to load. */
  const [isViewerMissing, setViewerMissing] = useState(false);

  const count = photos.length;
  const isLone = count < 2;
  const sizes = usePictureSizes(frame, isLone, reservedWidth);
  const images = photos.map((photo, index) => photoSources(photo, mediaHost, common.listing.photo(index + 1, count)));
  const shared = {
    labels: { none: common.listing.noPhoto, broken: common.listing.brokenPhoto },
    fallback: photoUrl(fallbackPhotoPath, mediaHost),
  };
  /** The viewer was opened by a photo, not by the button. */
  const pressed = useRef(false);
  const open = (index: number) => {
    viewer.load();
    setViewerMissing(false);
    setWasOpen(true);
    setOpened(index);
  };
  const current = useRef(0);
  const close = (last: number) => {
    setOpened(null);
    slides.current?.show(last);
  };
  // The pressed photo may no longer be in front; focus the one that is.
  const isOpen = opened !== null;
  // Code that loads later must not open the viewer unasked.
  useEffect(() => {
    if (!viewer.hasFailed || !isOpen) return;
    setOpened(null);
    setViewerMissing(true);
  }, [viewer.hasFailed, isOpen]);
  useEffect(() => {
    if (isOpen || !pressed.current) return;
    pressed.current = false;
    frame.current?.querySelector<HTMLElement>('button[data-photo][tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen]);
  const PhotoViewer = viewer.value;
  const [only] = images;
  return (
    <Frame ref={frame} part="gallery" role="group" aria-label={text.gallery.label} onPointerEnter={viewer.load} onFocus={viewer.load}>
      {isLone ? (
        <Lone style={only?.color ? { background: only.color } : undefined}>
          <Picture key={only?.src} image={only} sizes={sizes} priority {...shared} />
          {only && <Press type="button" aria-label={text.gallery.openPhoto(1, 1)} aria-haspopup="dialog" onClick={() => open(0)} />}
        </Lone>
      ) : (
        <PhotoSlides
          images={images}
          sizes={sizes}
          {...shared}
          isCovered={isOpen}
          handle={slides}
          onTurn={(index) => {
            current.current = index;
          }}
          onOpen={(index) => {
            pressed.current = true;
            open(index);
          }}
        />
      )}
      <Chips>
        {onMap && (
          <Button variant="photo" icon={overlayIcons['map-pin']} onClick={() => onMap()}>
            {text.gallery.map}
          </Button>
        )}
        {count > 0 && (
          <Button
            variant="photo"
            icon={overlayIcons.photo}
            aria-haspopup="dialog"
            busy={isOpen && !PhotoViewer}
            onClick={() => open(current.current)}
          >
            {text.gallery.photos(count)}
          </Button>
        )}
        {isViewerMissing && <Failure role="alert">{text.gallery.failed}</Failure>}
      </Chips>
      {wasOpen && PhotoViewer && <PhotoViewer images={images} {...shared} opened={opened} onClose={close} />}
    </Frame>
  );
}
