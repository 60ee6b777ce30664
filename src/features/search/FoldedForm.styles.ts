import { styled } from 'styled-components';

/**
 * Folded content is hidden but stays mounted, since the dialog of all filters can also be opened from here. Form errors show even when
 * folded. Content that the page writes for the form belongs to the line too, but does not unfold either. Empty until its code has loaded.
 */
export const Line = styled.div`
  display: none !important;
  @container kv (width < 744px) {
    display: flex !important;
    gap: var(--kv-space-8);
    &:empty {
      min-height: 48px;
    }
    > button {
      min-width: 48px;
      min-height: 48px;
    }
    > :first-child {
      flex: 1;
      justify-content: flex-start;
      padding-block: 4px;
      /* Two lines at most, each cut where it ends. */
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
