import { css, styled } from 'styled-components';

type Layout = 'bar' | 'column' | 'compact';

/** Side by side where there is space for both. */
const column = css`
  @container kv (min-width: 900px) {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: var(--kv-space-32);
    align-items: start;
  }
`;

export const Block = styled.div<{ $layout: Layout }>`
  display: grid;
  gap: ${({ $layout }) => ($layout === 'compact' ? '0' : 'var(--kv-space-20)')};
  grid-template-columns: minmax(0, 1fr);
  ${({ $layout }) => $layout === 'column' && column}
`;

/** A container of its column; beside the list it stays in view while the list scrolls. */
export const Aside = styled.div`
  container: kv / inline-size;
  min-width: 0;
  @container kv (min-width: 900px) {
    position: sticky;
    top: var(--kv-space-16);
  }
`;

/** Cards adapt to the width of their column. */
export const Beside = styled.div`
  container: kv / inline-size;
  min-width: 0;
`;
