import { styled } from 'styled-components';

/** The page's own cards: in one column or several; `::part(list)` can change the layout. */
export const Cards = styled.ul<{ $layout: 'rows' | 'compact' }>`
  display: grid;
  grid-template-columns: ${({ $layout }) => ($layout === 'compact' ? 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' : 'minmax(0, 1fr)')};
  gap: var(--kv-space-16);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
