import { styled } from 'styled-components';

/** The container of the pin layer; transparent to the pointer between pins. It styles the pins, which are plain DOM. */
export const PinField = styled.div`
  position: absolute;
  inset: 0;
  contain: strict;
  isolation: isolate;
  pointer-events: none;
  > div {
    position: absolute;
    pointer-events: auto;
    &[data-apart] {
      opacity: 0;
      pointer-events: none;
    }
    &[data-gestures='free'] > button {
      touch-action: none;
    }
  }
  button {
    --size: 26px;
    --out: 9px;
    position: absolute;
    display: grid;
    place-items: center;
    width: var(--size);
    height: var(--size);
    margin: calc(var(--size) / -2) 0 0 calc(var(--size) / -2);
    border-radius: var(--kv-radius-tight) calc(11px * var(--kv-radius-factor)) var(--kv-radius-tight) var(--kv-radius-tight);
    background: var(--kv-indicator);
    color: var(--kv-on-indicator);
    box-shadow:
      0 0 0 2px var(--kv-bg-surface),
      var(--kv-shadow-2);
    font: 600 calc(14 * var(--kv-px)) / 1 var(--kv-font);
    font-variant-numeric: var(--kv-numeric);
    white-space: nowrap;
    user-select: none;
    -webkit-touch-callout: none;
    transition-property: scale, translate;
    transition-duration: var(--kv-duration-fast);
    transition-timing-function: var(--kv-ease);
    &[data-kind='cluster'] {
      --size: 36px;
      --out: 4px;
      border-top-right-radius: calc(15px * var(--kv-radius-factor));
    }
    &[data-wide] {
      --size: 42px;
      --out: 1px;
      width: max-content;
      min-width: var(--size);
      margin-left: 0;
      padding: 0 8px;
      border-top-right-radius: calc(18px * var(--kv-radius-factor));
      translate: -50% 0;
    }
    &[data-kind='price'] {
      --size: 28px;
      --out: 8px;
      width: auto;
      margin-left: 0;
      padding: 0 9px;
      translate: -50% 0;
    }
    svg {
      width: 14px;
      height: 14px;
    }
    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: calc(-1 * var(--out));
      }
    }
    &[data-seen] {
      background: var(--kv-accent-soft-hover);
      color: var(--kv-text-accent);
      box-shadow:
        0 0 0 2px var(--kv-bg-surface),
        0 0 0 3px var(--kv-indicator),
        var(--kv-shadow-1);
    }
    &:hover {
      scale: 1.12;
      background: var(--kv-indicator);
      color: var(--kv-on-indicator);
      z-index: 2;
    }
    &:active {
      scale: 1.04;
    }
    &:focus-visible {
      z-index: 4;
    }
    &[data-selected] {
      background: var(--kv-bg-inverse);
      color: var(--kv-text-inverse);
      translate: 0 -17px;
      scale: 1.12;
      z-index: 3;
      &:is([data-kind='price'], [data-wide]) {
        translate: -50% -17px;
      }
      &::before {
        content: '';
        position: absolute;
        top: 100%;
        left: 50%;
        width: 2px;
        height: 15px;
        margin-left: -1px;
        background: var(--kv-bg-inverse);
        box-shadow: 0 0 0 1px var(--kv-bg-surface);
      }
    }
    @media (forced-colors: active) {
      border: 1px solid;
      &[data-selected] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
        &::before {
          background: Highlight;
        }
      }
    }
  }
`;
