import { keyframes, styled } from 'styled-components';
import { chatColours } from '../chatColours';
import { emojiFont } from '../emojiFont';

const fade = keyframes`
  from, 50% { background: var(--kv-accent-soft); }
`;

/** A line of the thread; the space above it is its own, so that the list can measure it. */
export const Line = styled.div`
  display: flex;
  flex-direction: column;
  padding-top: 8px;
  &[data-follows] {
    padding-top: 4px;
  }
  &[data-last] {
    padding-bottom: 16px;
  }
  /* It was searched for: for a moment it stands out, and the focus begins at it. */
  &[data-found] {
    border-radius: var(--kv-radius-box);
    animation: ${fade} 3s;
    outline: 0;
    box-shadow: none;
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
`;

export const Bubble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: flex-start;
  justify-content: flex-end;
  gap: 0 10px;
  box-sizing: border-box;
  max-width: min(78%, 480px);
  padding: 8px 12px;
  border-radius: calc(4px * var(--kv-radius-factor)) calc(16px * var(--kv-radius-factor)) calc(16px * var(--kv-radius-factor))
    calc(16px * var(--kv-radius-factor));
  background: var(--kv-bg-sunken);
  background: ${chatColours.incoming};
  font: var(--kv-type-ui);
  line-height: calc(21 * var(--kv-px));
  [data-follows] > & {
    border-start-start-radius: calc(16px * var(--kv-radius-factor));
  }
  &[data-state] {
    align-self: flex-end;
    border-radius: calc(16px * var(--kv-radius-factor)) calc(4px * var(--kv-radius-factor)) calc(16px * var(--kv-radius-factor))
      calc(16px * var(--kv-radius-factor));
    background: var(--kv-accent-soft-hover);
  }
  [data-follows] > &[data-state] {
    border-start-end-radius: calc(16px * var(--kv-radius-factor));
  }
  &[data-state='sending'],
  &[data-state='waiting'] {
    background: var(--kv-bg-surface);
    box-shadow: inset 0 0 0 1px var(--kv-line-control);
  }
  &[data-state='failed'] {
    background: ${chatColours.failed};
  }
  > span {
    flex: 1 1 auto;
    max-width: 100%;
    ${emojiFont}
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    /* What is written in a message turns nothing around it. */
    unicode-bidi: isolate;
  }
  > time {
    display: inline-flex;
    align-items: center;
    align-self: flex-end;
    gap: 4px;
    color: var(--kv-text-subtle);
    font: var(--kv-type-micro);
    font-weight: 400;
    font-variant-numeric: var(--kv-numeric);
  }
  &[data-state] > time {
    color: var(--kv-text-muted);
  }
  &[data-state='failed'] > time > svg {
    color: var(--kv-danger);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Notice below a message that was not sent, or cannot be sent now. */
export const Failure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: flex-end;
  justify-content: flex-end;
  gap: 0 14px;
  padding: 2px 2px 0;
  color: var(--kv-danger);
  font: var(--kv-type-caption);
  text-align: end;
  > button {
    min-height: 24px;
    padding: 0;
    color: var(--kv-text-accent);
    font: inherit;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > button {
      min-height: 44px;
    }
  }
`;

export const Day = styled.div`
  align-self: center;
  padding: 10px 0 2px;
  color: var(--kv-text-subtle);
  font: var(--kv-type-caption);
  text-align: center;
`;

export const NewLine = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-top: 8px;
  color: var(--kv-text-accent);
  font: var(--kv-type-caption);
  font-weight: 500;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--kv-accent-soft-hover);
  }
`;

export const Older = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: 8px;
  min-height: 40px;
  padding-top: 8px;
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
`;
