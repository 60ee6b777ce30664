import type { ChatThread, Message } from '../../../domain/chat/chat';
import type { OutgoingMessage } from '../../../state/chat/outbox/outgoingMessage';

/** A line about the listing. */
export interface ThreadNote {
  readonly key: 'price' | 'status';
  /** Empty: there is nothing to say. */
  readonly text: string;
  /** The message that it follows; null at the end. */
  readonly after: number | null;
}

/** A line of a thread. */
export type ThreadItem =
  | { readonly kind: 'older'; readonly key: 'older' }
  | { readonly kind: 'new'; readonly key: 'new' }
  | { readonly kind: 'note'; readonly key: ThreadNote['key']; readonly text: string }
  | { readonly kind: 'day'; readonly key: string; readonly at: Date }
  | { readonly kind: 'message'; readonly key: string; readonly message: Message; readonly follows: boolean; readonly isRead: boolean }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: OutgoingMessage; readonly follows: boolean };

export interface ThreadItemsOptions {
  readonly thread: Pick<ChatThread, 'messages' | 'hasOlder' | 'readUntil'> | null;
  readonly outgoing: readonly OutgoingMessage[];
  readonly notes: readonly ThreadNote[];
  /** The first message that was unread when the thread was opened. */
  readonly firstNew: number | null;
  /** Equal for times of one day. */
  dayKey(date: Date): string;
}

/**
 * Returns the lines of a thread (§2): a divider where the day changes, a line before what is new, what is not sent yet behind the messages, what is
 * said of the listing where it belongs.
 */
export function threadItems({ thread, outgoing, notes, firstNew, dayKey }: ThreadItemsOptions): readonly ThreadItem[] {
  const items: ThreadItem[] = thread?.hasOlder ? [{ kind: 'older', key: 'older' }] : [];
  let day = '';
  /** Whose the line before is; null after a divider. */
  let author: boolean | null = null;
  const note = (place: number | null) => {
    for (const { key, text, after } of notes) {
      if (text === '' || after !== place) continue;
      items.push({ kind: 'note', key, text });
      author = null;
    }
  };
  for (const message of thread?.messages ?? []) {
    const own = message.at ? dayKey(message.at) : day;
    if (message.at && own !== day) {
      items.push({ kind: 'day', key: `day ${own} ${message.id}`, at: message.at });
      author = null;
    }
    if (message.id === firstNew) {
      items.push({ kind: 'new', key: 'new' });
      author = null;
    }
    const isRead = message.isOwn && thread?.readUntil !== null && message.id <= (thread?.readUntil ?? 0);
    items.push({ kind: 'message', key: `message ${message.id}`, message, follows: author === message.isOwn, isRead });
    day = own;
    author = message.isOwn;
    note(message.id);
  }
  for (const message of outgoing) {
    items.push({ kind: 'outgoing', key: message.key, message, follows: author === true });
    author = true;
  }
  note(null);
  return items;
}

/** Returns the items, with those of `before` that say the same: their lines are not drawn again. */
export function keepItems(items: readonly ThreadItem[], before: readonly ThreadItem[]): readonly ThreadItem[] {
  const known = new Map(before.map((item) => [item.key, item]));
  return items.map((item) => {
    const same = known.get(item.key);
    return same && isSame(same, item) ? same : item;
  });
}

function isSame(one: ThreadItem, other: ThreadItem): boolean {
  if (one.kind === 'message' && other.kind === 'message') {
    return one.message === other.message && one.follows === other.follows && one.isRead === other.isRead;
  }
  if (one.kind === 'outgoing' && other.kind === 'outgoing') return one.message === other.message && one.follows === other.follows;
  if (one.kind === 'note' && other.kind === 'note') return one.text === other.text;
  return one.kind === other.kind;
}
