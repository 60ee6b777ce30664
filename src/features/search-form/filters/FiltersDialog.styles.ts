import { styled } from 'styled-components';
import { drawerMedia } from '../../../ui/overlay/drawerMedia';

/** Two columns where the dialog is wide. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  padding-block: 4px 8px;
  @media (min-width: 744px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 40px;
  }
`;

export const Cell = styled.div<{ $wide?: boolean }>`
  display: grid;
  gap: 10px;
  align-content: start;
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;

/** The first fields of the form, where one line replaces it. */
export const Lead = styled.div`
  display: none;
  grid-column: 1 / -1;
  gap: 22px;
  @container kv (width < 744px) {
    [data-state='folded'] + form & {
      display: grid;
    }
  }
  /* The deal takes the width, in halves. */
  > fieldset > span {
    display: flex;
    > label {
      flex: 1;
    }
  }
`;

export const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  width: 100%;
  > p {
    margin: 0;
  }
  > button {
    margin-inline-start: auto;
    min-width: 248px;
  }
  @media (max-width: 743.98px) {
    > button {
      width: 100%;
    }
  }
`;

/** The drawer has it in its header. */
export const ClearInFooter = styled.span`
  margin-inline-start: -12px;
  @media ${drawerMedia} {
    display: none;
  }
`;
