import { styled } from 'styled-components';
import { StyledButton } from '../../../ui/buttons/Button';
import { TextArea } from '../../../ui/fields/TextArea';

/** Below the card, outside of the link that covers it. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 4px;
  margin-top: 8px;
  &[data-note] {
    padding: 8px 4px 8px 12px;
    border-radius: var(--kv-radius-control);
    background: var(--kv-bg-sunken);
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  > :only-child,
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  @media print {
    button {
      display: none;
    }
  }
`;

/** Its words begin where those of the card do. */
export const Add = styled(StyledButton)`
  margin: 4px 0 0 -12px;
  color: var(--kv-text-muted);
  @media print {
    display: none;
  }
`;

/** Its words begin where those of the note do. */
export const Fold = styled.div`
  margin-inline-start: -12px;
`;

export const Words = styled.p<{ $isFolded: boolean }>`
  max-width: 44ch;
  margin: 0;
  padding-block: 5px;
  font: var(--kv-type-small);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $isFolded }) =>
    $isFolded &&
    `max-height: calc(6lh + 5px);
  padding-bottom: 0;
  overflow: hidden;
  mask-image: linear-gradient(#000 calc(100% - 2lh), transparent);`}
  @media print {
    max-height: none;
    mask-image: none;
  }
`;

export const Field = styled(TextArea)`
  && textarea {
    min-height: 96px;
    padding: 10px 12px;
  }
`;
