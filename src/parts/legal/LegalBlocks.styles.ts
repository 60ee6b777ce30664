import { css, styled } from 'styled-components';

const beside = css`
  @container kv (width >= 992px) {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: 48px;
    > * {
      grid-column: 2;
    }
    > [data-heading] {
      grid-column: 1;
      /* Spans all rows, so that it stays sticky for the whole section. */
      grid-row: 1 / span 40;
      margin: 0;
    }
    > [data-heading] + * {
      margin-top: 0;
    }
  }
  @media print {
    display: block;
  }
`;

/** Headings beside their sections, if wide enough and `$columns`. `& + &` would mean every section here: styled-components writes it with the class that all of them share. */
export const Section = styled.div<{ $columns: boolean }>`
  &:not(:first-child) {
    margin-top: 32px;
  }
  > * + * {
    margin-top: 12px;
  }
  > [data-heading] {
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
    break-after: avoid;
  }
  ${({ $columns }) =>
    $columns &&
    css`
      &:not(:first-child) {
        padding-top: 32px;
        border-top: 1px solid var(--kv-line);
      }
      ${beside}
    `}
`;

export const Paragraph = styled.p`
  orphans: 3;
  widows: 3;
  a {
    border-radius: 2px;
    color: var(--kv-text-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    text-decoration-color: color-mix(in srgb, currentColor 38%, transparent);
    transition: text-decoration-color var(--kv-duration-fast);
  }
  a:hover {
    text-decoration-color: currentColor;
  }
`;

/** A hanging paragraph number, as wide as the longest. */
export const Clause = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  > span {
    color: var(--kv-text-subtle);
    font-variant-numeric: tabular-nums;
  }
`;

const rows = css`
  display: grid;
  gap: 8px;
  > li {
    position: relative;
    padding-inline-start: 24px;
    break-inside: avoid;
  }
`;

export const Items = styled.ul<{ $indented: boolean }>`
  ${rows}
  ${({ $indented }) => $indented && 'padding-inline-start: 44px;'}
  @container kv (width < 744px) {
    padding-inline-start: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 4px;
    top: 0.58em;
    /* Not a background: printers omit those. */
    border: 3px solid var(--kv-indicator);
    border-radius: 1px 3px 1px 1px;
  }
`;

export const Steps = styled.ol`
  ${rows}
  gap: 12px;
  counter-reset: step;
  > li {
    counter-increment: step;
    padding-inline-start: 40px;
  }
  > li::before {
    content: counter(step) / '';
    position: absolute;
    inset-inline-start: 0;
    top: -1px;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: var(--kv-radius-tight) var(--kv-radius-control) var(--kv-radius-tight) var(--kv-radius-tight);
    background: var(--kv-accent-soft);
    color: var(--kv-text-accent);
    font: var(--kv-type-small);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Marks a gap to be filled in. */
export const Placeholder = styled.mark`
  padding: 1px 5px;
  border-radius: var(--kv-radius-tight);
  outline: 1px dashed var(--kv-warning);
  outline-offset: -1px;
  background: color-mix(in srgb, var(--kv-warning) 12%, var(--kv-bg-page));
  color: var(--kv-text);
  box-decoration-break: clone;
`;
