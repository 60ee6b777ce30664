import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../../testing/fakeApi';
import { aListing } from '../../../testing/fixtures';
import { createFakeStore } from '../../../testing/store/fakeStore';
import { aWorld } from '../../../testing/world';
import { createOutbox, messagesTo, type OutboxStorage } from './outbox';
import type { OutgoingMessage } from './outgoingMessage';

/** Counts back from the clock of the device, which dates messages. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;

/** A device with a server: what is written here, and what arrives there. */
function start(kept: readonly OutgoingMessage[] = []) {
  const store = createFakeStore(
    aWorld([aListing({ id: 1, owner }), aListing({ id: 2, owner }), aListing({ id: 3, owner, status: 'archived' })]),
  );
  const api = createFakeApi(store);
  let isOnline = true;
  let losesAnswers = false;
  let status: number | null = null;
  let answering: Promise<void> | null = null;
  const network: typeof fetch = async (input, init) => {
    if (!isOnline) throw new TypeError('offline');
    if (status !== null) return Response.json({ detail: 'Позже' }, { status });
    const answer = await api(input, init);
    await answering;
    if (losesAnswers) throw new TypeError('the answer was lost');
    return answer;
  };
  let saved = kept;
  const storage: OutboxStorage = {
    read: async () => saved.toSorted((one, other) => one.order - other.order),
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
    /** The server refuses with this status; null: it takes messages. */
    answer: (next: number | null) => {
      status = next;
    },
    /** Holds responses back until the returned function is called. */
    holdAnswers() {
      let release = () => {};
      answering = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    signOut() {
      outbox.close();
      saved = [];
    },
    delays: () => outbox.messages.get().map(({ text, delay }) => [text, delay]),
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
      // Nothing is sent after the person has signed out.
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
      { key: 'a', place: listing, text: '1', status: 'sending', writtenAt: hoursAgo(1), order: 1, refusal: null, delay: null },
      { key: 'b', place: listing, text: '2', status: 'failed', writtenAt: hoursAgo(1), order: 2, refusal: 'listing_archived', delay: null },
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
      order: 0,
      refusal: null,
      delay: null,
    });
    const all = [of({ listingId: 1 }, '1'), of({ chatId: 7 }, '2'), of({ chatId: 8 }, '3')];
    expect(messagesTo(all, 7, 1).map(({ text }) => text)).toEqual(['1', '2']);
    expect(messagesTo(all, null, 1).map(({ text }) => text)).toEqual(['1']);
  });

  it.each([
    ['a day ago', 'waiting', 24],
    ['a day ago, on its way when the page went', 'sending', 24],
    ['by a clock that was set back since', 'waiting', -2],
  ] as const)('that were written %s are sent again by hand alone: they may have arrived', async (_, status, hours) => {
    const kept = { key: 'a', place: listing, text: 'Давно', status, writtenAt: hoursAgo(hours), order: 1, refusal: null, delay: null };
    const { outbox, arrived, shown, saved } = start([kept]);
    await outbox.open();
    expect([arrived(), shown(), saved()[0]?.status]).toEqual([[], [['Давно', 'failed', null]], 'failed']);
    await outbox.add(listing, 'Сейчас');
    await outbox.retry('a');
    expect([arrived(), shown(), saved()]).toEqual([['Сейчас', 'Давно'], [], []]);
  });

  it('are not sent by themselves a day later on a page that stays open', async () => {
    vi.useFakeTimers();
    try {
      const { outbox, arrived, shown, loseAnswers } = start();
      loseAnswers(true);
      await outbox.add(listing, 'Один раз');
      await vi.advanceTimersByTimeAsync(24 * 3_600_000);
      expect([arrived(), shown(), vi.getTimerCount()]).toEqual([['Один раз'], [['Один раз', 'failed', null]], 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are forgotten when they arrive after the person has signed out', async () => {
    const { outbox, arrived, saved, holdAnswers } = start();
    const release = holdAnswers();
    const added = outbox.add(listing, 'Ушло');
    await expect.poll(arrived).toEqual(['Ушло']);
    outbox.close();
    expect(saved()).toHaveLength(1);
    release();
    await added;
    expect(saved()).toEqual([]);
  });

  it('are followed where several tabs have them: what another one has written, sent, removed or been refused', async () => {
    const { outbox, reloaded, arrived, setOnline, answer } = start();
    const shownIn = (tab: typeof outbox) => tab.messages.get().map(({ text, status }) => `${text} ${status}`);
    const other = reloaded();
    setOnline(false);
    for (const text of ['1', '2', '3']) await outbox.add(listing, text);
    await other.update();
    expect(shownIn(other)).toEqual(['1 waiting', '2 waiting', '3 waiting']);
    await outbox.remove(outbox.messages.get()[1]?.key ?? '');
    await other.update();
    expect(shownIn(other)).toEqual(['1 waiting', '3 waiting']);
    setOnline(true);
    answer(400);
    await outbox.flush();
    await other.update();
    expect(shownIn(other)).toEqual(['1 failed', '3 failed']);
    answer(null);
    await other.retry(other.messages.get()[0]?.key ?? '');
    await outbox.update();
    expect([arrived(), shownIn(outbox)]).toEqual([['1'], ['3 failed']]);
    await outbox.remove(outbox.messages.get()[0]?.key ?? '');
    await other.update();
    expect(shownIn(other)).toEqual([]);
  });

  it('leave nothing behind when they fail after the person has signed out', async () => {
    const { outbox, arrived, saved, holdAnswers, loseAnswers, signOut } = start();
    const release = holdAnswers();
    loseAnswers(true);
    const added = outbox.add(listing, 'Ушло');
    await expect.poll(arrived).toEqual(['Ушло']);
    signOut();
    release();
    await added;
    expect(saved()).toEqual([]);
  });

  it('keep their order when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { outbox, arrived, setOnline, reloaded } = start();
      setOnline(false);
      await outbox.add(listing, '1');
      vi.setSystemTime(Date.now() - 30_000);
      await outbox.add(listing, '2');
      outbox.close();
      const again = reloaded();
      // Written before the others are read.
      const opened = again.open();
      await again.add(listing, '3');
      await opened;
      const third = reloaded();
      setOnline(true);
      await third.open();
      expect(arrived()).toEqual(['1', '2', '3']);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a server that does not take them', 503, 'server'],
    ['a server that is asked too often', 429, 'server'],
    ['an ended session', 401, 'held'],
  ] as const)('wait for %s, and say so; each can be removed', async (_, status, delay) => {
    const { outbox, arrived, saved, answer, delays } = start();
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
    const { outbox, arrived, shown, answer, saved, loseAnswers, holdAnswers } = start();
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
