import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton';
import { Frame, fill, type PhotoFrameProps, type PhotoImage, type PhotoLabels, PhotoLink, Picture, Slide } from './Photo';

export interface PhotoStripLabels extends PhotoLabels {
  previous: string;
  next: string;
}

export interface PhotoStripProps extends PhotoFrameProps {
  images: readonly PhotoImage[];
  labels: PhotoStripLabels;
}

const StripFrame = styled(Frame)`
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

  const link = <PhotoLink href={href} target={target} onLinkClick={onLinkClick} />;

  return (
    <StripFrame
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
    </StripFrame>
  );
}
