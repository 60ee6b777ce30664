import { styled } from 'styled-components';

/** One map button, or several joined ones. */
export const MapButtonGroup = styled.div`
  display: flex;
  flex-direction: column;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-raised);
  box-shadow:
    var(--kv-shadow-2),
    0 0 0 1px light-dark(transparent, var(--kv-line));
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

export const MapButton = styled.button`
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
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
