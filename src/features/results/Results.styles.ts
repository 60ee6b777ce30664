import { css, styled } from 'styled-components';

type Layout = 'rows' | 'compact';

export const Section = styled.section`
  display: block;
  &:focus {
    outline: none;
  }
`;

export const HeadingBox = styled.div<{ $layout: Layout }>`
  & > :first-child {
    margin: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-space-16) 0 0' : '8px 0 0')};
    font: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-type-h3)' : 'var(--kv-type-h2)')};
    letter-spacing: var(--kv-track-h2);
    text-wrap: balance;
  }
  & > :first-child:focus {
    outline: none;
    box-shadow: none;
  }
  @container kv (min-width: 744px) {
    & > :first-child {
      ${({ $layout }) => $layout === 'rows' && 'margin:0;font:var(--kv-type-h1)'}
    }
  }
`;

export const Bar = styled.div<{ $layout: Layout }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--kv-space-4);
  min-height: 44px;
  margin: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-space-4) 0 var(--kv-space-8)' : '4px 0 8px')};
  @container kv (min-width: 744px) {
    margin: ${({ $layout }) => $layout === 'rows' && 'var(--kv-space-12) 0 6px'};
  }
  /* Number and order in one row. */
  @container kv (width < 328px) {
    && :is(p, select) {
      font: var(--kv-type-micro);
    }
  }
`;

const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** Order and map, beside the number of listings; the map's name is for assistive technology alone where it would not fit. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kv-space-8);
  margin-inline-start: auto;
  min-width: 0;
  @container kv (width < 600px) {
    > :not(button) svg:first-child {
      display: none;
    }
    gap: 4px;
    && select {
      padding-inline: 0 20px;
    }
    && svg:last-child {
      right: 0;
    }
    > button {
      width: 44px;
      padding: 0;
      gap: 0;
      > span {
        width: 0;
        overflow: hidden;
        white-space: nowrap;
      }
    }
  }
  ${screenOnly}
`;

/** Hides the chips in a narrow container, where the line that replaces the form says them. */
export const saidAbove = css`
  @container kv (width < 744px) {
    display: none;
  }
`;

/** The height of one row of chips, until their code has loaded. */
export const ChipsSpace = styled.div<{ $isBeside: boolean }>`
  height: 36px;
  margin-top: 4px;
  @media (pointer: coarse) {
    height: 48px;
  }
  ${({ $isBeside }) => $isBeside && saidAbove}
`;

export const Count = styled.p`
  /* Breaks after the number where the order would not fit beside it. */
  flex: 1 1 0;
  min-width: min-content;
  margin: 0;
  min-height: 20px;
  font: var(--kv-type-ui);
  color: var(--kv-text-muted);
  b {
    color: var(--kv-text);
    font-weight: 600;
    font-variant-numeric: var(--kv-numeric);
  }
`;

/** Content far below the window costs neither style nor layout until it comes near; its size is estimated, then remembered. */
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--card);
    overflow-clip-margin: 24px;
  }
  /* A card that is drawn in the next step: the shape of its photo. */
  & > li:empty {
    min-block-size: var(--card);
  }
  & > li[data-empty]:empty {
    background: linear-gradient(var(--kv-skeleton) 0 0) 0 var(--top, 0px) / var(--photo) no-repeat;
  }
`;

/** Stacked cards are separated by their photos; side by side they need lines. */
export const Rows = styled(List)`
  --card: 560px;
  --photo: 100% 50cqi;
  @container kv (min-width: 600px) {
    --card: 360px;
    --top: 24px;
    --photo: 280px 233px;
    border-top: 1px solid var(--kv-line);
    & > li {
      border-bottom: 1px solid var(--kv-line);
    }
  }
  @container kv (min-width: 860px) {
    --card: 262px;
    --photo: 320px 213px;
  }
`;

export const Tiles = styled(List)`
  --card: 72px;
  --photo: 96px 72px;
  display: grid;
  gap: var(--kv-space-16);
  @container kv (min-width: 620px) {
    --card: calc((100cqi - 32px) / 3 * 2 / 3 + 72px);
    --photo: 100% calc(var(--card) - 72px);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--kv-space-24) var(--kv-space-16);
  }
`;

export const Foot = styled.div`
  min-height: 72px;
  padding-top: 28px;
  ${screenOnly}
`;

/** The height of the footer of a compact list, until its code has loaded. */
export const FootSpace = styled.div`
  height: 53px;
`;
