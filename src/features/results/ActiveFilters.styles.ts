import { styled } from 'styled-components';
import { saidAbove } from './Results.styles';

/** Active filters: one scrolling row in a narrow container. */
export const Chips = styled.div<{ $isBeside: boolean }>`
  display: flex;
  gap: 6px;
  min-height: 32px;
  > * {
    flex: none;
  }
  overflow-x: auto;
  scrollbar-width: none;
  /* Space for the focus outline, which scrolling would cut off; beyond the end edge it would make the page scroll sideways. */
  padding: 4px;
  margin-block: 4px -4px;
  margin-inline-start: -4px;
  @container kv (min-width: 600px) {
    flex-wrap: wrap;
    overflow: visible;
  }
  ${({ $isBeside }) => $isBeside && saidAbove}
`;
