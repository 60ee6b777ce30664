import { useEffect, useState } from 'react';
import type { ChatSummary, Message } from '../../../domain/chat/chat';
import { messagesTo } from './outbox';
import type { OutgoingMessage } from './outgoingMessage';
import { useOutbox } from './useOutbox';

export interface Unsent {
  /** Returns the latest message of a chat, which may have been sent from here after the list was loaded. */
  lastOf(chat: ChatSummary): Message;
  /** Returns a message to this chat that could not go yet, or was refused, which comes first; null without one. */
  unsentOf(chat: ChatSummary): OutgoingMessage | null;
}

const nothing: ReadonlyMap<number, Message> = new Map();

/** What was written on this device to the chats of a list. */
export function useUnsent(): Unsent {
  const { written, onSent } = useOutbox();
  const [sent, setSent] = useState(nothing);
  useEffect(
    () =>
      onSent((_, { chatId, message }) => {
        if (message) setSent((known) => new Map(known).set(chatId, message));
      }),
    [onSent],
  );
  return {
    lastOf({ id, last }) {
      const own = sent.get(id);
      return own && own.id > last.id ? own : last;
    },
    unsentOf({ id, listing }) {
      const own = messagesTo(written, id, listing?.id ?? null).filter(({ status, delay }) => status === 'failed' || delay !== null);
      return own.find(({ status }) => status === 'failed') ?? own.at(-1) ?? null;
    },
  };
}
