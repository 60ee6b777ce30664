import { styled } from 'styled-components';

export const Block = styled.div<{ $layout: 'bar' | 'compact' }>`
  display: grid;
  gap: ${({ $layout }) => ($layout === 'compact' ? '0' : 'var(--kv-space-20)')};
  grid-template-columns: minmax(0, 1fr);
`;
