import { describe, expect, it, vi } from 'vitest';
import { deviceWithServer, listing } from '../../../../test/support/features/outbox';
import { messagesTo } from './outbox';
import type { OutgoingMessage } from './outgoingMessage';

describe('messages on their way', () => {
  it('are sent in order and forgotten', async () => {
    const { outbox, arrived, onSent, saved } = deviceWithServer();
    await Promise.all(['1', '2', '3'].map((text) => outbox.add(listing, text)));
    expect(arrived()).toEqual(['1', '2', '3']);
    expect([outbox.messages.get(), saved()]).toEqual([[], []]);
    expect(onSent.mock.calls.map(([message, sent]) => [message.text, sent.message.text])).toEqual([
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
    ]);
  });

  it('are sent again by themselves where nobody tells that the server is back', async () => {
    vi.useFakeTimers();
    try {
      const { outbox, setOnline, arrived, shown } = deviceWithServer();
      setOnline(false);
      await outbox.add(listing, 'Ещё продаёте?');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(shown()).toEqual([['Ещё продаёте?', 'waiting', null]]);
      setOnline(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(arrived()).toEqual(['Ещё продаёте?']);
      expect(vi.getTimerCount()).toBe(0);
      // Nothing is sent after the person has signed out.
      setOnline(false);
      await outbox.add(listing, 'Алло?');
      outbox.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('say why they were refused, and hold nothing up', async () => {
    const { outbox, arrived, shown, store } = deviceWithServer();
    await outbox.add({ listingId: 3 }, 'В архиве');
    await outbox.add(listing, 'Дойдёт');
    expect(shown()).toEqual([['В архиве', 'failed', 'listing_archived']]);
    expect(arrived()).toEqual(['Дойдёт']);
    store.editListing(3, { status: 'active' });
    const [failed] = outbox.messages.get();
    await outbox.retry(failed?.key ?? '');
    expect([shown(), arrived(3)]).toEqual([[], ['В архиве']]);
  });

  it('of one chat do not wait for another one', async () => {
    const { outbox, arrived, setOnline } = deviceWithServer();
    setOnline(false);
    await outbox.add({ listingId: 2 }, 'Второй');
    setOnline(true);
    await outbox.add(listing, 'Первый');
    expect([arrived(1), arrived(2)]).toEqual([['Первый'], ['Второй']]);
  });

  it('can be removed unless they are on their way', async () => {
    const { outbox, shown, setOnline, saved } = deviceWithServer();
    setOnline(false);
    await outbox.add(listing, 'Не надо');
    await outbox.remove(outbox.messages.get()[0]?.key ?? '');
    expect([shown(), saved()]).toEqual([[], []]);
  });

  it('belong to a chat by its id and by its listing', () => {
    const of = (place: OutgoingMessage['place'], text: string): OutgoingMessage => ({
      key: text,
      place,
      text,
      status: 'waiting',
      writtenAt: new Date(0),
      order: 0,
      refusal: null,
      delay: null,
    });
    const all = [of({ listingId: 1 }, '1'), of({ chatId: 7 }, '2'), of({ chatId: 8 }, '3')];
    expect(messagesTo(all, 7, 1).map(({ text }) => text)).toEqual(['1', '2']);
    expect(messagesTo(all, null, 1).map(({ text }) => text)).toEqual(['1']);
  });

  it.each([
    ['a server that does not take them', 503, 'server'],
    ['a server that is asked too often', 429, 'server'],
    ['an ended session', 401, 'held'],
  ] as const)('wait for %s, and say so; each can be removed', async (_, status, delay) => {
    const { outbox, arrived, saved, answer, delays } = deviceWithServer();
    answer(status);
    for (const text of ['1', '2', '3']) await outbox.add(listing, text);
    expect(delays()).toEqual([
      ['1', delay],
      ['2', 'held'],
      ['3', 'held'],
    ]);
    for (const { key } of outbox.messages.get().slice(0, 2)) await outbox.remove(key);
    expect(saved().map(({ text }) => text)).toEqual(['3']);
    answer(null);
    await outbox.retry(saved()[0]?.key ?? '');
    expect(arrived()).toEqual(['3']);
  });

  it('can be removed while they are tried again, not while they are sent for the first time', async () => {
    const { outbox, arrived, shown, answer, saved, loseAnswers, holdAnswers } = deviceWithServer();
    answer(503);
    await outbox.add(listing, 'Не надо');
    answer(null);
    const release = holdAnswers();
    loseAnswers(true);
    const key = outbox.messages.get()[0]?.key ?? '';
    const again = outbox.retry(key);
    await expect.poll(shown).toEqual([['Не надо', 'sending', null]]);
    await outbox.remove(key);
    expect([shown(), saved()]).toEqual([[], []]);
    await expect.poll(arrived).toEqual(['Не надо']);
    release();
    await again;
    expect([shown(), saved()]).toEqual([[], []]);
    const other = holdAnswers();
    const first = outbox.add(listing, 'Впервые');
    await expect.poll(shown).toEqual([['Впервые', 'sending', null]]);
    await outbox.remove(outbox.messages.get()[0]?.key ?? '');
    expect(shown()).toEqual([['Впервые', 'sending', null]]);
    other();
    await first;
  });
});
