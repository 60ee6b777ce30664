import { createStore } from '../../../base/createStore';
import { useStore } from '../../../base/hooks/useStore';
import { useRuntime } from '../../runtime/runtimeContext';
import type { Outbox } from './outbox';
import type { OutgoingMessage } from './outgoingMessage';
import { type PersonOutbox, personOutboxOf } from './personOutbox';

export interface ShownOutbox {
  /** Null until it is known who is signed in. */
  readonly outbox: Outbox | null;
  /** All that is on its way, to any chat. */
  readonly written: readonly OutgoingMessage[];
  readonly onSent: PersonOutbox['onSent'];
}

const noMessages = createStore<readonly OutgoingMessage[]>([]);

/** The messages on their way of the person who is signed in. */
export function useOutbox(): ShownOutbox {
  const { current, onSent } = personOutboxOf(useRuntime());
  const outbox = useStore(current, (known) => known);
  const written = useStore(outbox?.messages ?? noMessages, (messages) => messages);
  return { outbox, written, onSent };
}
