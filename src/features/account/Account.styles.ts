import { keyframes, styled } from 'styled-components';

/** Shows that the tabs go on beyond the edge, until they are scrolled to their end; without more of them it does not run. */
const goesOn = keyframes`
  from {
    mask: linear-gradient(to right, #000 calc(100% - 48px), transparent) 0 / 100% no-repeat;
  }
  to {
    mask: linear-gradient(to right, #000 calc(100% - 48px), transparent) 0 / calc(100% + 48px) no-repeat;
  }
`;

/** The menu beside the tab; above it where there is no room. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 20px 48px;
  align-items: start;
  @container kv (width < 940px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Menu = styled.nav`
  position: sticky;
  top: calc(var(--kv-account-top, 0px) + 24px);
  display: grid;
  gap: 2px;
  /* At 400 % zoom it would fill the window. */
  @media (max-height: 399.98px) {
    position: static;
  }
  @container kv (width < 940px) {
    position: relative;
    top: 0;
    display: flex;
    gap: 4px;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--kv-bleed, 0px));
    padding-inline: var(--kv-bleed, 0px);
    box-shadow: inset 0 -1px var(--kv-line);
    scrollbar-width: none;
    @supports (animation-timeline: scroll(self inline)) {
      animation: ${goesOn} linear;
      animation-timeline: scroll(self inline);
    }
  }
`;

export const Me = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding-bottom: 20px;
  overflow-wrap: anywhere;
  b {
    display: block;
    font: var(--kv-type-title);
  }
  div > span {
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
    color: var(--kv-text-muted);
  }
  @container kv (width < 940px) {
    display: none;
  }
`;

export const MenuItem = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  margin-inline: -12px;
  padding: 0 12px;
  border-radius: var(--kv-radius-control);
  font: var(--kv-type-ui);
  text-align: start;
  cursor: pointer;
  > svg {
    color: var(--kv-text-muted);
  }
  > :nth-child(2) {
    flex: 1;
  }
  &:hover {
    background: var(--kv-bg-hover);
  }
  &[aria-current] {
    border-top-right-radius: var(--kv-radius-corner-s);
    background: var(--kv-bg-surface);
    box-shadow: 0 0 0 1px var(--kv-line);
    font-weight: 600;
    > svg {
      color: var(--kv-accent);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 1px solid;
    }
  }
  @container kv (width < 940px) {
    flex: none;
    margin: 0;
    padding: 0 10px;
    white-space: nowrap;
    > svg {
      display: none;
    }
    &[aria-current] {
      border-radius: 0;
      background: none;
      box-shadow: inset 0 -3px var(--kv-accent);
    }
  }
`;
