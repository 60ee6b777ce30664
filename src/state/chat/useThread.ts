import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatPlace } from '../../api/chats';
import { createStore } from '../../base/createStore';
import { hasOwn } from '../../base/foreign/hasOwn';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { useEvents } from '../events/useEvents';
import { useRuntime } from '../runtime/runtimeContext';
import { messagesTo, type Outbox, placeKey } from './outbox/outbox';
import type { OutgoingMessage } from './outbox/outgoingMessage';
import { useOutbox } from './outbox/useOutbox';
import { notArrived } from './thread';
import { createThread, type MessageTarget, type ThreadController, type ThreadState, threadLoading } from './threadController';
import { startThread } from './threadPaint';

export interface ShownThread extends ThreadState {
  /** Null for a moment, before it begins. */
  readonly controller: ThreadController | null;
  /** Written here and not yet part of the thread. */
  readonly outgoing: readonly OutgoingMessage[];
  /** How many of those the server has refused. */
  readonly refused: number;
  /** Null until it is known who is signed in. */
  readonly outbox: Outbox | null;
}

const noState = createStore(threadLoading);

/** The conversation at a place, with what this device has not sent yet. `at`: a message that it begins with; another one is shown when it changes. */
export function useThread(place: ChatPlace, at: MessageTarget | null = null): ShownThread {
  const runtime = useRuntime();
  const { outbox, written, onSent } = useOutbox();
  const key = placeKey(place);
  const latest = useLatest({ place, at });
  const shownAt = useRef(at);
  const [begun, setBegun] = useState<{ readonly key: string; readonly controller: ThreadController } | null>(null);
  // Another place shows nothing of the one before.
  const controller = begun?.key === key ? begun.controller : null;
  const state = useStore(controller?.state ?? noState, (shown) => shown);

  useLayoutEffect(() => {
    const next = createThread(runtime, latest.current.place, latest.current.at?.id);
    const begin = () => setBegun({ key, controller: next });
    begin();
    // Preact subscribes to a store after it has painted: the first answer, which may be here already, does not wait for that.
    const draws = startThread(runtime);
    const forget = next.state.subscribe(() => {
      forget();
      draws();
      begin();
    });
    const stop = onSent(next.sent);
    return () => {
      forget();
      draws();
      stop();
      next.close();
    };
  }, [runtime, onSent, key, latest]);

  useEffect(() => {
    if (at && at !== shownAt.current) controller?.jump(at.id);
    shownAt.current = at;
  }, [controller, at]);

  const known = state.thread;
  useEvents((event) => {
    if (event.kind === 'gap') return controller?.refresh();
    const chatId = event.kind === 'message' ? event.chatId : event.kind === 'chat' ? event.id : null;
    if (chatId === null) return;
    // An empty chat may be the one that has just begun.
    if (known ? known.id !== chatId : hasOwn(place, 'chatId') && place.chatId !== chatId) return;
    if (event.kind === 'message') controller?.refresh();
    else controller?.refreshSoon();
  });

  const chatId = known?.id ?? (hasOwn(place, 'chatId') ? place.chatId : null);
  const listingId = hasOwn(place, 'listingId') ? place.listingId : (known?.listing?.id ?? null);
  const since = useRef(new Map<string, number>());
  const outgoing = notArrived(messagesTo(written, chatId, listingId), known?.messages ?? [], since.current);
  // A refusal says that the chat or its listing has changed: the thread asks what it is now.
  const refused = outgoing.filter(({ refusal }) => refusal !== null).length;
  useEffect(() => {
    if (refused > 0) controller?.refresh();
  }, [controller, refused]);
  return { ...state, controller, outbox, outgoing, refused };
}
