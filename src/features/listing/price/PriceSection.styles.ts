import { styled } from 'styled-components';

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 24px;
  padding: 32px;
  border: 1px solid var(--kv-line);
  border-radius: var(--kv-shape-home-l);
  background: var(--kv-bg-surface);
  > * {
    grid-column: 1 / -1;
  }
  @container kv (width <= 720px) {
    padding: 20px 16px;
  }
`;

/** About the height of a card without a history, so that little moves. */
export const Reserved = styled.div`
  min-height: 232px;
  border: 1px solid var(--kv-line);
  border-radius: var(--kv-shape-home-l);
  background: var(--kv-bg-surface);
`;

export const Sum = styled.div`
  && {
    grid-column: 1;
  }
  p {
    margin-top: 2px;
    color: var(--kv-text-muted);
    font-variant-numeric: var(--kv-numeric);
    word-spacing: -0.07em;
  }
  @container kv (width <= 720px) {
    && {
      grid-column: 1 / -1;
    }
  }
`;

export const Judgement = styled.p`
  && {
    grid-column: 2;
  }
  display: flex;
  align-items: center;
  gap: 8px;
  align-self: start;
  margin-top: 4px;
  font: var(--kv-type-ui);
  font-weight: 500;
  @container kv (width <= 720px) {
    && {
      grid-column: 1 / -1;
    }
    margin-top: 16px;
  }
`;

/** The scale of prices: half of them are in its light band. */
export const Scale = styled.div`
  position: relative;
  height: 8px;
  margin-top: 20px;
  border: 1px solid var(--kv-line-strong);
  border-radius: 2px;
  background: var(--kv-bg-sunken);
  > * {
    position: absolute;
    box-sizing: border-box;
  }
  @container kv (width <= 720px) {
    margin-top: 12px;
  }
`;

export const Band = styled.i`
  inset-block: -1px;
  border-block: 1px solid var(--kv-accent-line);
  background: var(--kv-accent-soft-hover);
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const MiddleMark = styled.i`
  inset-block: -4px;
  width: 2px;
  margin-inline-start: -1px;
  background: var(--kv-line-control);
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const OwnMark = styled.i`
  inset-block: -5px;
  width: 12px;
  margin-inline-start: -6px;
  border: 1px solid var(--kv-bg-surface);
  border-radius: 2px 5px 2px 2px;
  background: var(--kv-accent);
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

/** Each word stands outside of its mark, or as near as there is room. */
export const Labels = styled.dl`
  display: grid;
  margin-top: 14px;
  font: var(--kv-type-caption);
  > :first-child {
    grid-column: 1;
    text-align: end;
  }
  > :last-child {
    grid-column: 3;
  }
  dt {
    color: var(--kv-text-muted);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: var(--kv-numeric);
    white-space: nowrap;
    word-spacing: -0.07em;
  }
`;

export const Evidence = styled.p`
  margin-top: 8px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;
