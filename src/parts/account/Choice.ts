import { styled } from 'styled-components';

/** Content of a dialog that asks: a sentence, if any, and buttons, one below the other. */
export const Choice = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 4px;
  > p {
    margin-bottom: 12px;
    color: var(--kv-text-muted);
  }
  > [role='alert'] {
    color: var(--kv-danger);
  }
  /* As far from the title as from a sentence. */
  > button:first-child {
    margin-top: 8px;
  }
`;
