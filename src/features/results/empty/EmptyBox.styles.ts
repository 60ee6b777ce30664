import { styled } from 'styled-components';

/** Says in the middle that nothing was found; with offers, on a surface: beside them where there is room, above them where there is none. */
export const Empty = styled.div`
  &[data-offers] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px 64px;
    margin: 20px calc(-1 * var(--kv-bleed, 0px)) 0;
    padding: 24px 20px;
    border-radius: 0 var(--kv-radius-corner) 0 0;
    background: var(--kv-bg-surface);
    box-shadow: 0 0 0 1px var(--kv-line);
    > [data-state] {
      align-items: start;
      align-self: center;
      gap: 8px;
      max-width: none;
      margin: 0;
      padding: 0;
      text-align: start;
      > span:first-child {
        width: 200px;
        height: 150px;
        margin-inline-start: -8px;
      }
      > :is(h1, h2, h3, h4, h5, h6) {
        max-width: 14em;
        font: var(--kv-type-h2);
        letter-spacing: var(--kv-track-h2);
      }
    }
    @container kv (min-width: 744px) {
      margin-inline: 0;
      border-radius: var(--kv-radius-box) var(--kv-radius-corner-l) var(--kv-radius-box) var(--kv-radius-box);
    }
    @container kv (min-width: 992px) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      padding: 36px 40px;
    }
  }
`;

export const Groups = styled.div`
  min-width: 0;
  > :is(h1, h2, h3, h4, h5, h6) {
    margin-bottom: 4px;
    font: var(--kv-type-title);
  }
  > ul {
    list-style: none;
    & + * {
      margin-top: 20px;
    }
    > li + li {
      border-top: 1px solid var(--kv-line);
    }
  }
`;

/** One press changes the search. */
export const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 52px;
  padding: 6px 12px 6px 4px;
  text-align: start;
  overflow-wrap: anywhere;
  &:is(button):hover {
    background: var(--kv-bg-hover);
  }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    color: var(--kv-text-subtle);
  }
  > span:not(:last-child) {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
  }
  b {
    font: var(--kv-type-ui);
    font-weight: 500;
  }
  small {
    font: var(--kv-type-caption);
    color: var(--kv-text-muted);
  }
  strong {
    font: var(--kv-type-ui);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--kv-text-accent);
  }
`;
