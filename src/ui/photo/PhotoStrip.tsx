import { type CSSProperties, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/Button';
import { clippedIcon } from '../icons/clippedIcon';
import { Frame, fill, type PhotoFrameProps, type PhotoImage, type PhotoLabels, PhotoLink, Picture, Slide } from './Photo';
import { PhotoMarks } from './PhotoMarks';

export interface PhotoStripLabels extends PhotoLabels {
  previous: string;
  next: string;
}

export interface PhotoStripProps extends PhotoFrameProps {
  images: readonly PhotoImage[];
  labels: PhotoStripLabels;
  /** Identifies what the pictures show. A new subject resets the strip: first picture, nothing turned, nothing preloaded. */
  subject?: string | number;
}

interface Turned {
  readonly subject: PhotoStripProps['subject'];
  readonly index: number;
  /** The visitor shows interest: the pictures after the first are needed. */
  readonly isAwake: boolean;
}

const StripFrame = styled(Frame)`
  > button {
    position: absolute;
    top: 50%;
    margin-top: -20px;
    opacity: 0;
    transition: opacity var(--kv-duration-fast);
  }
  /* The icon 'chevron-right', its stroke as an outline: two elements fewer for each of twenty hidden arrows. */
  > button::before {
    ${clippedIcon}
    clip-path: path('M8.02 4.48l5 5a.73.73 0 0 1 0 1.04l-5 5a.73.73 0 0 1-1.04-1.04l4.49-4.48l-4.49-4.48a.73.73 0 0 1 1.04-1.04z');
  }
  > button:first-of-type {
    left: 12px;
    &::before {
      transform: scaleX(-1);
    }
  }
  > button:last-of-type {
    right: 12px;
  }
  > span:not([aria-hidden]) {
    position: absolute;
    left: 10px;
    top: 10px;
    pointer-events: none;
  }
  &:hover > button,
  > button:focus-visible {
    opacity: 1;
  }
  /* Touch swipes; a button that only shows on hover would catch touches while invisible. */
  @media (hover: none) {
    > button:not(:focus-visible) {
      pointer-events: none;
      opacity: 0;
    }
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
  /* Space to turn into, until the other pictures are there. */
  &::after {
    content: '';
    flex: 0 0 calc(var(--others) * 100%);
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

/**
 * Pictures side by side in a native snapping scroller: swiped by touch, turned by arrow buttons. Only the first picture is in the page until
 * the visitor shows interest; the aspect ratio reserves the space.
 */
export function PhotoStrip({
  images,
  sizes,
  labels,
  subject,
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
  const isMoved = useRef(false);
  const [turned, setTurned] = useState<Turned>({ subject, index: 0, isAwake: false });
  const { index, isAwake } = turned.subject === subject ? turned : { index: 0, isAwake: false };
  const count = images.length;
  const latest = useRef({ subject, index, isAwake, count });
  latest.current = { subject, index, isAwake, count };

  useLayoutEffect(() => {
    if (subject === undefined || !isMoved.current) return;
    isMoved.current = false;
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [subject]);

  const { wake, scrolled, turn } = useMemo(() => {
    const show = (place: number) => {
      const now = latest.current;
      if (now.index !== place || !now.isAwake) setTurned({ subject: now.subject, index: place, isAwake: true });
    };
    return {
      wake: () => show(latest.current.index),
      scrolled({ currentTarget }: UIEvent<HTMLElement>) {
        isMoved.current = true;
        const place = Math.min(latest.current.count - 1, Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
        if (place !== latest.current.index) show(place);
      },
      turn(step: number) {
        const element = track.current;
        if (!element) return;
        const { index, count } = latest.current;
        show(index);
        element.scrollTo({ left: ((index + step + count) % count) * element.clientWidth });
      },
    };
  }, []);

  // Stable between subjects, so that a list with new listings has nothing to do here.
  const buttons = useMemo(
    () => (
      <>
        <Button aria-label={labels.previous} variant="photo" onClick={() => turn(-1)} />
        <Button aria-label={labels.next} variant="photo" onClick={() => turn(1)} />
      </>
    ),
    [labels.previous, labels.next, turn],
  );

  const wakeByInterest = count > 1 ? wake : undefined;
  const space: CSSProperties & Record<'--others', number> = { '--others': isAwake ? 0 : count - 1 };
  const link = <PhotoLink href={href} target={target} onLinkClick={onLinkClick} />;
  return (
    <StripFrame
      $ratio={ratio}
      className={className}
      part={part}
      data-photo=""
      onPointerEnter={wakeByInterest}
      onTouchStart={wakeByInterest}
      onFocus={wakeByInterest}
    >
      <Track ref={track} style={space} tabIndex={-1} onScroll={scrolled}>
        {/* Without pictures the strip shows a placeholder drawing. */}
        {(count === 0 ? nothing : isAwake ? images : images.slice(0, 1)).map((image, place) => (
          <Slide key={place} style={image?.color ? { background: image.color } : undefined}>
            {place <= index + 1 && (
              <Picture
                key={image?.src}
                image={image}
                sizes={sizes}
                labels={labels}
                priority={priority && place === 0}
                fallback={fallback}
              />
            )}
            {link}
          </Slide>
        ))}
      </Track>
      {badge}
      <PhotoMarks count={count} current={index} />
      {count > 1 && buttons}
    </StripFrame>
  );
}

const nothing: readonly undefined[] = [undefined];
