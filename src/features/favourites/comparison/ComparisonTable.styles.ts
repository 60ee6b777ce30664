import { styled } from 'styled-components';

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-top: 16px;
`;

/** The tick of the best value of a row. */
export const Tick = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin-inline-end: 8px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-accent-soft);
  color: var(--kv-text-accent);
`;

export const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

/** Scrolls by itself where the columns do not fit, so that the page does not. */
export const Scroller = styled.div`
  position: relative;
  margin-top: 12px;
  overflow-x: auto;
  @media print {
    overflow: visible;
  }
`;

/** Names of rows stand beside the values, or above them where there is no room. */
export const Table = styled.table`
  /* On a phone a part of the third column shows that there is more. */
  --column: 156px;
  width: max(100%, calc(var(--columns) * var(--column)));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--kv-type-ui);
  text-align: start;
  overflow-wrap: anywhere;
  th,
  td {
    padding: 0 12px 10px 0;
    border-bottom: 1px solid var(--kv-line);
    font-weight: 500;
    text-align: start;
    vertical-align: top;
  }
  tbody td {
    padding-top: 28px;
    font-variant-numeric: var(--kv-numeric);
  }
  :is(th, td) > i {
    margin-inline-end: 8px;
    vertical-align: -4px;
  }
  tfoot td {
    padding: 16px 12px 0 0;
    border: 0;
  }
  th[scope='row'],
  :is(thead, tfoot) td:first-child {
    position: sticky;
    inset-inline-start: 0;
    width: 0;
    padding: 0;
  }
  th[scope='row'] > span {
    position: absolute;
    inset: 8px auto auto 0;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
    white-space: nowrap;
  }
  [data-best] {
    font-weight: 700;
    > span {
      margin: 0 0 0 8px;
      vertical-align: middle;
    }
  }
  @container kv (width >= 744px) {
    --column: 200px;
    width: max(min(100%, calc(172px + var(--columns) * 282px)), calc(172px + var(--columns) * var(--column)));
    tbody td {
      padding-top: 12px;
    }
    :is(thead, tfoot) td:first-child,
    th[scope='row'] {
      width: 172px;
      background: var(--kv-bg-page);
    }
    th[scope='row'] {
      padding: 12px 12px 10px 0;
      > span {
        position: static;
        white-space: normal;
      }
    }
  }
`;

/** The buttons of a column. */
export const Ways = styled.div`
  display: grid;
  gap: 8px;
  /* Around the buttons at its edges, the scroller would cut it. */
  > button:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    display: none;
  }
`;

export const NoteText = styled.span`
  font: var(--kv-type-small);
  white-space: pre-wrap;
`;

/** Photo, title and address of a listing, above its column. */
export const Column = styled.div`
  position: relative;
  display: grid;
  gap: 4px;
  a {
    margin-top: 4px;
    font-weight: 600;
  }
  [data-photo] a {
    margin: 0;
  }
  small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  > button {
    position: absolute;
    inset: 8px 8px auto auto;
    z-index: 2;
    border-top-right-radius: var(--kv-radius-corner-s);
  }
  @media print {
    > button {
      display: none;
    }
  }
`;
