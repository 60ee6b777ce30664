import { styled } from 'styled-components';

export const History = styled.div`
  margin-top: 32px;
  > :first-child {
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
  }
`;

export const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px 28px;
  margin-top: 28px;
  padding-inline-end: 4px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  @container kv (width <= 720px) {
    column-gap: 20px;
    font: var(--kv-type-caption);
  }
`;

/** Each number stands at its line. */
export const Ticks = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  margin-block: -10px;
  white-space: nowrap;
`;

/** As high as `plotHeight` says. */
export const Plot = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  [data-grid] {
    stroke: var(--kv-line);
  }
  [data-area] {
    fill: var(--kv-accent-soft);
  }
  [data-step] {
    stroke: var(--kv-accent);
    stroke-width: 3px;
    stroke-linecap: square;
  }
  [data-point] {
    fill: var(--kv-bg-surface);
    stroke: var(--kv-accent);
    stroke-width: 3px;
  }
  @media (forced-colors: active) {
    [data-grid] {
      stroke: GrayText;
    }
    [data-area] {
      fill: none;
    }
    [data-step],
    [data-point] {
      stroke: CanvasText;
    }
    [data-point] {
      fill: Canvas;
    }
  }
`;

export const Days = styled.div`
  position: relative;
  grid-column: 2;
  height: 20px;
  white-space: nowrap;
  > * {
    position: absolute;
  }
  @container kv (width <= 720px) {
    > [data-wide] {
      display: none;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  margin-top: 20px;
  border-collapse: collapse;
  font: var(--kv-type-ui);
  font-variant-numeric: var(--kv-numeric);
  th,
  td {
    padding: 9px 0;
    border-bottom: 1px solid var(--kv-line);
    font-weight: 400;
    text-align: end;
  }
  tr > :not(:first-child) {
    padding-inline-start: 12px;
  }
  tr > :first-child {
    text-align: start;
  }
  thead th {
    font: var(--kv-type-caption);
    color: var(--kv-text-muted);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
    padding-bottom: 0;
  }
  td {
    white-space: nowrap;
    word-spacing: -0.07em;
  }
  small {
    display: inline-block;
    min-width: 4.5em;
    font: inherit;
    color: var(--kv-text-muted);
  }
  @container kv (width <= 720px) {
    font: var(--kv-type-small);
    font-variant-numeric: var(--kv-numeric);
    small {
      display: none;
    }
  }
`;
