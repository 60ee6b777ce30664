import { css, keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;
const leave = keyframes`
  to { opacity: 0; }
`;

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** Readable on the inverse background of either theme. */
const tones: Record<ToastTone, string> = {
  success: 'light-dark(#8fd6a2, #1c6e3a)',
  info: 'light-dark(#9dbee2, #35557b)',
  warning: 'light-dark(#eac67e, #855200)',
  error: 'light-dark(#ffab9e, #b3261e)',
};

/** The stack is in the top layer, so that nothing covers it, and above whatever is fixed to the lower edge of the window (`--kv-foot`). */
export const Stack = styled.div`
  position: fixed;
  inset: auto auto calc(24px + var(--kv-foot, 0px)) 24px;
  width: min(400px, 100% - 48px);
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  pointer-events: none;
  &:popover-open {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  @media (max-width: 743.98px) {
    inset: auto 16px calc(max(16px, env(safe-area-inset-bottom)) + var(--kv-foot, 0px));
    width: auto;
  }
`;

export const Box = styled.div<{ $tone: ToastTone; $still: boolean }>`
  display: flex;
  gap: 12px;
  min-height: 48px;
  padding: 12px 8px 12px 16px;
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  background: var(--kv-bg-inverse);
  box-shadow: var(--kv-shadow-2);
  color: var(--kv-text-inverse);
  font: var(--kv-type-ui);
  pointer-events: auto;
  ${({ $still }) => !$still && css`animation: ${appear} var(--kv-duration-base) var(--kv-ease);`}
  &[data-state='closed'] {
    animation: ${leave} var(--kv-duration-fast) forwards;
  }
  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => tones[$tone]};
  }
  > span {
    flex: 1;
    min-width: 0;
    padding: 2px 0;
  }
  > [data-action] {
    align-self: start;
    padding: 2px 0;
    border-radius: 2px;
    color: inherit;
    font-weight: 600;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > button:not([data-action]) {
    width: 32px;
    min-height: 32px;
    margin: -4px 0;
    background: none;
    color: inherit;
    opacity: 0.8;
    &:hover {
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    > [data-action] {
      padding: 12px 0;
      margin: -10px 0;
    }
    > button:not([data-action]) {
      width: 44px;
      min-height: 44px;
      margin: -10px 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    > svg {
      color: inherit;
    }
  }
`;
