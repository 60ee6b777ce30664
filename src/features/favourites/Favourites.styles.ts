import { styled } from 'styled-components';
import { PhotoCard } from '../../parts/card/PhotoCard';
import { Tabs } from '../../ui/buttons/Tabs';
import { Checkbox } from '../../ui/fields/Checkbox';

export const Section = styled.section`
  /* Holds the focus when the last card is gone; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  /* The device is being read. */
  &[data-state='idle'] {
    min-height: 60vh;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [part='heading'] {
    margin: 0;
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
    small {
      margin-inline-start: 2px;
      font: var(--kv-type-h3);
      font-variant-numeric: var(--kv-numeric);
      color: var(--kv-text-muted);
    }
  }
`;

/** On a phone they share a line. */
export const Buttons = styled.div`
  display: flex;
  gap: 8px;
  @container kv (width < 480px) {
    flex: 1 0 100%;
    > * {
      flex: 1;
    }
  }
`;

export const Lists = styled(Tabs)`
  margin-top: 12px;
`;

/** A line under the heading. */
export const Lead = styled.p`
  margin: 4px 0 0;
  font: var(--kv-type-body);
  color: var(--kv-text-muted);
`;

export const Notice = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  margin: 16px 0 0;
  padding: 14px 16px;
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  background: var(--kv-bg-sunken);
  font: var(--kv-type-ui);
  font-weight: 600;
  > svg {
    color: var(--kv-text-muted);
  }
  > button {
    margin: -6px -8px -6px auto;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** One column, two, or three. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 20px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;
  @container kv (width >= 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container kv (width >= 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 40px;
  }
  > li {
    position: relative;
    min-width: 0;
    /* Content far below the window costs neither style nor layout until it comes near. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 420px;
    overflow-clip-margin: 24px;
  }
  /* A note may stand below it. */
  > li > article {
    height: auto;
  }
`;

export const Card = styled(PhotoCard)`
  /* The address stands above the metro visually, below it in the card. */
  > :last-child > :is(h2, h3, h4, h5, h6),
  [data-address] {
    order: -1;
  }
  > :last-child > [data-price] {
    order: -2;
  }
  [data-address] {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  &.archived {
    img {
      opacity: 0.55;
      filter: grayscale(1);
    }
    :is(h2, h3, h4, h5, h6),
    [data-price] {
      color: var(--kv-text-muted);
    }
  }
`;

/** At the end of the line of the price, above the link that covers the card. */
export const Compare = styled(Checkbox)`
  position: absolute;
  z-index: 1;
  align-self: flex-end;
  color: var(--kv-text-muted);
  @media (pointer: coarse) {
    margin-top: -10px;
  }
`;

export const Change = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 4px;
  font: var(--kv-type-small);
  font-weight: 500;
  font-variant-numeric: var(--kv-numeric);
  color: var(--kv-text-muted);
  &[data-kind='cheaper'] {
    color: light-dark(#1c6e3a, #7fcb94);
  }
  > svg {
    margin-top: 2px;
  }
`;

/** Lies above the link that covers the card. */
export const Action = styled.span`
  position: relative;
  z-index: 1;
  margin-top: 4px;
`;

/** Lies above the link that covers the card. */
export const SimilarLink = styled.a`
  position: relative;
  z-index: 1;
  margin-top: 4px;
  font: var(--kv-type-ui);
  color: var(--kv-text-accent);
  text-decoration: underline;
  text-decoration-color: var(--kv-accent-line);
  text-underline-offset: 3px;
`;

/** On the corner of a photo; the photo under it stays a link. */
export const Corner = styled.span`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 2;
  pointer-events: none;
  > span {
    background: var(--kv-bg-sunken);
  }
`;

/** The place of a card of which nothing is known. */
export const Gone = styled.article`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  aspect-ratio: 3 / 2;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-sunken);
  color: var(--kv-text-muted);
  > :first-child {
    margin: 0;
    font: var(--kv-type-ui);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-top: 28px;
`;
