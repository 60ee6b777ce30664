import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../icons/Icon';

export interface PhotoImage {
  src: string;
  /** Better formats first; the last one is that of `src`. */
  sources: readonly { type: string; srcset: string }[];
  alt: string;
  /** What the photo shows, in the words of its owner; empty if unknown. */
  caption?: string;
  /** CSS colour of the box until the picture has loaded. */
  color?: string | null;
}

export interface PhotoLabels {
  /** Shown when there is no picture. */
  none: string;
  /** Shown when the picture failed to load. */
  broken: string;
}

/** Shared by a single photo and a strip of them. */
export interface PhotoFrameProps {
  /** The `sizes` of every picture. */
  sizes: string;
  /** Loads the first picture eagerly and with high priority, for pictures above the fold. */
  priority?: boolean;
  /** Shown in the top left corner. */
  badge?: ReactNode;
  /** CSS aspect ratio, `3 / 2` by default; `--kv-photo-ratio` overrides it. */
  ratio?: string;
  /** Replaces a picture that failed to load; if it fails too, a drawing does. */
  fallback?: string;
  /** Makes the pictures a link for the pointer; the keyboard reaches the link in the text. */
  href?: string;
  onLinkClick?(event: MouseEvent<HTMLAnchorElement>): void;
  /** `target` of the link around the pictures. */
  target?: string;
  className?: string;
  part?: string;
}

export interface PhotoProps extends PhotoFrameProps {
  image?: PhotoImage;
  labels: PhotoLabels;
}

export const fill = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export const Frame = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  aspect-ratio: var(--kv-photo-ratio, ${({ $ratio }) => $ratio});
  border-radius: var(--kv-shape-home);
  background: var(--kv-skeleton);
  transition: border-radius var(--kv-duration-base) var(--kv-ease);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Slide = styled.div`
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

const Only = styled(Slide)`
  ${fill}
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
  /* A container only where there is no photo, since each costs a layout pass. */
  container-type: size;
  > span {
    @container (width < 160px) {
      display: none;
    }
  }
`;

/** Hidden from assistive technology and the tab order, since it repeats the link of the title. */
export function PhotoLink({ href, target, onLinkClick }: Pick<PhotoFrameProps, 'href' | 'target' | 'onLinkClick'>) {
  if (href === undefined) return null;
  return <a href={href} target={target} rel={target && 'noopener'} tabIndex={-1} aria-hidden="true" onClick={onLinkClick} />;
}

/** One picture in a frame with a fixed aspect ratio. */
export function Photo({ image, labels, sizes, priority = false, badge, ratio = '3 / 2', fallback, className, part, ...link }: PhotoProps) {
  return (
    <Frame $ratio={ratio} className={className} part={part} data-photo="">
      <Only style={image?.color ? { background: image.color } : undefined}>
        <Picture key={image?.src} image={image} sizes={sizes} labels={labels} priority={priority} fallback={fallback} />
        <PhotoLink {...link} />
      </Only>
      {badge}
    </Frame>
  );
}

interface PictureProps extends Pick<PhotoProps, 'sizes' | 'labels' | 'priority' | 'fallback'> {
  image?: PhotoImage;
}

/**
 * Tries the picture, the fallback picture, then the drawing. None is tried twice, so a missing fallback cannot loop.
 * Keyed by address: otherwise the previous picture would show until the next one has loaded.
 */
export function Picture({ image, sizes, labels, priority, fallback }: PictureProps) {
  const [failures, setFailures] = useState(0);
  const attempts = [image, fallback ? { src: fallback, sources: [], alt: image?.alt ?? '' } : undefined].filter((one) => one !== undefined);
  const shown = attempts[failures];
  if (!shown) {
    return (
      <Empty role="img" aria-label={image ? labels.broken : labels.none}>
        <Icon name="photo-off" size={32} />
        <span>{image ? labels.broken : labels.none}</span>
      </Empty>
    );
  }
  const fail = (event: SyntheticEvent<HTMLImageElement>) => {
    // An error of the previous address may arrive after the next one is set.
    if (event.currentTarget.getAttribute('src') === shown.src) setFailures((known) => Math.max(known, failures + 1));
  };
  // What every browser knows comes last: the picture's own.
  const others = [...shown.sources];
  const own = others.pop();
  return (
    <picture>
      {others.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        key={shown.src}
        sizes={sizes}
        srcSet={own?.srcset}
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
