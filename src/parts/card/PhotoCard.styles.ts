import { styled } from 'styled-components';
import { cardLink } from './card';

export const Card = styled.article`
  ${cardLink}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  height: 100%;
  text-align: start;
  overflow-wrap: anywhere;
  /* Strips and sliders clip overflow. */
  a[data-card-link]:focus-visible::after {
    outline-offset: -2px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  min-width: 0;
  > :is(h2, h3, h4, h5, h6) {
    font: 400 calc(16 * var(--kv-px)) / calc(22 * var(--kv-px)) var(--kv-font);
  }
  /* Before the title visually, after it in reading order. */
  > [data-price] {
    order: -1;
  }
`;
