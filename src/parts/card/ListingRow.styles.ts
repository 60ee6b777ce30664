import { styled } from 'styled-components';
import { MetroLabel } from '../MetroLabel';
import { cardLink } from './card';

/** Narrow: one column with a full-width photo. From 600: photo 280 beside the text. From 860: photo 320, text, price column 204. */
export const Row = styled.article`
  ${cardLink}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0 0 28px;
  overflow-wrap: anywhere;
  text-align: start;
  > [data-photo] {
    order: 1;
    --kv-photo-ratio: 2 / 1;
    align-self: start;
    margin-bottom: 8px;
    margin-inline: calc(-1 * var(--kv-bleed, 0px));
  }
  @container kv (width >= 600px) {
    grid-template-columns: 280px minmax(0, 1fr);
    grid-template-rows: repeat(7, auto) 1fr;
    column-gap: 20px;
    padding: 24px 0;
    > [data-photo] {
      --kv-photo-ratio: 6 / 5;
      grid-area: 1 / 1 / -1;
      margin: 0;
    }
  }
  @container kv (width >= 860px) {
    grid-template-columns: 320px minmax(0, 1fr) 204px;
    grid-template-rows: auto;
    column-gap: 24px;
    > [data-photo] {
      --kv-photo-ratio: 3 / 2;
      grid-area: 1 / 1;
    }
  }
`;

export const Main = styled.div`
  display: contents;
  > :is(h1, h2, h3, h4, h5, h6) {
    order: 4;
    margin-top: 8px;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
  }
  > p {
    order: 5;
    margin-top: 2px;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  @container kv (width >= 600px) {
    > * {
      grid-column: 2;
    }
  }
  @container kv (width >= 860px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    grid-column: 2;
    min-width: 0;
    > :is(h1, h2, h3, h4, h5, h6) {
      margin-top: 0;
    }
  }
`;

export const Metro = styled(MetroLabel)`
  order: 6;
  margin-top: 8px;
`;

export const Facts = styled.dl`
  order: 7;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px 16px;
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px solid var(--kv-line);
  dt {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 20px;
    font: var(--kv-type-ui);
    font-weight: 500;
    font-variant-numeric: var(--kv-numeric);
    overflow-wrap: break-word;
    min-width: 0;
  }
  @container kv (width < 1040px) {
    > [data-state='unknown'] {
      display: none;
    }
  }
  @container kv (width >= 1040px) {
    grid-template-columns: 92px 124px minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

export const Description = styled.div`
  order: 8;
  display: none;
  margin-top: 10px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  @container kv (width >= 1040px) {
    display: block;
  }
`;

export const Aside = styled.div`
  display: contents;
  > * {
    order: 2;
  }
  > small {
    order: 3;
    min-height: 20px;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
    word-spacing: -0.02em;
  }
  @container kv (width >= 600px) {
    > * {
      grid-column: 2;
    }
  }
  @container kv (width >= 860px) {
    display: flex;
    flex-direction: column;
    grid-column: 3;
    min-width: 0;
    text-align: end;
  }
`;

export const Meta = styled.span`
  && {
    order: 9;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  margin-top: 12px;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
  > span::before {
    content: '·';
    margin-inline-end: 6px;
  }
  @container kv (width >= 860px) {
    justify-content: flex-end;
    margin-top: 10px;
  }
`;

export const Actions = styled.div`
  && {
    order: 10;
  }
  position: relative;
  z-index: 1;
  display: flex;
  gap: 8px;
  margin-top: 12px;
  /* Reserved until the buttons have loaded. */
  min-height: 44px;
  > * {
    flex: 1;
    min-height: 44px;
  }
  @container kv (width >= 600px) {
    align-self: end;
    max-width: 320px;
    min-height: 40px;
    > * {
      min-height: 40px;
    }
  }
  @container kv (width >= 860px) {
    align-self: stretch;
    flex-direction: column;
    max-width: none;
    margin-top: auto;
    padding-top: 12px;
    > * {
      flex: none;
    }
  }
`;
