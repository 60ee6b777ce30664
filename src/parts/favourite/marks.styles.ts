import { css, styled } from 'styled-components';
import type { HeartPlace } from './Heart';

interface Placed {
  readonly $place: HeartPlace | undefined;
  /** Whether the listing can be hidden here. */
  readonly $isFound?: boolean;
}

type Styles = Readonly<Partial<Record<HeartPlace, ReturnType<typeof css>>>>;

/** What differs from the usual corner. */
const corners: Styles = {
  'wide-photo': css`
    @container kv (width < 600px) {
      && {
        right: calc(-1 * var(--kv-bleed, 0px));
      }
    }
  `,
  // Beside the badge there is no room.
  'map-photo': css`
    @container kv (width < 744px) {
      flex-direction: column;
    }
    @container kv (width < 350px) {
      && {
        top: 44px;
      }
      /* Nor for two buttons on the photo. */
      > [data-hide] {
        margin-top: 8px;
        background: none;
        color: var(--kv-text-muted);
      }
    }
  `,
};

/** A small photo has no room for two buttons: the one that hides is at the other end of the line of the price. */
const acrossTile = css`
  @container kv (width < 620px) {
    && {
      grid-area: 1 / 1 / 2 / 3;
      left: 0;
      margin: 4px 0 0;
    }
    flex-direction: row;
    justify-content: space-between;
    > [aria-pressed] {
      margin-inline-start: calc(92px - var(--h));
    }
    > [data-hide] {
      align-items: start;
      justify-content: end;
      margin-inline-start: auto;
      margin-top: -4px;
      background: none;
      color: var(--kv-text-muted);
    }
  }
`;

/** The buttons in the top right corner of the area of the photo, over the link that covers the card. The first one is at the edge. */
export const Corner = styled.span<Placed>`
  && {
    position: absolute;
    grid-area: 1 / 1 / 2 / 2;
    top: 0;
    right: 0;
    z-index: 2;
    /* Small photos have less room around it. */
    margin: clamp(4px, 4%, 10px);
  }
  display: flex;
  flex-direction: row-reverse;
  gap: 4px;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${({ $place }) => $place && corners[$place]}
  ${({ $place, $isFound }) => $place === 'photo' && $isFound && acrossTile}
  @media print {
    display: none;
  }
`;

/** The shapes of the photos of rows, of cards of a map, and of tiles. */
const shapes: Styles = {
  'wide-photo': css`
    aspect-ratio: 3 / 2;
    @container kv (width < 860px) {
      width: 280px;
      aspect-ratio: 6 / 5;
    }
    @container kv (width < 600px) {
      && {
        inset-inline: calc(-1 * var(--kv-bleed, 0px));
      }
      width: auto;
      aspect-ratio: 2 / 1;
    }
  `,
  'map-photo': css`
    aspect-ratio: 16 / 9;
    @container kv (width < 744px) {
      aspect-ratio: 1;
    }
  `,
  photo: css`
    aspect-ratio: 3 / 2;
    @container kv (width < 620px) {
      aspect-ratio: 4 / 3;
    }
  `,
};

/** Covers the photo, and holds a badge in its lower left corner: above the marks of the photos, and nothing moves when it comes. */
export const OverPhoto = styled.span<Placed>`
  && {
    position: absolute;
    grid-area: 1 / 1 / 2 / 2;
    inset: 0 0 auto;
    z-index: 2;
  }
  display: flex;
  align-items: flex-end;
  padding: 0 clamp(4px, 4%, 10px) clamp(4px, 6%, 18px);
  pointer-events: none;
  ${({ $place }) => $place && shapes[$place]}
`;

/** In place of the card it belongs to, whose other contents are not shown. */
export const HiddenLine = styled.span<Placed>`
  && {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    padding: 2px 4px 2px 12px;
    border-radius: var(--kv-radius-control);
    background: var(--kv-bg-sunken);
    color: var(--kv-text-muted);
    font: var(--kv-type-ui);
  }
  article:has(&) {
    display: block;
    ${({ $place }) => $place === 'wide-photo' && 'padding-block: 8px;'}
  }
  @container kv (width < 600px) {
    article:has(&) {
      ${({ $place }) => $place === 'wide-photo' && 'padding-block: 0 28px;'}
    }
  }
  article:has(&) > :has(&) {
    display: block;
  }
  article:has(&) > :not(:has(&)),
  article:has(&) > :has(&) > :not(&) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
