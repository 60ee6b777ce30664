import { styled } from 'styled-components';
import { cardLink } from './card';

/** The photo is on top from 744 px. Below, in the sheet, it is a square of 132 px, or of 96 px if the sheet is very narrow. */
export const Card = styled.article`
  ${cardLink}
  --kv-photo-ratio: 16 / 9;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  text-align: start;
  overflow-wrap: anywhere;
  > [data-photo] {
    align-self: start;
    border-radius: var(--kv-shape-home);
  }
  @container kv (width < 744px) {
    --kv-photo-ratio: 1;
    grid-template-columns: 132px minmax(0, 1fr);
    > [data-photo] {
      border-top-right-radius: calc(20px * var(--kv-radius-factor));
    }
  }
  @container kv (width < 350px) {
    grid-template-columns: 96px minmax(0, 1fr);
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 3px;
  align-content: start;
  justify-items: start;
  min-width: 0;
  > :is(h1, h2, h3, h4, h5, h6) {
    font: var(--kv-type-ui);
  }
  /* Before the title visually, after it in reading order. */
  > [data-price] {
    order: -1;
  }
  > p {
    font: var(--kv-type-caption);
    color: var(--kv-text-muted);
  }
  @container kv (width < 744px) {
    > [data-price] > * {
      font: var(--kv-type-h3);
      line-height: calc(22 * var(--kv-px));
    }
  }
`;

/** Two lines are enough to tell one flat from another. */
export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Owner = styled.p`
  @container kv (width < 744px) {
    display: none;
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  width: 100%;
  margin-top: 8px;
  > * {
    flex: 1 0 auto;
    white-space: nowrap;
  }
  @container kv (width < 744px) {
    > button {
      min-height: 44px;
      padding-inline: 10px;
      font-size: calc(14 * var(--kv-px));
      &::before {
        display: none;
      }
    }
  }
`;
