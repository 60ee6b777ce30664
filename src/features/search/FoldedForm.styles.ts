import { styled } from 'styled-components';
import { Line } from './Line.styles';

/** A summary of two lines at most, each cut where it ends, and a button for all filters. */
export const Summary = styled(Line)`
  > button {
    min-width: 48px;
    min-height: 48px;
  }
  > :first-child {
    flex: 1;
    justify-content: flex-start;
    padding-block: 4px;
    > span {
      display: grid;
      text-align: start;
      > * {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      > :nth-child(2) {
        font: var(--kv-type-caption);
        color: var(--kv-text-muted);
      }
    }
  }
  /* Its counter does not stick out: a page that gives the widget its full width would scroll sideways. */
  > :last-child > span {
    right: 0;
    left: auto;
  }
`;
