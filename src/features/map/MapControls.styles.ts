import { styled } from 'styled-components';

/** At the lower right; where the place is narrow, under the bar above, and without what a phone has no use for. */
export const Controls = styled.div`
  position: absolute;
  right: 24px;
  bottom: 32px;
  display: flex;
  flex-direction: column;
  gap: 10px;
  @container kv (width < 744px) {
    right: 12px;
    top: 68px;
    bottom: auto;
    > [data-wide]:not([data-state='on']) {
      display: none;
    }
  }
`;

/** One button, or a few that belong together. */
export const ControlGroup = styled.div`
  display: flex;
  flex-direction: column;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-raised);
  box-shadow: var(--kv-shadow-2);
  > button + button {
    border-top: 1px solid var(--kv-line);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  > button:has(+ button) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Control = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--kv-radius-control);
  color: var(--kv-text);
  &:hover {
    background: var(--kv-bg-hover);
  }
  &:active {
    background: var(--kv-bg-pressed);
  }
  &[aria-disabled='true'] {
    color: var(--kv-text-disabled);
    background: none;
    cursor: not-allowed;
  }
`;
