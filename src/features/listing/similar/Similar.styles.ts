import { styled } from 'styled-components';

export const Section = styled.section`
  margin-top: 72px;
  @container kv (width <= 720px) {
    margin-top: 48px;
  }
  @container kv (width < 744px) {
    /* The next card reaches the edge of the window. */
    > :not(:first-child) {
      margin-inline-end: calc(-1 * var(--kv-bleed, 0px));
    }
  }
  @media print {
    display: none;
  }
`;

/** Reserves the space of heading, photo and four lines, to avoid layout shifts. */
export const Placeholder = styled.div`
  min-height: calc((100cqi - 20px) / 1.15 * 2 / 3 + 190px);
  @container kv (width >= 600px) {
    min-height: calc((100cqi - 20px) / 2.15 * 2 / 3 + 200px);
  }
  @container kv (width >= 744px) {
    min-height: calc((100cqi - 20px) / 2 * 2 / 3 + 200px);
  }
  @container kv (width >= 1024px) {
    min-height: calc((100cqi - 40px) / 3 * 2 / 3 + 200px);
  }
`;
