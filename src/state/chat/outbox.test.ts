import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi';
import { aListing } from '../../testing/fixtures';
import { createFakeStore } from '../../testing/store/fakeStore';
import { aWorld } from '../../testing/world';
import { createOutbox, messagesTo, type OutboxStorage, type OutgoingMessage } from './outbox';

const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;

/** A device with a server: what is written here, and what arrives there. */
function start(kept: readonly OutgoingMessage[] = []) {
  const store = createFakeStore(
    aWorld([aListing({ id: 1, owner }), aListing({ id: 2, owner }), aListing({ id: 3, owner, status: 'archived' })]),
  );
  const api = createFakeApi(store);
  let isOnline = true;
  let losesAnswers = false;
  const network: typeof fetch = async (input, init) => {
    if (!isOnline) throw new TypeError('offline');
    const answer = await api(input, init);
    if (losesAnswers) throw new TypeError('the answer was lost');
    return answer;
  };
  let saved = kept;
  const storage: OutboxStorage = {
    read: async () => saved,
    has: async (key) => saved.some((one) => one.key === key),
    put: async (message) => {
      saved = saved.some(({ key }) => key === message.key)
        ? saved.map((one) => (one.key === message.key ? message : one))
        : [...saved, message];
    },
    remove: async (key) => {
      saved = saved.filter((one) => one.key !== key);
    },
  };
  const onSent = vi.fn();
  const transport = { baseUrl: 'https://fake.test/api', fetch: network, token: () => 'token-of-maria' };
  const outbox = createOutbox({ transport, storage, onSent });
  return {
    store,
    outbox,
    onSent,
    arrived: (listingId = 1) => store.chatBook.find(101, (chat) => chat.listingId === listingId)?.messages.map(({ text }) => text) ?? [],
    shown: () => outbox.messages.get().map(({ text, status, refusal }) => [text, status, refusal]),
    saved: () => saved,
    setOnline: (value: boolean) => {
      isOnline = value;
    },
    loseAnswers: (value: boolean) => {
      losesAnswers = value;
    },
    reloaded: () => createOutbox({ transport, storage, onSent }),
  };
}

const listing = { listingId: 1 };

describe('messages on their way', () => {
  it('are sent in order and forgotten', async () => {
    const { outbox, arrived, onSent, saved } = start();
    await Promise.all(['1', '2', '3'].map((text) => outbox.add(listing, text)));
    expect(arrived()).toEqual(['1', '2', '3']);
    expect([outbox.messages.get(), saved()]).toEqual([[], []]);
    expect(onSent.mock.calls.map(([message, sent]) => [message.text, sent.message.text])).toEqual([
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
    ]);
  });

  it('wait for the network, survive a reload and go in order', async () => {
    const { outbox, arrived, shown, setOnline, reloaded, saved } = start();
    setOnline(false);
    for (const text of ['1', '2', '3']) await outbox.add(listing, text);
    expect(shown()).toEqual([
      ['1', 'waiting', null],
      ['2', 'waiting', null],
      ['3', 'waiting', null],
    ]);
    outbox.close();
    setOnline(true);
    const again = reloaded();
    await again.open();
    expect([arrived(), again.messages.get(), saved()]).toEqual([['1', '2', '3'], [], []]);
  });

  it('are sent again by themselves where nobody tells that the server is back', async () => {
    vi.useFakeTimers();
    try {
      const { outbox, setOnline, arrived, shown } = start();
      setOnline(false);
      await outbox.add(listing, 'Ещё продаёте?');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(shown()).toEqual([['Ещё продаёте?', 'waiting', null]]);
      setOnline(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(arrived()).toEqual(['Ещё продаёте?']);
      expect(vi.getTimerCount()).toBe(0);
      // Nothing goes on after the person has signed out.
      setOnline(false);
      await outbox.add(listing, 'Алло?');
      outbox.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('arrive once although the answer was lost, also after a reload in the middle', async () => {
    const { outbox, arrived, shown, loseAnswers, saved, reloaded } = start();
    loseAnswers(true);
    await outbox.add(listing, 'Один раз');
    expect(shown()).toEqual([['Один раз', 'waiting', null]]);
    await outbox.flush();
    expect(arrived()).toEqual(['Один раз']);
    loseAnswers(false);
    const again = reloaded();
    await again.open();
    expect([arrived(), saved()]).toEqual([['Один раз'], []]);
  });

  it('begin again where the page went while one was on its way', async () => {
    const kept: OutgoingMessage[] = [
      { key: 'a', place: listing, text: '1', status: 'sending', writtenAt: new Date(1), refusal: null },
      { key: 'b', place: listing, text: '2', status: 'failed', writtenAt: new Date(2), refusal: 'listing_archived' },
    ];
    const { outbox, arrived, shown } = start(kept);
    await outbox.open();
    expect(arrived()).toEqual(['1']);
    expect(shown()).toEqual([['2', 'failed', 'listing_archived']]);
  });

  it('say why they were refused, and hold nothing up', async () => {
    const { outbox, arrived, shown, store } = start();
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
    const { outbox, arrived, setOnline } = start();
    setOnline(false);
    await outbox.add({ listingId: 2 }, 'Второй');
    setOnline(true);
    await outbox.add(listing, 'Первый');
    expect([arrived(1), arrived(2)]).toEqual([['Первый'], ['Второй']]);
  });

  it('can be removed unless they are on their way', async () => {
    const { outbox, shown, setOnline, saved } = start();
    setOnline(false);
    await outbox.add(listing, 'Не надо');
    await outbox.remove(outbox.messages.get()[0]?.key ?? '');
    expect([shown(), saved()]).toEqual([[], []]);
  });

  it('are sent by one of two tabs, and removed from both', async () => {
    const { outbox, arrived, setOnline, reloaded } = start();
    setOnline(false);
    await outbox.add(listing, 'Отсюда');
    const other = reloaded();
    await other.open();
    expect(other.messages.get()).toHaveLength(1);
    setOnline(true);
    await outbox.flush();
    await other.flush();
    expect([arrived(), outbox.messages.get(), other.messages.get()]).toEqual([['Отсюда'], [], []]);
  });

  it('stay where they are once the person has signed out', async () => {
    const { outbox, arrived, setOnline } = start();
    setOnline(false);
    await outbox.add(listing, 'Позже');
    outbox.close();
    setOnline(true);
    await outbox.flush();
    expect(arrived()).toEqual([]);
  });

  it('belong to a chat by its id and by its listing', () => {
    const of = (place: OutgoingMessage['place'], text: string): OutgoingMessage => ({
      key: text,
      place,
      text,
      status: 'waiting',
      writtenAt: new Date(0),
      refusal: null,
    });
    const all = [of({ listingId: 1 }, '1'), of({ chatId: 7 }, '2'), of({ chatId: 8 }, '3')];
    expect(messagesTo(all, 7, 1).map(({ text }) => text)).toEqual(['1', '2']);
    expect(messagesTo(all, null, 1).map(({ text }) => text)).toEqual(['1']);
  });
});
