import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PrivateStore } from './privateStore';
import { reloadSoon } from './reloadSoon';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const reload = vi.fn();
  return { reload, cache: { reload } as Partial<PrivateStore> as PrivateStore };
}

test('what several events ask for is loaded once, each key by itself', () => {
  const { cache, reload } = setUp();
  for (let event = 0; event < 3; event += 1) {
    reloadSoon(cache, ['chats']);
    vi.advanceTimersByTime(100);
  }
  reloadSoon(cache, ['summary']);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(reload.mock.calls).toEqual([[['chats']], [['summary']]]);
});

test('events without an end do not put it off for more than a second', () => {
  const { cache, reload } = setUp();
  for (let event = 0; event < 25; event += 1) {
    reloadSoon(cache, ['chats']);
    vi.advanceTimersByTime(100);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});
