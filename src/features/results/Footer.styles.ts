import { styled } from 'styled-components';

export const FootNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kv-space-8);
  margin-top: var(--kv-space-16);
  padding-top: var(--kv-space-12);
  border-top: 1px solid var(--kv-line);
  font: var(--kv-type-caption);
  color: var(--kv-text-muted);
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--kv-space-8);
  }
`;

export const AllLink = styled.a`
  color: var(--kv-text-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;
