import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { FormLayout } from './FormFields';
import { Buttons, Ending, Fields } from './SearchForm.styles';

const Place = styled.div`
  container: panel / inline-size;
`;

/** The caption is above the value, inside the field. A click on it focuses the field. */
const caption = css`
  position: absolute;
  z-index: 2;
  top: 9px;
  inset-inline: 14px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
  pointer-events: none;
`;

/** A field without a box; hairlines separate it from its neighbours. */
const cell = css`
  position: relative;
  z-index: 1;
  width: 100%;
  min-height: 60px;
  padding-block: 18px 0;
  border-radius: 6px;
  background-color: transparent;
  font-size: calc(16 * var(--kv-px));
  box-shadow: none;
  &:hover {
    background-color: var(--kv-bg-hover);
  }
  &:focus-visible {
    box-shadow: 0 0 0 2px var(--kv-focus-gap);
  }
  &[aria-expanded='true'] {
    background-color: var(--kv-accent-soft);
  }
  &:open {
    background-color: var(--kv-accent-soft);
  }
  &:focus-within:not(:focus) {
    background-color: transparent;
    box-shadow: inset 0 0 0 2px var(--kv-indicator);
  }
  &[data-state='invalid'] {
    box-shadow: inset 0 0 0 2px var(--kv-danger);
  }
`;

/** Children: deal, type, rooms, price and, in `Ending`, stations and buttons; those fixed by the page are missing. */
const Paper = styled(Fields)`
  display: flex;
  flex-wrap: wrap;
  gap: 0;
  padding: 8px;
  border-radius: var(--kv-shape-home-l);
  background: var(--kv-bg-raised);
  box-shadow: var(--kv-shadow-2), 0 0 0 1px var(--kv-line);
  && > *,
  && ${Ending} > * {
    position: relative;
    flex: 1 1 50%;
    min-width: 0;
  }
  && ${Ending} > * {
    flex-basis: 100%;
  }
  && ${Buttons} {
    margin-top: 8px;
    > button {
      min-height: 56px;
      font-size: calc(16 * var(--kv-px));
    }
  }
  && > * > label,
  && > * > button > :first-child,
  && > * > span > button > :first-child,
  && > * > span > label:first-child {
    ${caption}
  }
  && > * > span > select,
  && > * > button,
  && > * > span > button,
  && > * > span > label + label {
    ${cell}
  }
  /* The marks are beside the values, aligned. */
  && > * > span > select + svg {
    z-index: 2;
    margin-top: 18px;
  }
  && > * > span > label + label {
    padding-inline-end: 10px;
    > svg {
      width: 18px;
      height: 18px;
    }
  }
  /* Chips are higher than text. */
  && > * > span > label + label:has(button) {
    padding-block: 26px 3px;
  }
  && > * > p {
    margin-inline: 14px;
  }
  && > :not(:last-child)::after {
    content: '';
    position: absolute;
    inset: auto 14px 0;
    border-bottom: 1px solid var(--kv-line);
    pointer-events: none;
  }
  @container panel (min-width: 640px) {
    && > *,
    && ${Ending} > * {
      flex-basis: 33%;
    }
    /* Nothing is below the second row. */
    && > :nth-child(n + 4)::after {
      display: none;
    }
    && ${Buttons} {
      margin: 0;
      padding-inline-start: 8px;
      > button {
        min-height: 60px;
      }
    }
  }
  @container panel (min-width: 980px) {
    flex-wrap: nowrap;
    padding: 10px;
    && > * {
      flex: 1 1 132px;
    }
    && > :has(select) {
      flex: none;
      min-width: 128px;
    }
    /* As wide as the longest option, so that the others do not move. */
    && > * > span > select {
      field-sizing: fixed;
    }
    && ${Ending} > :first-child {
      flex: 1.6 1 190px;
    }
    && > :not(:last-child)::after {
      display: block;
      inset: 14px 0 auto auto;
      height: 32px;
      border: 0;
      border-inline-end: 1px solid var(--kv-line);
    }
    && ${Buttons} {
      flex: none;
      padding-inline-start: 10px;
      > [type='submit'] {
        padding-inline: 32px;
        border-top-right-radius: calc(30px * var(--kv-radius-factor));
      }
    }
  }
`;

export interface PanelFrameProps {
  readonly $layout: FormLayout;
  readonly children: ReactNode;
}

/** One raised panel with labelled fields in one row, in threes or in twos (§2 "Home"), depending on its own width. */
export function PanelFrame({ $layout, children }: PanelFrameProps) {
  return (
    <Place>
      <Paper $layout={$layout}>{children}</Paper>
    </Place>
  );
}
