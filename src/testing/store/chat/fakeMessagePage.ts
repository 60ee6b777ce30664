import type { ShowBody } from '../../../api/wire/chat/chatRequest';
import type { FakeMessage } from './fakeChatBook';

export interface FakeMessagePage {
  readonly messages: readonly FakeMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** Returns a page of messages, oldest first, as the reference server does. */
export function messagePage(all: readonly FakeMessage[], { before, after, around, count }: ShowBody): FakeMessagePage {
  const middle = around instanceof Date ? (all.find(({ at }) => at >= around)?.id ?? null) : around;
  const indexOf = (id: number) => all.filter((message) => message.id < id).length;
  const between = (start: number, end: number) => ({
    messages: all.slice(Math.max(0, start), end),
    hasOlder: start > 0,
    hasNewer: end < all.length,
  });
  if (middle !== null) {
    const start = indexOf(middle) - Math.floor(count / 2);
    return between(start, start + count);
  }
  if (after !== null) return { ...between(indexOf(after + 1), indexOf(after + 1) + count), hasOlder: true };
  const end = before === null ? all.length : indexOf(before);
  return { ...between(end - count, end), hasNewer: before !== null };
}
