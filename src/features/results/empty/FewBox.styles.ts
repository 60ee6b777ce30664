import { styled } from 'styled-components';

export const Few = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  /* A card that is stacked ends with a space. */
  margin: 4px calc(-1 * var(--kv-bleed, 0px)) 0;
  padding: 24px 20px;
  border-radius: 0 var(--kv-radius-corner) 0 0;
  background: var(--kv-bg-sunken);
  > div > :is(h1, h2, h3, h4, h5, h6) {
    margin-bottom: 12px;
    font: var(--kv-type-title);
    text-wrap: balance;
  }
  > :is(button) {
    justify-self: start;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  @container kv (min-width: 744px) {
    margin: 24px 0 0;
    border-radius: var(--kv-radius-tight) var(--kv-radius-corner) var(--kv-radius-tight) var(--kv-radius-tight);
  }
  @container kv (min-width: 992px) {
    display: flex;
    padding: 24px 28px;
    > div {
      flex: 1;
      min-width: 0;
    }
    > :is(button) {
      flex: none;
      margin-top: 32px;
    }
  }
  @media print {
    display: none;
  }
`;

/** One press changes the search. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 40px;
  padding: 4px 14px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line-control);
  font: var(--kv-type-button);
  text-align: start;
  overflow-wrap: anywhere;
  transition-property: background-color, box-shadow;
  transition-duration: var(--kv-duration-fast);
  &:hover {
    background: var(--kv-bg-hover);
    box-shadow: inset 0 0 0 1px var(--kv-line-control-hover);
  }
  &:active {
    background: var(--kv-bg-pressed);
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--kv-text-accent);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
