import type { ChatThread, Message } from '../../domain/chat/chat';
import { inOrder } from '../../domain/chat/inOrder';
import type { OutgoingMessage } from './outbox/outgoingMessage';

/**
 * Messages of a thread in the order of the server (§2), each once: the later copy of a message replaces the earlier one, unless it says the same:
 * what has not changed is not drawn again.
 */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    if (!before || before.text !== message.text || before.at?.getTime() !== message.at?.getTime()) byId.set(message.id, message);
  }
  return inOrder(byId.values());
}

/**
 * Returns a thread with a further page of it. What the page says of the chat is newer; what lies beyond the page is known from before. A page that
 * does not touch what is known replaces it: nobody knows what is between. `until`: the last message up to which all are known; messages that were
 * sent from here may come after some that are not.
 */
export function mergeThread(
  known: ChatThread | null,
  answer: ChatThread,
  direction: 'newest' | 'older' | 'newer',
  until = known?.messages.at(-1)?.id ?? 0,
): ChatThread {
  if (!known || known.id !== answer.id) return answer;
  // Unchanged, it is the same object, and its line is not drawn again.
  const page = JSON.stringify(known.listing) === JSON.stringify(answer.listing) ? { ...answer, listing: known.listing } : answer;
  const messages = mergeMessages(known.messages, page.messages);
  switch (direction) {
    case 'older':
      return { ...page, messages, hasNewer: known.hasNewer, unread: known.unread, readUntil: known.readUntil };
    case 'newer':
      return { ...page, messages, hasOlder: known.hasOlder };
    case 'newest': {
      const isGap = page.hasOlder && !page.messages.some(({ id }) => id <= until);
      if (isGap) {
        const last = page.messages.at(-1)?.id ?? 0;
        const sent = known.messages.filter(({ id }) => id > Math.max(last, until));
        return sent.length > 0 ? { ...page, messages: mergeMessages(page.messages, sent) } : page;
      }
      const first = page.messages[0]?.id ?? 0;
      return { ...page, messages, hasOlder: known.messages.some(({ id }) => id < first) ? known.hasOlder : page.hasOlder };
    }
    default:
      return direction satisfies never;
  }
}

/** Adds a message that was just sent; it is read by its writer. */
export function withSent(known: ChatThread | null, chatId: number, message: Message | null): ChatThread | null {
  if (!known || known.id !== chatId || !message) return known;
  return { ...known, messages: mergeMessages(known.messages, [message]) };
}

/**
 * Returns the messages on their way that the thread lacks: it may hear of one before the answer to it comes. `since`: the newest message that was
 * known when each was first seen, by key; takes up new ones.
 */
export function notArrived(
  outgoing: readonly OutgoingMessage[],
  messages: readonly Message[],
  since: Map<string, number>,
): readonly OutgoingMessage[] {
  const newest = messages.at(-1)?.id ?? 0;
  let arrived = 0;
  return outgoing.filter(({ key, status, text }) => {
    const last = since.get(key) ?? newest;
    since.set(key, last);
    if (status !== 'sending') return true;
    const same = messages.find(({ id, isOwn, text: said }) => isOwn && id > Math.max(last, arrived) && said === text);
    arrived = same?.id ?? arrived;
    return !same;
  });
}

/** What the price of a chat's listing was when the thread was opened, and what it is: the server tells no earlier one. */
export interface PriceSince {
  readonly first: number;
  readonly now: number;
  /** The last message that was known when it changed; 0 as long as it has not. */
  readonly after: number;
}

/** Returns the price since the thread was opened, with what an answer says of it; an answer without a price says nothing. */
export function priceSince(known: PriceSince | null, { listing, messages }: Pick<ChatThread, 'listing' | 'messages'>): PriceSince | null {
  const price = listing?.price ?? 0;
  if (price <= 0 || price === known?.now) return known;
  return { first: known?.first ?? price, now: price, after: (known && messages.at(-1)?.id) ?? 0 };
}

/** Where a line 'new messages' stands: before the first of the companion's that was unread when the thread was opened; null without any. */
export function firstUnread({ messages }: Pick<ChatThread, 'messages'>, unread: number): number | null {
  const incoming = messages.filter(({ isOwn }) => !isOwn);
  return unread > 0 ? (incoming.at(-unread)?.id ?? incoming[0]?.id ?? null) : null;
}

/** Returns a message, or the first one since a time; the next one if it is not there, or the last. */
export function messageAt(messages: readonly Message[], wanted: number | Date): Message | null {
  return messages.find(({ id, at }) => (typeof wanted === 'number' ? id >= wanted : at && at >= wanted)) ?? messages.at(-1) ?? null;
}
