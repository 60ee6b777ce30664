import { css, keyframes, styled } from 'styled-components';
import { deepShadow } from '../dom/deepShadow';
import { drawerMedia } from './drawerMedia';

/** Widths: s 420, m 480, l 520, xl 920 px; never wider than the window allows. */
export type DialogSize = 's' | 'm' | 'l' | 'xl';

const widths: Record<DialogSize, number> = { s: 420, m: 480, l: 520, xl: 920 };

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;
const slideIn = keyframes`
  from { transform: translateX(-100%); }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: 4px;
  padding: 16px 16px 0 24px;
  > :is(h1, h2, h3, h4, h5, h6) {
    flex: 1;
    min-width: 0;
    padding: 8px 8px 0 0;
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
    text-wrap: balance;
  }
`;

/** Action in the title bar of a drawer only: a dialog has space for it elsewhere. */
export const HeadAction = styled.div`
  display: none;
`;

/** A line and a shadow at the lower edge while there is more below; their cover scrolls with the content and hides them at the end. */
export const Body = styled.div<{ $roomy: boolean }>`
  flex: 1;
  min-height: 0;
  padding: ${({ $roomy }) => ($roomy ? '20px 24px 28px' : '12px 24px 24px')};
  overflow: auto;
  overscroll-behavior: contain;
  background:
    linear-gradient(transparent, var(--kv-bg-raised) 40%) 0 100% / 100% 40px no-repeat local,
    linear-gradient(transparent, color-mix(in srgb, var(--kv-text) 16%, transparent)) 0 100% / 100% 20px no-repeat scroll;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Footer = styled.div<{ $line: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: ${({ $line }) => ($line ? '16px 24px' : '8px 24px 24px')};
  ${({ $line }) => $line && 'border-top: 1px solid var(--kv-line);'}
`;

const drawer = css`
  @media ${drawerMedia} {
    inset: 0 auto 0 0;
    width: min(343px, 100% - 32px);
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0 var(--kv-radius-corner-l) 0 0;
    animation-name: ${slideIn};
    ${Head} {
      align-items: center;
      padding: 12px 14px 12px 20px;
      > :is(h1, h2, h3, h4, h5, h6) {
        padding-top: 0;
      }
    }
    ${HeadAction} {
      display: block;
    }
    ${Body} {
      padding: 8px 20px 20px;
    }
    ${Footer} {
      padding: 12px 20px max(12px, env(safe-area-inset-bottom));
      border-top: 1px solid var(--kv-line);
      > :is(button, a) {
        flex: 1;
      }
    }
  }
`;

export const Surface = styled.dialog<{ $size: DialogSize; $drawer: boolean }>`
  container: kv / inline-size;
  flex-direction: column;
  width: min(${({ $size }) => widths[$size]}px, 100% - 32px);
  max-width: none;
  max-height: calc(100dvh - 48px);
  @media (max-width: 452px) {
    max-height: calc(100dvh - 24px);
  }
  margin: auto;
  padding: 0;
  border: 0;
  overflow: hidden;
  border-radius: var(--kv-radius-box) var(--kv-radius-corner-l) var(--kv-radius-box) var(--kv-radius-box);
  background: var(--kv-bg-raised);
  box-shadow: ${deepShadow};
  color: var(--kv-text);
  font: var(--kv-type-body);
  text-align: start;
  white-space: normal;
  animation: ${rise} var(--kv-duration-base) var(--kv-ease);
  &[open] {
    display: flex;
  }
  /* Older browsers pass neither colour scheme nor custom properties to a backdrop. */
  &::backdrop {
    background: rgb(12 20 19 / 0.56);
    background: light-dark(rgb(12 20 19 / 0.56), rgb(4 8 8 / 0.68));
    animation: ${appear} var(--kv-duration-base, 300ms);
  }
  ${({ $drawer }) => $drawer && drawer}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    &::backdrop {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
