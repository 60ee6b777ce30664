import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  > small {
    position: absolute;
    top: 0;
    right: 0;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

/** Says beside its label that a field need not be filled in. */
export function Optional({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <Box>
      {children}
      <small>{note}</small>
    </Box>
  );
}
