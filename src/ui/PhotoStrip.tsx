import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

export interface StripImage {
  src: string;
  /** Better formats first, as `<source>`. */
  sources: readonly { type: string; srcset: string }[];
  alt: string;
  /** CSS colour of the box until the picture is there. */
  color?: string | null;
}

export interface PhotoStripLabels {
  previous: string;
  next: string;
  /** Shown where there is no picture. */
  none: string;
  /** Shown where the picture did not load. */
  broken: string;
}

export interface PhotoStripProps {
  images: readonly StripImage[];
  /** The `sizes` of every picture. */
  sizes: string;
  labels: PhotoStripLabels;
  /** Loads the first picture at once and first; for what is above the fold. */
  priority?: boolean;
  /** Stands in the top left corner. */
  badge?: ReactNode;
  /** CSS aspect ratio, `3 / 2` by default; `--kv-photo-ratio` overrides it. */
  ratio?: string;
  /** Stands in for a picture that did not load, once; then a drawing does. */
  fallback?: string;
  /** Makes the pictures a link for the pointer; the link that the keyboard reaches stands in the text. */
  href?: string;
  onLinkClick?(event: MouseEvent<HTMLAnchorElement>): void;
  /** Of the pictures' link. */
  target?: string;
  className?: string;
  part?: string;
}

const fill = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Frame = styled.div<{ $ratio: string }>`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  isolation: isolate;
  aspect-ratio: var(--kv-photo-ratio, ${({ $ratio }) => $ratio});
  border-radius: var(--kv-shape-home);
  background: var(--kv-skeleton);
  transition: border-radius var(--kv-duration-base) var(--kv-ease);
  > button {
    position: absolute;
    top: 50%;
    margin-top: -20px;
    opacity: 0;
    transition: opacity var(--kv-duration-fast);
  }
  > button:first-of-type {
    left: 12px;
  }
  > button:last-of-type {
    right: 12px;
  }
  &:hover > button,
  > button:focus-visible {
    opacity: 1;
  }
  /* Fingers swipe; a button that shows only on hover would catch their touches unseen. */
  @media (hover: none) {
    > button:not(:focus-visible) {
      pointer-events: none;
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Track = styled.div`
  ${fill}
  display: flex;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-behavior: smooth;
  &::-webkit-scrollbar {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  overflow: hidden;
  img {
    ${fill}
    max-width: none;
    object-fit: cover;
    filter: brightness(var(--kv-photo-light));
  }
  > a {
    ${fill}
  }
`;

const Empty = styled.span`
  ${fill}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 8px;
  background: var(--kv-bg-sunken);
  color: var(--kv-text-subtle);
  font: var(--kv-type-caption);
  text-align: center;
  @container (width < 160px) {
    font-size: 0;
    line-height: 0;
  }
`;

const Marks = styled.span`
  position: absolute;
  inset: auto 12px 10px;
  display: flex;
  gap: 4px;
  pointer-events: none;
  > i {
    flex: 1;
    height: 3px;
    border-radius: 2px;
    background: rgb(255 255 255 / 0.5);
    box-shadow: 0 0 2px rgb(12 20 19 / 0.5);
    forced-color-adjust: none;
  }
  > i[data-state='on'] {
    background: #fff;
  }
`;

const Corner = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: flex;
  gap: 6px;
  pointer-events: none;
`;

/**
 * Pictures side by side in a native strip that snaps: swiped by touch, turned by arrow buttons. Only the first picture is in the page until
 * somebody shows interest; its room is kept by the aspect ratio.
 */
export function PhotoStrip({
  images,
  sizes,
  labels,
  priority = false,
  badge,
  ratio = '3 / 2',
  fallback,
  href,
  onLinkClick,
  target,
  className,
  part,
}: PhotoStripProps) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isAwake, setAwake] = useState(false);
  const count = images.length;
  const wake = () => setAwake(true);

  const turn = (step: number) => {
    const element = track.current;
    if (!element) return;
    wake();
    element.scrollTo({ left: ((index + step + count) % count) * element.clientWidth });
  };

  const link = href !== undefined && (
    // Hidden from assistive technology and the tab order, since it repeats the link of the title.
    <a href={href} target={target} rel={target && 'noopener'} tabIndex={-1} aria-hidden="true" onClick={onLinkClick} />
  );

  return (
    <Frame
      $ratio={ratio}
      className={className}
      part={part}
      data-photo=""
      onPointerEnter={count > 1 ? wake : undefined}
      onTouchStart={count > 1 ? wake : undefined}
      onFocus={count > 1 ? wake : undefined}
    >
      <Track
        ref={track}
        tabIndex={-1}
        onScroll={({ currentTarget }) => setIndex(Math.min(count - 1, Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)))}
      >
        {count === 0 && (
          <Slide>
            <Picture sizes={sizes} labels={labels} priority={priority} fallback={fallback} />
            {link}
          </Slide>
        )}
        {images.map((image, place) => (
          <Slide key={`${place} ${image.src}`} style={image.color ? { background: image.color } : undefined}>
            {(place === 0 || (isAwake && place <= index + 1)) && (
              <Picture image={image} sizes={sizes} labels={labels} priority={priority && place === 0} fallback={fallback} />
            )}
            {link}
          </Slide>
        ))}
      </Track>
      {badge && <Corner>{badge}</Corner>}
      {count > 1 && (
        <>
          <Marks aria-hidden="true">
            {images.map((image, place) => (
              <i key={`${place} ${image.src}`} data-state={place === index ? 'on' : 'off'} />
            ))}
          </Marks>
          <IconButton label={labels.previous} icon="chevron-left" variant="photo" onClick={() => turn(-1)} />
          <IconButton label={labels.next} icon="chevron-right" variant="photo" onClick={() => turn(1)} />
        </>
      )}
    </Frame>
  );
}

interface PictureProps extends Pick<PhotoStripProps, 'sizes' | 'labels' | 'priority' | 'fallback'> {
  image?: StripImage;
}

/** Attempts in order: the picture, the fallback picture, the drawing. None is tried twice, so a missing fallback cannot loop. */
function Picture({ image, sizes, labels, priority, fallback }: PictureProps) {
  const [failures, setFailures] = useState(0);
  const attempts = [image, fallback ? { src: fallback, sources: [], alt: image?.alt ?? '' } : undefined].filter((one) => one !== undefined);
  const shown = attempts[failures];
  if (!shown) {
    return (
      <Empty role="img" aria-label={image ? labels.broken : labels.none}>
        <Icon name="photo-off" size={32} />
        {image ? labels.broken : labels.none}
      </Empty>
    );
  }
  const fail = (event: SyntheticEvent<HTMLImageElement>) => {
    // An error of the previous address may arrive after the next one is set.
    if (event.currentTarget.getAttribute('src') === shown.src) setFailures((known) => Math.max(known, failures + 1));
  };
  return (
    <picture>
      {shown.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        key={shown.src}
        src={shown.src}
        alt={shown.alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        onError={fail}
        draggable={false}
      />
    </picture>
  );
}
