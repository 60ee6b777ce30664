import { keyframes, styled } from 'styled-components';

const leave = keyframes`
  to { opacity: 0; }
`;

/** The banner is in the top layer, so that the page cannot clip or move it; dialogs and menus open above. The window positions it. */
export const Banner = styled.section`
  position: fixed;
  inset: auto auto calc(24px + var(--kv-foot, 0px)) 24px;
  align-items: center;
  gap: 16px;
  width: max-content;
  max-width: min(440px, 100% - 48px);
  margin: 0;
  padding: 12px 12px 12px 16px;
  border: 0;
  overflow: visible;
  border-radius: var(--kv-radius-box);
  background: var(--kv-bg-raised);
  box-shadow:
    var(--kv-shadow-2),
    0 0 0 1px var(--kv-line);
  color: var(--kv-text);
  font: var(--kv-type-small);
  &:popover-open {
    display: flex;
  }
  &[data-state='closed'] {
    pointer-events: none;
    animation: ${leave} var(--kv-duration-base) var(--kv-ease) forwards;
  }
  > p {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
  }
  /* A strip along the lower edge. */
  @media (max-width: 743.98px) {
    inset: auto 0 var(--kv-foot, 0px);
    width: auto;
    max-width: none;
    gap: 8px;
    padding: 6px 12px max(6px, env(safe-area-inset-bottom) - var(--kv-foot, 0px)) 16px;
    border-radius: 0;
    box-shadow: 0 -1px 0 var(--kv-line);
    font: var(--kv-type-caption);
    > button {
      padding-inline: 12px;
    }
  }
  @media (max-width: 359.98px) {
    font-size: calc(12 * var(--kv-px));
    line-height: calc(16 * var(--kv-px));
  }
  /* At 400 % zoom it would cover much of the window: it scrolls away with the first screen. */
  @media (max-height: 399.98px) {
    position: absolute;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state='closed'] {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none !important;
  }
`;

export const PolicyLink = styled.a`
  border-radius: 2px;
  color: var(--kv-text-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
