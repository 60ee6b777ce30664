import { css, styled } from 'styled-components';
import { FieldBox } from '../../ui/field';

export const Form = styled.form`
  display: block;
`;

/** One height for all controls of the form, whatever they are elsewhere. */
const evenHeights = css`
  ${FieldBox},
  & > button {
    min-height: 44px;
  }
`;

/** Deal, realty, rooms, price beside each other; the stations take what is left, or a row of their own with the button. */
const bar = css`
  @container kv (min-width: 600px) {
    display: flex;
    flex-wrap: wrap;
    & > * {
      flex: none;
    }
    & > :nth-child(5) {
      flex: 1 1 360px;
      min-width: 0;
    }
  }
`;

/** Deal and rooms in the open, the rest below. */
const compact = css`
  & > :nth-child(-n + 2) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @container kv (min-width: 620px) {
    display: flex;
    flex-wrap: wrap;
    & > * {
      flex: none;
    }
    & > :nth-child(2) {
      /* The rest of the first row, so that the fields begin a second one. */
      flex: 1 0 calc(100% - 240px);
      align-self: center;
    }
    & > :nth-child(5) {
      flex: 1 1 200px;
      min-width: 0;
    }
    & > :nth-child(6) {
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
  & > :nth-child(n + 5) {
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
  grid-template-columns: 1fr 1fr;
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
