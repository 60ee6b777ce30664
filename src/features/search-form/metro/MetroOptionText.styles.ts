import { styled } from 'styled-components';

export const OptionRow = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--kv-space-8);
  min-width: 0;
`;

export const Matched = styled.b`
  font-weight: 600;
  color: var(--kv-text-accent);
`;

/** Shrinks in favour of the station name. */
export const LineName = styled.span`
  flex: 1 1 0;
  min-width: 0;
  text-align: end;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;
