import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locate } from './locate';

type Found = PositionCallback;

/** Calls `locate` and exposes the browser's callbacks. */
function ask() {
  let answer: Found = () => {};
  const getCurrentPosition = (found: Found) => {
    answer = found;
  };
  const seen = vi.fn<(found: unknown) => void>();
  void locate({ getCurrentPosition } as Geolocation).then(seen);
  return { seen, answer: (latitude: number, longitude: number) => answer({ coords: { latitude, longitude } } as GeolocationPosition) };
}

describe('locate', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('times out after 20 seconds if the permission prompt is left open', async () => {
    const { seen } = ask();
    await vi.advanceTimersByTimeAsync(19_900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen.mock.calls).toEqual([['timeout']]);
  });

  it('ignores a late answer', async () => {
    const { seen, answer } = ask();
    await vi.advanceTimersByTimeAsync(30_000);
    answer(55.75, 37.61);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.mock.calls).toEqual([['timeout']]);
  });

  it('resolves at once and clears the timer', async () => {
    const { seen, answer } = ask();
    answer(55.75, 37.61);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.mock.calls).toEqual([[{ latitude: 55.75, longitude: 37.61 }]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is unavailable on a page without geolocation', async () => {
    expect(await locate(undefined)).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
  });
});
