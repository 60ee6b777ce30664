import { styled } from 'styled-components';
import { cardLink } from './card';

/** It is a small row with a 96 px photo below 620 px, and from there a card with the photo on top, for three columns. */
export const Tile = styled.article`
  ${cardLink}
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-width: 0;
  text-align: start;
  overflow-wrap: anywhere;
  > [data-photo] {
    --kv-photo-ratio: 4 / 3;
    align-self: start;
    border-top-right-radius: var(--kv-radius-corner-s);
  }
  &:hover > [data-photo] {
    border-top-right-radius: var(--kv-radius-corner);
  }
  @container kv (width >= 620px) {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 10px;
    > [data-photo] {
      --kv-photo-ratio: 3 / 2;
      border-top-right-radius: var(--kv-radius-corner);
    }
    &:hover > [data-photo] {
      border-top-right-radius: var(--kv-radius-corner-open);
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1px;
  min-width: 0;
  > :is(h1, h2, h3, h4, h5, h6) {
    font: var(--kv-type-small);
  }
  /* Before the title visually, after it in reading order. */
  > [data-price] {
    order: -1;
  }
`;
