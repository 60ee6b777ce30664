import { css, styled } from 'styled-components';

export const Section = styled.section`
  /* Holds the focus during a retry; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 20px;
  > :first-child {
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
  /* Its text ends where the cards end. */
  > :last-child {
    flex: none;
    margin-inline-end: max(-12px, -1 * var(--kv-bleed, 0px));
  }
`;

const gap = 20;

/** Number of visible cards, with the gaps between them (§9). */
const seen = (perView: number) => css`
  --card: calc((100% + ${gap}px) / ${perView} - ${gap}px);
`;

/** A swipeable strip whose next card reaches the edge of the window, from 600 px after two whole ones; from 1024 px three side by side. */
export const Cards = styled.ul`
  ${seen(1.15)}
  display: flex;
  gap: ${gap}px;
  margin-inline: calc(-1 * var(--kv-bleed, 0px));
  padding-inline: var(--kv-bleed, 0px);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--kv-bleed, 0px);
  scrollbar-width: none;
  &[aria-busy] {
    overflow-x: hidden;
  }
  > li {
    flex: none;
    width: var(--card);
    min-width: 0;
    scroll-snap-align: start;
  }
  @container kv (width >= 600px) {
    ${seen(2.15)}
  }
  @container kv (width >= 744px) {
    ${seen(2)}
  }
  @container kv (744px <= width < 1024px) {
    /* A mouse has nothing to swipe with. */
    @media (pointer: fine) {
      scrollbar-width: thin;
      scrollbar-color: var(--kv-line-control) transparent;
      padding-bottom: 8px;
    }
  }
  @container kv (width >= 1024px) {
    ${seen(3)}
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

/** Two things in one grid cell: the higher one sets the height. */
export const OnePlace = styled.div`
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
    max-width: 100%;
  }
`;

/** Takes up space but is invisible. */
export const Unseen = styled.div`
  justify-self: stretch;
  visibility: hidden;
`;

/** Reserves two lines for titles of narrow cards, whose length is unknown until they load. The facts of a wide card fit one line. */
export const roomForTitle = css`
  @container kv (width < 744px) {
    > :last-child {
      min-height: calc(100 * var(--kv-px));
    }
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;
