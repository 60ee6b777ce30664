import { css, styled } from 'styled-components';
import { FieldBox } from '../../ui/field';

export const Form = styled.form`
  display: block;
`;

/** The stations and the button stay together, so that the button is never alone in a row. */
export const Ending = styled.div`
  display: contents;
`;

/** One height for all controls of the form, whatever they are elsewhere. */
const evenHeights = css`
  ${FieldBox},
  ${Ending} > button {
    min-height: 44px;
  }
`;

/** Beside each other as far as they fit; the stations take what is left, or begin a row. */
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
  ${Ending} > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const bar = css`
  @container kv (min-width: 600px) {
    ${inRows}
  }
`;

/** Deal and rooms in the open, the rest below. */
const compact = css`
  & > :nth-child(-n + 2) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @container kv (min-width: 620px) {
    ${inRows}
    & > :nth-child(2) {
      /* The rest of the first row, so that the fields begin a second one. */
      flex: 1 0 calc(100% - 240px);
      align-self: center;
    }
    ${Ending} {
      flex-basis: 300px;
    }
    ${Ending} > button {
      padding-inline: 28px;
    }
  }
`;

/** Answers to the container, not to the window: a partner may give 320 px on a wide screen. */
export const Fields = styled.div<{ $layout: 'bar' | 'compact' }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--kv-space-8);
  align-items: start;
  ${Ending} > * {
    grid-column: 1 / -1;
  }
  ${evenHeights}
  ${({ $layout }) => ($layout === 'compact' ? compact : bar)}
`;

export const Failure = styled.p`
  margin: var(--kv-space-8) 0 0;
  font: var(--kv-type-small);
  color: var(--kv-danger);
`;

export const PriceSlot = styled.div`
  min-width: 0;
`;

export const FieldError = styled.p`
  margin: var(--kv-space-4) 0 0;
  font: var(--kv-type-caption);
  color: var(--kv-danger);
`;

export const PriceForm = styled.div`
  display: grid;
  gap: var(--kv-space-12);
  width: 320px;
  max-width: 100%;
`;

export const PriceFields = styled.div`
  display: grid;
  gap: var(--kv-space-8);
`;

export const PriceActions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--kv-space-8);
`;

export const OptionRow = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kv-space-8);
  min-width: 0;
`;

export const Matched = styled.b`
  font-weight: 600;
  color: var(--kv-text-accent);
`;

export const LineName = styled.span`
  margin-inline-start: auto;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;
