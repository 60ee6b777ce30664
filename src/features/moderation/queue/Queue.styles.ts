import { styled } from 'styled-components';

/** Keeps messages above the bar with the decision. */
export const AboveBar = styled.div`
  &[data-bar] {
    --kv-foot: 69px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) 336px;
  gap: 32px;
  align-items: start;
  @container kv (width < 1200px) {
    grid-template-columns: minmax(0, 1fr) 336px;
    gap: 16px 32px;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container kv (width < 992px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 20px;
  }
`;

/** The listing; in one column its pieces mix with those beside it, in the order of reading. */
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  transition: opacity var(--kv-duration-fast);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  @container kv (width < 992px) {
    &[data-reading] {
      display: contents;
      > * {
        order: 4;
      }
      > :nth-child(-n + 2) {
        order: 2;
      }
    }
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  @container kv (width >= 992px) {
    position: sticky;
    top: calc(var(--kv-moderation-top, 0px) + 24px);
    max-height: calc(100dvh - var(--kv-moderation-top, 0px) - 48px);
    margin: -4px;
    padding: 4px;
    overflow: auto;
    scrollbar-width: thin;
  }
  @container kv (width < 992px) {
    display: contents;
    > * {
      order: 3;
    }
    > [part='decision'] {
      order: 5;
    }
  }
`;

export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  > :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: var(--kv-type-title);
    white-space: nowrap;
    &:focus-visible {
      border-radius: 1px;
      outline-offset: 4px;
      box-shadow: none;
    }
  }
  > small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  > div {
    display: flex;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

export const Pane = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 24px;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line);
  &[data-wide] {
    justify-items: stretch;
  }
`;
