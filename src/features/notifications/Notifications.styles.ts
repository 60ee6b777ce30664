import { styled } from 'styled-components';

export const Section = styled.section`
  /* Holds the focus when a notification is gone; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Head = styled.div`
  margin-bottom: 8px;
  > :first-child {
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
  }
  > p {
    font: var(--kv-type-small);
    font-variant-numeric: var(--kv-numeric);
    color: var(--kv-text-muted);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 48px;
  > div {
    display: flex;
    gap: 4px;
  }
  /* In a row apart: their icons under the box. */
  @container kv (width < 480px) {
    > div {
      margin-inline-start: -12px;
    }
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 16px;
  padding: 14px 0;
  border-top: 1px solid var(--kv-line);
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  /* In one column also where there is no badge before it. */
  > :last-child {
    grid-column-start: -2;
  }
  p {
    font: var(--kv-type-body);
  }
  &:not([data-state='new']) p {
    color: var(--kv-text-muted);
  }
  small {
    font: var(--kv-type-small);
    font-variant-numeric: var(--kv-numeric);
    color: var(--kv-text-muted);
  }
  time {
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
    color: var(--kv-text-subtle);
  }
  @container kv (width < 480px) {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    column-gap: 10px;
    > [data-kind='fresh'] {
      grid-area: 2 / 3;
      justify-self: start;
    }
  }
`;

/** The link to the listing, or a button that says why there is none. */
export const Target = styled.a`
  padding: 0;
  font: inherit;
  font-weight: 600;
  color: inherit;
  cursor: pointer;
  text-decoration: underline;
  text-decoration-color: var(--kv-accent-line);
  text-underline-offset: 3px;
  &:hover {
    color: var(--kv-text-accent);
  }
`;

export const Placeholder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px 0;
  border-top: 1px solid var(--kv-line);
`;
