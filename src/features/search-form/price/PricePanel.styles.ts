import { styled } from 'styled-components';
import { FieldBox } from '../../../ui/fields/field';

export const PriceForm = styled.div`
  display: grid;
  gap: var(--kv-space-12);
  width: 320px;
  max-width: 100%;
`;

/** Two fields of one range; their message is below the second and takes the full width. */
export const Pair = styled.div<{ $row: boolean }>`
  display: grid;
  grid-template-columns: ${({ $row }) => ($row ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: var(--kv-space-8);
  align-items: start;
  ${FieldBox} {
    /* Eight digits fit half of a phone's drawer. */
    gap: 5px;
    padding-inline: 8px;
  }
`;

export const PriceActions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--kv-space-8);
`;
