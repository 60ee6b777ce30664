import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { useListingText } from '../../../text/listing/useListingText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import type { IconPath } from '../../../ui/icons/Icon';
import type { PhotoImage, PhotoLabels } from '../../../ui/photo/Photo';
import type { SliderHandle } from '../../../ui/slider/Slider';
import { photoName } from '../photoName';
import type { Zoom, ZoomLevel } from './createZoom';
import { Bar, Rows, SlideFrame, Slides, Stage } from './PhotoViewer.styles';
import { Thumbnails } from './Thumbnails';
import { ZoomPhoto } from './ZoomPhoto';

/**
 * Icons of the viewer. NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
const viewerIcons = {
  'zoom-in': 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10h6M10 7v6M21 21l-6-6',
  'zoom-out': 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10h6M21 21l-6-6',
} as const satisfies Record<string, IconPath>;

export interface ViewerPhotos {
  readonly images: readonly PhotoImage[];
  readonly labels: PhotoLabels;
  /** Fallback image for photos that fail to load. */
  readonly fallback: string;
}

export interface ViewerContentProps extends ViewerPhotos {
  readonly titleId: string;
  readonly start: number;
  /** Updated on every slide. */
  readonly front: RefObject<number>;
  onClose(): void;
}

const layouts = [{ perView: 1, gap: 24 }];
/** Px a zoomed photo pans per arrow key press. */
const stride = 80;

/** Content of the open viewer: title, counter, photo with arrows, thumbnails. */
export function ViewerContent({ images, labels, fallback, titleId, start, front, onClose }: ViewerContentProps) {
  const { common, text } = useListingText();
  const slides = useRef<SliderHandle>(null);
  const zoom = useRef<Zoom | null>(null);
  const [place, setPlace] = useState(start);
  const [level, setLevel] = useState<ZoomLevel>('none');
  const isZoomed = useRef(false);
  isZoomed.current = level !== 'none';
  const [said, setSaid] = useState('');
  const count = images.length;
  front.current = place;
  const caption = images[place]?.caption;

  const nameOf = (index: number) =>
    photoName(images[index]?.caption, common.listing.photo(index + 1, count), text.gallery.counter(index + 1, count));
  const pick = useCallback((index: number) => slides.current?.show(index), []);
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isHandled = isZoomed.current ? moved(event.key, zoom.current) : turned(event.key, slides.current, count);
    if (isHandled || zoomed(event.key, zoom.current)) event.preventDefault();
  };
  const zoomButton = (isIn: boolean) => {
    const isPossible = level !== (isIn ? 'most' : 'none');
    return (
      <IconButton
        label={isIn ? text.gallery.zoomIn : text.gallery.zoomOut}
        icon={viewerIcons[isIn ? 'zoom-in' : 'zoom-out']}
        aria-disabled={!isPossible}
        onClick={() => (isIn ? zoom.current?.zoomIn() : zoom.current?.zoomOut())}
      />
    );
  };
  return (
    <Rows onKeyDown={pressed}>
      <Bar>
        <hgroup>
          <h2 id={titleId}>{text.gallery.viewer}</h2>
          <p>
            {caption && <span dir="auto">{caption}</span>}
            <span>{`${caption ? ', ' : ''}${text.gallery.counter(place + 1, count)}`}</span>
          </p>
        </hgroup>
        <div>
          {zoomButton(false)}
          {zoomButton(true)}
          <IconButton icon="x" label={text.gallery.close} data-close="" onClick={() => onClose()} />
        </div>
      </Bar>
      <Stage>
        <Slides
          ref={slides}
          layouts={layouts}
          isLooped
          start={start}
          isHeld={() => isZoomed.current}
          onTurn={setPlace}
          onRest={(index) => (index !== start || said !== '' ? setSaid(nameOf(index)) : undefined)}
        >
          {images.map((image, index) => (
            <SlideFrame key={index}>
              {isNear(index, place, count) && (
                <ZoomPhoto
                  key={image.src}
                  image={image}
                  labels={labels}
                  fallback={fallback}
                  isFront={index === place}
                  zoom={zoom}
                  onLevel={setLevel}
                />
              )}
            </SlideFrame>
          ))}
        </Slides>
        {count > 1 && (
          <>
            <IconButton
              label={common.listing.previousPhoto}
              icon="chevron-left"
              variant="photo"
              size="l"
              onClick={() => slides.current?.turn(-1)}
            />
            <IconButton
              label={common.listing.nextPhoto}
              icon="chevron-right"
              variant="photo"
              size="l"
              onClick={() => slides.current?.turn(1)}
            />
          </>
        )}
      </Stage>
      {count > 1 && <Thumbnails images={images} labels={labels} fallback={fallback} front={place} onPick={pick} />}
      <LiveRegion>{said}</LiveRegion>
    </Rows>
  );
}

/** Whether a photo is current or next to it. */
function isNear(index: number, place: number, count: number): boolean {
  const way = Math.abs(index - place);
  return Math.min(way, count - way) <= 1;
}

function turned(key: string, slides: SliderHandle | null, count: number): boolean {
  if (key === 'ArrowLeft') slides?.turn(-1);
  else if (key === 'ArrowRight') slides?.turn(1);
  else if (key === 'Home') slides?.show(0);
  else if (key === 'End') slides?.show(count - 1);
  else return false;
  return true;
}

/** Pans a zoomed photo by arrow key: the right arrow shows what is further right. */
function moved(key: string, zoom: Zoom | null): boolean {
  if (key === 'ArrowLeft') zoom?.pan(stride, 0);
  else if (key === 'ArrowRight') zoom?.pan(-stride, 0);
  else if (key === 'ArrowUp') zoom?.pan(0, stride);
  else if (key === 'ArrowDown') zoom?.pan(0, -stride);
  else return false;
  return true;
}

function zoomed(key: string, zoom: Zoom | null): boolean {
  if (key === '+' || key === '=') zoom?.zoomIn();
  else if (key === '-') zoom?.zoomOut();
  else if (key === '0') zoom?.reset();
  else return false;
  return true;
}
