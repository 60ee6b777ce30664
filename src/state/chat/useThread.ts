import { useEffect, useLayoutEffect, useState } from 'react';
import type { ChatPlace } from '../../api/chats';
import { createStore } from '../../base/createStore';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { useEvents } from '../events/useEvents';
import { useRuntime } from '../runtime/runtimeContext';
import { messagesTo, type Outbox, type OutgoingMessage, placeKey } from './outbox';
import { personOutboxOf } from './personOutbox';
import { createThread, type ThreadController, type ThreadState, threadLoading } from './threadController';
import { startThread } from './threadPaint';

export interface ShownThread extends ThreadState {
  /** Null for a moment, before it begins. */
  readonly controller: ThreadController | null;
  /** Written here and not yet part of the thread. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Null until it is known who is signed in. */
  readonly outbox: Outbox | null;
}

const noState = createStore(threadLoading);
const noMessages = createStore<readonly OutgoingMessage[]>([]);

/** The conversation at a place, with what this device has not sent yet. */
export function useThread(place: ChatPlace): ShownThread {
  const runtime = useRuntime();
  const outboxes = personOutboxOf(runtime);
  const outbox = useStore(outboxes.current, (current) => current);
  const key = placeKey(place);
  const latest = useLatest(place);
  const [begun, setBegun] = useState<{ readonly key: string; readonly controller: ThreadController } | null>(null);
  // Another place shows nothing of the one before.
  const controller = begun?.key === key ? begun.controller : null;
  const state = useStore(controller?.state ?? noState, (shown) => shown);
  const written = useStore(outbox?.messages ?? noMessages, (messages) => messages);

  useLayoutEffect(() => {
    const next = createThread(runtime, latest.current);
    const begin = () => setBegun({ key, controller: next });
    begin();
    // Preact subscribes to a store after it has painted: the first answer, which may be here already, does not wait for that.
    const draws = startThread(runtime);
    const forget = next.state.subscribe(() => {
      forget();
      draws();
      begin();
    });
    const stop = outboxes.onSent(next.sent);
    return () => {
      forget();
      draws();
      stop();
      next.close();
    };
  }, [runtime, outboxes, key, latest]);

  const known = state.thread;
  useEvents((event) => {
    if (event.kind === 'gap') return controller?.refresh();
    const chatId = event.kind === 'message' ? event.chatId : event.kind === 'chat' ? event.id : null;
    if (chatId === null) return;
    // An empty chat may be the one that has just begun.
    if (known ? known.id !== chatId : 'chatId' in place && place.chatId !== chatId) return;
    if (event.kind === 'message') controller?.refresh();
    else controller?.refreshSoon();
  });

  const chatId = known?.id ?? ('chatId' in place ? place.chatId : null);
  const listingId = 'listingId' in place ? place.listingId : (known?.listing?.id ?? null);
  const outgoing = messagesTo(written, chatId, listingId);
  // A refusal says that the chat or its listing has changed: the thread asks what it is now.
  const refused = outgoing.filter(({ refusal }) => refusal !== null).length;
  useEffect(() => {
    if (refused > 0) controller?.refresh();
  }, [controller, refused]);
  return { ...state, controller, outbox, outgoing };
}
