import { styled } from 'styled-components';

/**
 * What is folded is hidden, and not taken away: its dialog of all filters opens from here as well. Something that went wrong with the form
 * shows all the same. What a page writes for the form is for the line too, but neither shows by that.
 */
export const Line = styled.div`
  display: none !important;
  @container kv (width < 744px) {
    display: flex !important;
    gap: var(--kv-space-8);
    > button {
      min-width: 44px;
      min-height: 44px;
    }
    > :first-child {
      flex: 1;
      justify-content: flex-start;
      > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
    /* Its number does not stand out: a page that gives the widget its whole width would scroll sideways. */
    > :last-child > span {
      right: 0;
      left: auto;
    }
    &[data-state='folded'] + form:not(:has([part~='filters'] ~ [role='alert'])) {
      display: contents !important;
      > :first-child {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        visibility: hidden;
        dialog {
          visibility: visible;
        }
      }
    }
  }
`;
