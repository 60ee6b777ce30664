import { type RefObject, useRef, useState } from 'react';
import { photoName } from '../../../parts/photo/photoName';
import { useListingText } from '../../../text/listing/useListingText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { hasFocus } from '../../../ui/dom/dom';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { type PhotoImage, type PhotoLabels, Picture } from '../../../ui/photo/Photo';
import type { SliderHandle } from '../../../ui/slider/Slider';
import { Arrows, Cell, Press, Strip } from './Gallery.styles';

export interface PhotoSlidesProps {
  /** At least two photos. */
  readonly images: readonly PhotoImage[];
  readonly sizes: string;
  readonly labels: PhotoLabels;
  readonly fallback: string;
  /** The viewer is open on top, so announcements here are suppressed. */
  readonly isCovered: boolean;
  readonly handle: RefObject<SliderHandle | null>;
  onTurn(index: number): void;
  onOpen(index: number): void;
}

/** The last one is shown beside the main photo; its slide is styled in CSS. */
const layouts = [
  { perView: 1.2, gap: 8 },
  { from: 720.01, perView: 1, gap: 20 },
  { from: 1024, perView: 1.485, gap: 20 },
];

/** A looping slider; images are rendered once they are in or next to the view. */
export function PhotoSlides({ images, sizes, labels, fallback, isCovered, handle, onTurn, onOpen }: PhotoSlidesProps) {
  const { common, text } = useListingText();
  const [front, setFront] = useState(0);
  /** True once the visitor has done something: then images out of view are loaded too. */
  const [isAwake, setAwake] = useState(false);
  const [said, setSaid] = useState<number | null>(null);
  const presses = useRef<HTMLDivElement>(null);
  const rests = useRef(0);
  /** Images stay once rendered, to avoid redrawing on every slide. */
  const known = useRef(new Set<number>()).current;
  const count = images.length;
  // A loop of two shows each photo on both sides, so each is duplicated.
  const slides = count === 2 ? [...images, ...images] : images;
  const total = slides.length;
  const wake = () => setAwake(true);

  const turned = (index: number) => {
    wake();
    setFront(index);
    onTurn(index % count);
  };
  const slideSettled = (index: number) => {
    const buttons = [...(presses.current?.querySelectorAll('button[data-photo]') ?? [])];
    const press = buttons[index];
    if (!(press instanceof HTMLElement)) return;
    const isNew = index % count !== rests.current;
    rests.current = index % count;
    // Focus follows the slide, so that the new photo's name is announced.
    if (buttons.some((button) => hasFocus(button))) press.focus({ preventScroll: true });
    else if (isNew && !isCovered) setSaid(index % count);
  };
  return (
    <div ref={presses} onPointerEnter={wake} onTouchStart={wake} onFocus={wake}>
      <Strip ref={handle} layouts={layouts} isLooped onTurn={turned} onRest={slideSettled}>
        {slides.map((image, place) => {
          const ahead = (place - front + total) % total;
          if (ahead < 2 || (isAwake && (ahead === 2 || ahead === total - 1))) known.add(place);
          return (
            <Cell key={place} style={image.color ? { background: image.color } : undefined}>
              {known.has(place) && (
                <Picture key={image.src} image={image} sizes={sizes} labels={labels} priority={place === 0} fallback={fallback} />
              )}
              <Press
                type="button"
                data-photo=""
                tabIndex={place === front ? 0 : -1}
                aria-label={text.gallery.openPhoto((place % count) + 1, count)}
                aria-haspopup="dialog"
                onClick={() => onOpen(place % count)}
              />
            </Cell>
          );
        })}
      </Strip>
      <Arrows>
        <IconButton label={common.listing.previousPhoto} icon="chevron-left" variant="photo" onClick={() => handle.current?.turn(-1)} />
        <IconButton label={common.listing.nextPhoto} icon="chevron-right" variant="photo" onClick={() => handle.current?.turn(1)} />
      </Arrows>
      <LiveRegion>
        {said === null
          ? ''
          : photoName(images[said]?.caption, common.listing.photo(said + 1, count), text.gallery.counter(said + 1, count))}
      </LiveRegion>
    </div>
  );
}
