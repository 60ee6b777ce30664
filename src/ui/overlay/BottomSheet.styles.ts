import { keyframes, styled } from 'styled-components';
import { deepShadow } from '../dom/deepShadow';

const enter = keyframes`
  from { opacity: 0; transform: translateX(calc(-100% - 24px)); }
`;
const leave = keyframes`
  to { opacity: 0; transform: translateX(calc(-100% - 24px)); }
`;
const rise = keyframes`
  from { transform: translateY(100%); }
`;
const sink = keyframes`
  to { transform: translateY(100%); }
`;

/** A drag handle and a visual hint; closing never depends on it, there is a close button. */
export const Grip = styled.div`
  display: none;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: 8px;
  padding: 20px 14px 14px 24px;
  > div {
    flex: 1;
    min-width: 0;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    padding-top: 6px;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
    text-wrap: balance;
  }
  p {
    margin-top: 2px;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 24px 24px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Panel = styled.div`
  --drag: 0px;
  position: absolute;
  inset: 84px auto auto 24px;
  z-index: 20;
  display: flex;
  flex-direction: column;
  width: 408px;
  max-height: calc(100% - 108px);
  overflow: hidden;
  border-radius: var(--kv-radius-box) var(--kv-radius-corner-l) var(--kv-radius-box) var(--kv-radius-box);
  background: var(--kv-bg-raised);
  box-shadow: ${deepShadow};
  color: var(--kv-text);
  transform: translateY(var(--drag));
  transition: transform var(--kv-duration-base) var(--kv-ease);
  animation: ${enter} var(--kv-duration-base) var(--kv-ease);
  &[data-state='closed'] {
    animation: ${leave} var(--kv-duration-panel-out, 2000ms) var(--kv-ease-settle, cubic-bezier(0.05, 0.9, 0.1, 1)) forwards;
  }
  &[data-dragged] {
    transition: none;
    user-select: none;
  }
  /* Nothing to press: the focus only begins here. */
  &:focus-visible {
    outline: 0;
    box-shadow: ${deepShadow};
  }
  @container kv (width < 1200px) {
    width: 360px;
  }
  @container kv (width < 744px) {
    inset: auto 0 0;
    width: auto;
    max-height: 52%;
    border-radius: calc(20px * var(--kv-radius-factor)) var(--kv-radius-corner-l) 0 0;
    animation-name: ${rise};
    &[data-state='closed'] {
      animation-name: ${sink};
    }
    ${Grip} {
      display: block;
      flex: none;
      padding: 8px 0 0;
      &::before {
        content: '';
        display: block;
        width: 44px;
        height: 4px;
        margin: auto;
        border-radius: 2px;
        background: var(--kv-line-strong);
      }
    }
    ${Head} {
      padding: 4px 8px 10px 16px;
    }
    ${Body} {
      padding: 0 16px max(16px, env(safe-area-inset-bottom));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    --kv-duration-panel-out: 0ms;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
