import { styled } from 'styled-components';

type Layout = 'rows' | 'compact';

export const Section = styled.section`
  display: block;
  &:focus {
    outline: none;
  }
`;

export const HeadingBox = styled.div<{ $layout: Layout }>`
  & > :first-child {
    margin: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-space-16) 0 0' : '0')};
    font: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-type-h3)' : 'var(--kv-type-h1-s)')};
    letter-spacing: var(--kv-track-h2);
    text-wrap: balance;
  }
  & > :first-child:focus {
    outline: none;
    box-shadow: none;
  }
  @container kv (min-width: 744px) {
    & > :first-child {
      font: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-type-h3)' : 'var(--kv-type-h1)')};
    }
  }
`;

export const Bar = styled.div<{ $layout: Layout }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kv-space-4) var(--kv-space-8);
  min-height: 44px;
  margin: ${({ $layout }) => ($layout === 'compact' ? 'var(--kv-space-4) 0 var(--kv-space-8)' : 'var(--kv-space-12) 0 6px')};
`;

/** Order and map: beside the number of listings where they fit, else in a separate full-width row. */
export const Tools = styled.div<{ $hasMap: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kv-space-4) var(--kv-space-8);
  flex-basis: ${({ $hasMap }) => ($hasMap ? '100%' : 'auto')};
  & > :not(button) {
    /* Never to the right: a page that gives the widget its full width would scroll sideways. */
    margin-inline-start: -10px;
  }
  @container kv (min-width: 600px) {
    flex-basis: auto;
  }
`;

/** Active filters: one scrolling row in a narrow container. */
export const Chips = styled.div`
  display: flex;
  gap: 6px;
  min-height: 32px;
  > * {
    flex: none;
  }
  overflow-x: auto;
  scrollbar-width: none;
  /* Space for the focus outline, which scrolling would cut off; beyond the end edge it would make the page scroll sideways. */
  padding: 4px;
  margin-block: 4px -4px;
  margin-inline-start: -4px;
  @container kv (min-width: 600px) {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

/** The height of one row of chips, until their code has loaded. */
export const ChipsRoom = styled.div`
  height: 36px;
  margin-top: 4px;
  @media (pointer: coarse) {
    height: 48px;
  }
`;

export const Count = styled.p`
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
    contain-intrinsic-block-size: auto var(--room);
    overflow-clip-margin: 8px;
  }
  /* A card that is drawn in the next step. */
  & > li:empty {
    min-block-size: var(--room);
  }
`;

/** Stacked cards are separated by their photos; side by side they need lines. */
export const Rows = styled(List)`
  --room: 560px;
  @container kv (min-width: 600px) {
    --room: 320px;
    border-top: 1px solid var(--kv-line);
    & > li {
      border-bottom: 1px solid var(--kv-line);
    }
  }
  @container kv (min-width: 860px) {
    --room: 262px;
  }
`;

export const Tiles = styled(List)`
  --room: 72px;
  display: grid;
  gap: var(--kv-space-16);
  @container kv (min-width: 620px) {
    --room: calc((100cqi - 32px) / 3 * 2 / 3 + 72px);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--kv-space-24) var(--kv-space-16);
  }
`;

export const Foot = styled.div`
  min-height: 72px;
  padding-top: 28px;
`;

export const FootNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kv-space-8);
  margin-top: var(--kv-space-16);
  padding-top: var(--kv-space-12);
  border-top: 1px solid var(--kv-line);
  font: var(--kv-type-caption);
  color: var(--kv-text-muted);
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--kv-space-8);
  }
`;

export const AllLink = styled.a`
  color: var(--kv-text-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;
