import { css, keyframes, styled } from 'styled-components';
import { deepShadow } from '../../ui/dom/deepShadow';

/** Window width from which the chat is a drawer instead of a modal (§9: 1200 px). For style sheets and `matchMedia`. */
export const chatDrawerMedia = '(min-width: 1200px)';

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const drawer = css`
  inset: var(--kv-chat-inset, auto 24px 0 auto);
  width: 354px;
  height: min(560px, 100dvh - 80px, 600px);
  margin: 0;
  border-radius: var(--kv-radius-corner-s) var(--kv-radius-corner) 0 0;
  &[data-state='collapsed'] {
    height: 80px;
  }
`;

/** Always in the top layer: the page could clip or move fixed elements. */
export const Surface = styled.dialog`
  container: kv / inline-size;
  position: fixed;
  inset: var(--kv-visible-inset, 0);
  flex-direction: column;
  width: min(374px, 100% - 32px);
  max-width: none;
  /* A keyboard leaves little: all of it then. */
  height: min(90dvh, 600px, var(--kv-visible-height, 600px));
  max-height: none;
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
  animation: ${rise} var(--kv-duration-base) var(--kv-ease);
  &[open],
  &:popover-open {
    display: flex;
  }
  /* Nothing to press: the focus only begins here. Its shadow stays. */
  &:focus-visible {
    outline: 0;
    box-shadow: ${deepShadow};
  }
  /* Older browsers do not inherit color scheme and custom properties in a backdrop. */
  &::backdrop {
    background: rgb(12 20 19 / 0.56);
    background: light-dark(rgb(12 20 19 / 0.56), rgb(4 8 8 / 0.68));
  }
  &:popover-open::backdrop {
    background: none;
  }
  @media ${chatDrawerMedia} {
    ${drawer}
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px 12px 8px 16px;
  > :is(h2, h3, h4, h5, h6) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font: var(--kv-type-title);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :is(button, a) + :is(button, a) {
    margin-inline-start: -8px;
  }
  [data-state='collapsed'] > & {
    min-height: 80px;
  }
`;

export const About = styled.div`
  flex: none;
  padding: 8px 16px;
  border-block: 1px solid var(--kv-line);
  background: var(--kv-bg-sunken);
  font: var(--kv-type-small);
  > :first-child {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :last-child {
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
  }
  [data-state='collapsed'] > & {
    display: none;
  }
`;

/** The chat scrolls itself. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  [data-state='collapsed'] > & {
    display: none;
  }
`;
