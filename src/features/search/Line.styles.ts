import { styled } from 'styled-components';

/**
 * Replaces a form in a narrow container. Folded content is hidden but stays mounted, since the dialog of all filters can also be opened from
 * here. Form errors show even when folded. Content that the page writes for the form belongs to the line too, but does not unfold either.
 */
export const Line = styled.div`
  display: none !important;
  @media screen {
    @container kv (width < 744px) {
      display: flex !important;
      gap: var(--kv-space-8);
      &:empty {
        min-height: 48px;
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
  }
`;
