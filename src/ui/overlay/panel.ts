import { css } from 'styled-components';

/** Surface of everything that opens over the page. */
export const panel = css`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 8px;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--kv-radius-box);
  background: var(--kv-bg-raised);
  box-shadow: var(--kv-shadow-2), 0 0 0 1px var(--kv-line);
  color: var(--kv-text);
  font: var(--kv-type-ui);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
