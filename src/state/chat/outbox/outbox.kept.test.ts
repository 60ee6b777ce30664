import { describe, expect, it, vi } from 'vitest';
import { deviceWithServer, hoursAgo, listing } from '../../../../test/support/features/outbox';
import type { OutgoingMessage } from './outgoingMessage';

describe('messages on their way, kept on the device', () => {
  it('wait for the network, survive a reload and go in order', async () => {
    const { outbox, arrived, shown, setOnline, reloaded, saved } = deviceWithServer();
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

  it('arrive once although the answer was lost, also after a reload in the middle', async () => {
    const { outbox, arrived, shown, loseAnswers, saved, reloaded } = deviceWithServer();
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
    const { outbox, arrived, shown } = deviceWithServer(kept);
    await outbox.open();
    expect(arrived()).toEqual(['1']);
    expect(shown()).toEqual([['2', 'failed', 'listing_archived']]);
  });

  it('are sent by one of two tabs, and removed from both', async () => {
    const { outbox, arrived, setOnline, reloaded } = deviceWithServer();
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
    const { outbox, arrived, setOnline } = deviceWithServer();
    setOnline(false);
    await outbox.add(listing, 'Позже');
    outbox.close();
    setOnline(true);
    await outbox.flush();
    expect(arrived()).toEqual([]);
  });

  it.each([
    ['a day ago', 'waiting', 24],
    ['a day ago, on its way when the page went', 'sending', 24],
    ['by a clock that was set back since', 'waiting', -2],
  ] as const)('that were written %s are sent again by hand alone: they may have arrived', async (_, status, hours) => {
    const kept = { key: 'a', place: listing, text: 'Давно', status, writtenAt: hoursAgo(hours), order: 1, refusal: null, delay: null };
    const { outbox, arrived, shown, saved } = deviceWithServer([kept]);
    await outbox.open();
    expect([arrived(), shown(), saved()[0]?.status]).toEqual([[], [['Давно', 'failed', null]], 'failed']);
    await outbox.add(listing, 'Сейчас');
    await outbox.retry('a');
    expect([arrived(), shown(), saved()]).toEqual([['Сейчас', 'Давно'], [], []]);
  });

  it('are not sent by themselves a day later on a page that stays open', async () => {
    vi.useFakeTimers();
    try {
      const { outbox, arrived, shown, loseAnswers } = deviceWithServer();
      loseAnswers(true);
      await outbox.add(listing, 'Один раз');
      await vi.advanceTimersByTimeAsync(24 * 3_600_000);
      expect([arrived(), shown(), vi.getTimerCount()]).toEqual([['Один раз'], [['Один раз', 'failed', null]], 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are forgotten when they arrive after the person has signed out', async () => {
    const { outbox, arrived, saved, holdAnswers } = deviceWithServer();
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
    const { outbox, reloaded, arrived, setOnline, answer } = deviceWithServer();
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
    const { outbox, arrived, saved, holdAnswers, loseAnswers, signOut } = deviceWithServer();
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
      const { outbox, arrived, setOnline, reloaded } = deviceWithServer();
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
});
