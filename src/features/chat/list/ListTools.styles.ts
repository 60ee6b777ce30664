import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--kv-line);
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  /* The field has its own. */
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

export const SelectionBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 48px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid var(--kv-line);
  background: var(--kv-accent-soft);
  > :first-child {
    flex: 1;
    font-weight: 600;
  }
  > p {
    flex: 1 0 100%;
    padding-bottom: 6px;
    color: var(--kv-danger);
    font: var(--kv-type-caption);
  }
  @container kv-chats (width < 380px) {
    gap: 4px 0;
    padding-inline-end: 4px;
  }
`;

/** What the blacklist is, beside the button that begins a selection. */
export const About = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--kv-line);
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
  > p {
    flex: 1;
  }
  > button {
    margin-block: -6px;
  }
`;

export const Unblock = styled.span`
  display: grid;
  gap: 4px;
  justify-items: end;
  padding-block: 12px;
  > small {
    max-width: 150px;
    color: var(--kv-danger);
    font: var(--kv-type-caption);
    text-align: end;
  }
`;
