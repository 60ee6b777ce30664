import { styled } from 'styled-components';

/** Where files are chosen and dropped: the whole row while there is no photo. */
export const Add = styled.li`
  display: grid;
  gap: 8px;
  &[data-state='beside'] {
    aspect-ratio: 4 / 3;
  }
  &[data-state='alone'] {
    grid-column: 1 / -1;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    place-content: center;
    gap: 4px;
    height: 100%;
    min-height: 112px;
    padding: 12px;
    border: 1px dashed var(--kv-line-control);
    border-radius: var(--kv-shape-home-s);
    background: var(--kv-bg-surface);
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
    text-align: center;
    cursor: pointer;
    > b {
      color: var(--kv-text);
      font: var(--kv-type-small);
      font-weight: 500;
    }
    &:hover,
    &[data-over] {
      border-color: var(--kv-indicator);
      background: var(--kv-accent-soft);
      color: var(--kv-text-accent);
    }
    &[data-invalid] {
      border-color: var(--kv-danger);
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--kv-focus);
      outline-offset: 2px;
    }
    &:has(:disabled) {
      border-color: var(--kv-line);
      background: var(--kv-bg-sunken);
      color: var(--kv-text-disabled);
      cursor: not-allowed;
      > b {
        color: inherit;
      }
    }
  }
`;

/** The camera is offered only where a finger points: elsewhere a file is chosen. */
export const Camera = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: block;
    position: relative;
  }
`;
