import { describe, expect, it } from 'vitest';
import type { ChatListing, ChatThread, Message } from '../../domain/chat/chat';
import type { OutgoingMessage } from './outbox/outgoingMessage';
import { firstUnread, mergeMessages, mergeThread, notArrived, priceSince, withSent } from './thread';

const message = (id: number, minute = id, isOwn = false): Message => ({
  id,
  at: new Date(Date.UTC(2026, 4, 20, 10, minute)),
  isOwn,
  text: `${id}`,
});
const thread = (ids: readonly number[], more: Partial<ChatThread> = {}): ChatThread => ({
  id: 1,
  companion: { id: 2, name: 'Ольга', onlineSeconds: 0, isBlocked: false },
  listing: null,
  isBlockedByMe: false,
  amBlocked: false,
  unread: 0,
  messages: ids.map((id) => message(id)),
  hasOlder: false,
  hasNewer: false,
  readUntil: null,
  ...more,
});
const listing: ChatListing = {
  id: 1,
  tradeType: 'sale',
  realtyType: 'flat',
  rooms: '2',
  price: 18_450_000,
  area: 54.3,
  floor: 7,
  floors: 12,
  photos: [],
  status: 'active',
  isDeleted: false,
  ownerId: 2,
  address: 'Тверская, 1',
};
const idsOf = ({ messages }: ChatThread) => messages.map(({ id }) => id);

describe('a thread in pages', () => {
  it('has each message once, by the time of the server', () => {
    expect(mergeMessages([message(3), message(1)], [message(2), message(3), message(5, 0)]).map(({ id }) => id)).toEqual([5, 1, 2, 3]);
  });

  it('keeps a message that has not changed as it is', () => {
    const known = message(1);
    expect(mergeMessages([known], [message(1)])[0]).toBe(known);
    expect(mergeMessages([known], [{ ...message(1), text: 'later' }])[0]?.text).toBe('later');
  });

  it('keeps a listing that has not changed as it is', () => {
    const known = thread([1], { listing });
    expect(mergeThread(known, thread([2], { listing: { ...listing } }), 'newer').listing).toBe(listing);
    expect(mergeThread(known, thread([2], { listing: { ...listing, price: 18_000_000 } }), 'newer').listing?.price).toBe(18_000_000);
  });

  it('knows how the price has changed since it was opened, and after which message', () => {
    const priced = (price: number, ids: readonly number[]) => thread(ids, { listing: { ...listing, price } });
    const opened = priceSince(null, priced(12_000_000, [1]));
    expect(opened).toEqual({ first: 12_000_000, now: 12_000_000, after: 0 });
    expect(priceSince(opened, priced(12_000_000, [1, 2]))).toBe(opened);
    const lower = priceSince(opened, priced(11_500_000, [1, 2]));
    expect(lower).toEqual({ first: 12_000_000, now: 11_500_000, after: 2 });
    expect(priceSince(lower, priced(0, [1, 2, 3])), 'it may not be shown for a time').toBe(lower);
    expect(priceSince(lower, thread([1, 2, 3]))).toBe(lower);
    expect(priceSince(lower, priced(11_000_000, [1, 2, 3]))).toEqual({ first: 12_000_000, now: 11_000_000, after: 3 });
  });

  it('grows upwards and downwards', () => {
    const newest = mergeThread(null, thread([4, 5], { hasOlder: true }), 'newest');
    const older = mergeThread(newest, thread([2, 3], { hasOlder: true, hasNewer: true }), 'older');
    expect([idsOf(older), older.hasOlder, older.hasNewer]).toEqual([[2, 3, 4, 5], true, false]);
    const newer = mergeThread(older, thread([6], { hasOlder: true, unread: 1 }), 'newer');
    expect([idsOf(newer), newer.unread, newer.hasOlder]).toEqual([[2, 3, 4, 5, 6], 1, true]);
    const again = mergeThread(newer, thread([5, 6, 7], { hasOlder: true }), 'newest');
    expect([idsOf(again), again.hasOlder]).toEqual([[2, 3, 4, 5, 6, 7], true]);
  });

  it('begins again where nobody knows what is between', () => {
    const known = thread([1, 2, 3]);
    expect(idsOf(mergeThread(known, thread([8, 9], { hasOlder: true }), 'newest'))).toEqual([8, 9]);
    expect(idsOf(mergeThread(known, thread([8, 9], { id: 5 }), 'older'))).toEqual([8, 9]);
  });

  it('begins again before what was sent from here, which may come after messages that are not known', () => {
    const known = withSent(thread([1, 2, 3]), 1, message(9, 9, true)) ?? thread([]);
    expect(idsOf(mergeThread(known, thread([4, 5, 9]), 'newer', 3))).toEqual([1, 2, 3, 4, 5, 9]);
    expect(idsOf(mergeThread(known, thread([8, 9, 10], { hasOlder: true }), 'newest', 3))).toEqual([8, 9, 10]);
    // This answer is older than what was sent, so it lacks that message.
    expect(idsOf(mergeThread(known, thread([7, 8], { hasOlder: true }), 'newest', 3))).toEqual([7, 8, 9]);
  });

  it('shows what was sent at once', () => {
    const known = thread([1]);
    expect(idsOf(withSent(known, 1, message(2, 2, true)) ?? known)).toEqual([1, 2]);
    expect(withSent(known, 9, message(2))).toBe(known);
    expect(withSent(known, 1, null)).toBe(known);
  });

  it('knows where new messages begin', () => {
    const all = { messages: [message(1), message(2, 2, true), message(3), message(4)] };
    expect([firstUnread(all, 2), firstUnread(all, 0), firstUnread(all, 50)]).toEqual([3, null, 1]);
  });
});

describe('what is on its way', () => {
  const onItsWay = (key: string, text: string, status: OutgoingMessage['status'] = 'sending'): OutgoingMessage => ({
    key,
    place: { chatId: 1 },
    text,
    status,
    writtenAt: new Date(),
    order: 1,
    refusal: null,
    delay: null,
  });
  const own = (id: number, text: string): Message => ({ ...message(id, id, true), text });

  it('is no part of the thread twice, and is not taken for what was said before', () => {
    const since = new Map<string, number>();
    const written = [onItsWay('a', 'Да'), onItsWay('b', 'Да')];
    expect(notArrived(written, [own(1, 'Да')], since)).toEqual(written);
    expect(notArrived(written, [own(1, 'Да'), own(2, 'Да')], since)).toEqual([written[1]]);
    expect(notArrived(written, [own(1, 'Да'), own(2, 'Да'), own(3, 'Да')], since)).toEqual([]);
  });

  it('stays where it was refused, or waits', () => {
    const written = [onItsWay('a', 'Да', 'failed'), onItsWay('b', 'Да', 'waiting')];
    const since = new Map([
      ['a', 0],
      ['b', 0],
    ]);
    expect(notArrived(written, [own(1, 'Да'), own(2, 'Да')], since)).toEqual(written);
  });
});
