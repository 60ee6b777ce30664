import { styled } from 'styled-components';

export const List = styled.div`
  display: grid;
  gap: 8px;
  /* Closer to their field than the next one is. */
  margin-top: -8px;
  &[data-below='photos'] {
    margin-top: 12px;
  }
`;

/** Advice: amber when a moderator would refuse it, slate when it is only worth a look. */
export const Note = styled.div`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 10px 12px;
  border-radius: 6px calc(14px * var(--kv-radius-factor)) 6px 6px;
  background: color-mix(in srgb, var(--kv-warning) 14%, var(--kv-bg-surface));
  font: var(--kv-type-small);
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: var(--kv-warning);
  }
  &[data-state='look'] {
    background: color-mix(in srgb, var(--kv-accent) 10%, var(--kv-bg-surface));
    > svg {
      color: var(--kv-text-accent);
    }
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    margin: 0;
  }
  b {
    display: block;
    font-weight: 600;
  }
  [data-rule] {
    color: var(--kv-text-muted);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 4px;
  > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--kv-text-accent);
    font: inherit;
    font-weight: 500;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;

/** Lies on the field letter by letter, and shows only its marks. */
export const Layer = styled.div`
  position: absolute;
  z-index: 1;
  overflow: hidden;
  color: transparent;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  pointer-events: none;
  mark {
    border-radius: 2px;
    background: color-mix(in srgb, var(--kv-warning) 18%, transparent);
    box-shadow: inset 0 -2px 0 var(--kv-warning);
    color: inherit;
    @media (forced-colors: active) {
      border-bottom: 2px solid;
    }
  }
`;
