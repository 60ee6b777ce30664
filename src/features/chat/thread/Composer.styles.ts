import { styled } from 'styled-components';
import { emojiFont } from '../emojiFont';

export const Compose = styled.form`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  align-items: end;
  padding: 12px 16px;
  border-top: 1px solid var(--kv-line);
  > textarea {
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    max-height: 152px;
    padding: 10px 12px;
    border: 0;
    border-radius: var(--kv-radius-control);
    outline-offset: -1px;
    background: var(--kv-bg-surface);
    box-shadow: inset 0 0 0 1px var(--kv-line-control);
    color: inherit;
    /* 16 px: iOS would zoom in on anything smaller. */
    font: var(--kv-type-body);
    ${emojiFont}
    resize: none;
    field-sizing: content;
    &::placeholder {
      color: var(--kv-text-subtle);
    }
    &:focus {
      box-shadow: inset 0 0 0 2px var(--kv-accent);
    }
    &[aria-invalid] {
      outline-color: var(--kv-danger);
      box-shadow: inset 0 0 0 2px var(--kv-danger);
    }
  }
  > button {
    min-width: 44px;
    min-height: 44px;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: 4px 12px;
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
    > [role] {
      color: var(--kv-danger);
    }
    > :not([role]) {
      margin-inline-start: auto;
      color: var(--kv-text-muted);
    }
  }
  @container kv-thread (width < 440px) {
    padding-inline: 12px;
  }
`;

/** Why nothing can be sent, in place of the composer. */
export const Refused = styled.div`
  flex: none;
  padding: 12px 16px;
  border-top: 1px solid var(--kv-line);
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 10px;
    padding: 10px 12px;
    border-radius: var(--kv-radius-tight);
    background: var(--kv-bg-sunken);
    font: var(--kv-type-small);
    > svg {
      color: var(--kv-text-muted);
    }
    > :is(button, [role='alert']) {
      grid-column: 2;
      justify-self: start;
    }
    > [role='alert'] {
      color: var(--kv-danger);
    }
  }
`;
