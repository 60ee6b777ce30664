import { css, styled } from 'styled-components';
import { FieldBox } from '../../ui/fields/field';

export const Form = styled.form`
  display: block;
`;

/** Stations and buttons stay together, so that a button is never alone in a row. */
export const Ending = styled.div`
  display: contents;
`;

/** 'Фильтры' and 'Показать'. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Their errors are shown below both. */
  > p {
    flex: 1 0 100%;
    order: 1;
  }
  gap: var(--kv-space-8);
  > button {
    flex: 1 1 auto;
    min-height: 44px;
  }
`;

/** One height for all controls of the form, whatever it is elsewhere. */
const evenHeights = css`
  ${FieldBox} {
    min-height: 44px;
  }
`;

/** Side by side as far as they fit; the stations fill the rest, or start a row. */
const inRows = css`
  display: flex;
  flex-wrap: wrap;
  & > * {
    flex: none;
  }
  ${Ending} {
    display: flex;
    flex: 1 1 360px;
    gap: var(--kv-space-8);
    align-items: start;
    min-width: 0;
  }
  ${Ending} > * {
    flex: 1;
    min-width: 0;
  }
  ${Buttons} {
    flex: none;
  }
`;

const bar = css`
  @container kv (min-width: 600px) {
    ${inRows}
  }
`;

/** Deal and rooms, inline. */
export const Lead = styled.div`
  display: contents;
`;

/** Deal and rooms inline, the rest below. */
const compact = css`
  ${Lead} > * {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @container kv (min-width: 620px) {
    ${inRows}
    ${Lead} {
      display: flex;
      /* A separate row: the fields start a second one. */
      flex: 1 0 100%;
      gap: var(--kv-space-8);
    }
    ${Lead} > :last-child {
      align-self: center;
    }
    ${Ending} {
      flex-basis: 300px;
    }
    ${Buttons} > button {
      min-width: 148px;
    }
  }
`;

/** One below the other, each with its label; in two columns where the container is wide. */
const column = css`
  gap: var(--kv-space-16);
  & > *,
  ${Lead} > * {
    grid-column: 1 / -1;
  }
  ${Buttons} {
    flex-direction: column;
  }
  @container kv (min-width: 600px) {
    & > *,
    ${Lead} > * {
      grid-column: auto;
      align-self: end;
    }
    ${Buttons} {
      flex-direction: row;
    }
  }
`;

/** The panel has its layout in `PanelFrame`. */
const layouts = { bar, column, compact, panel: '' };

/** Container queries, not the window: a partner may give 320 px on a wide screen. */
export const Fields = styled.div<{ $layout: keyof typeof layouts }>`
  display: grid;
  /* Two columns where the longest choice fits into half of the width, otherwise one: no choice is cut. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(160px, 50% - 4px)), 1fr));
  gap: var(--kv-space-8);
  align-items: start;
  ${Ending} > * {
    grid-column: 1 / -1;
  }
  ${evenHeights}
  ${({ $layout }) => layouts[$layout]}
`;

export const Failure = styled.p`
  margin: var(--kv-space-8) 0 0;
  font: var(--kv-type-small);
  color: var(--kv-danger);
`;

export const PriceSlot = styled.div`
  min-width: 0;
`;
