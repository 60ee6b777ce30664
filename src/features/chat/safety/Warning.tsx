import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import type { Message } from '../../../domain/chat/chat';
import { findWarnings } from '../../../domain/chat/findWarnings';
import { dismissedWarningsOf, dismissWarning } from '../../../state/chat/dismissedWarnings';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatSafetyText } from '../../../text/chat/safety/useChatSafetyText';
import { Icon } from '../../../ui/icons/Icon';

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 8px;
  align-self: flex-start;
  box-sizing: border-box;
  max-width: min(78%, 480px);
  margin-top: 4px;
  padding: 8px 12px;
  border-radius: var(--kv-radius-tight) var(--kv-radius-corner-s) var(--kv-radius-corner-s) var(--kv-radius-corner-s);
  box-shadow: inset 0 0 0 1px var(--kv-line);
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  > svg {
    margin-top: 2px;
  }
  > p {
    grid-column: 2;
    margin: 0;
    overflow-wrap: anywhere;
  }
  > button {
    grid-column: 2;
    justify-self: start;
    min-height: 24px;
    padding: 0;
    color: var(--kv-text-accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > button {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** What the recipient should know about a message, until they have read it. The sender is not told, and nothing is held back. Lazy-loaded. */
export function Warning({ message: { id, text: written } }: { readonly message: Message }) {
  const { text } = useChatSafetyText();
  const runtime = useRuntime();
  const isDismissed = useStore(dismissedWarningsOf(runtime), (ids) => ids.includes(id));
  const { siteUrl } = runtime;
  const kinds = useMemo(() => findWarnings(written, new URL(siteUrl || '/', location.href).host), [written, siteUrl]);
  if (isDismissed || kinds.length === 0) return null;
  return (
    <Note role="note" aria-label={text.warning.name} data-warning={kinds.join(' ')}>
      <Icon name="alert-circle" size={16} />
      {kinds.map((kind) => (
        <p key={kind}>{text.warning.kinds[kind]}</p>
      ))}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes, and the focus stays where the person reads.
          currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
          dismissWarning(runtime, id);
        }}
      >
        {text.warning.dismiss}
      </button>
    </Note>
  );
}
