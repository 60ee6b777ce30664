import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locate } from './locate';

type Found = PositionCallback;

/** Asks, and keeps what the browser would answer through. */
function ask() {
  let answer: Found = () => {};
  const getCurrentPosition = (found: Found) => {
    answer = found;
  };
  const seen = vi.fn<(found: unknown) => void>();
  void locate({ getCurrentPosition } as Geolocation).then(seen);
  return { seen, answer: (latitude: number, longitude: number) => answer({ coords: { latitude, longitude } } as GeolocationPosition) };
}

describe('where the visitor is', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for 20 seconds, when nobody answers the question of the browser', async () => {
    const { seen } = ask();
    await vi.advanceTimersByTimeAsync(19_900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen.mock.calls).toEqual([['timeout']]);
  });

  it('is nobody’s when it is said too late', async () => {
    const { seen, answer } = ask();
    await vi.advanceTimersByTimeAsync(30_000);
    answer(55.75, 37.61);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.mock.calls).toEqual([['timeout']]);
  });

  it('is known at once, and nothing waits any longer', async () => {
    const { seen, answer } = ask();
    answer(55.75, 37.61);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.mock.calls).toEqual([[{ latitude: 55.75, longitude: 37.61 }]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not known on a page that may not ask', async () => {
    expect(await locate(undefined)).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
  });
});
