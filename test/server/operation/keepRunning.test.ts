import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRunning } from '../../../examples/server/postgres/keepRunning';

describe('keeping something running', () => {
  let isRunning: boolean;
  const restart = vi.fn<() => Promise<void>>();
  const onRestart = vi.fn();
  const onGiveUp = vi.fn();
  let looked: (() => void) | null;
  beforeEach(() => {
    vi.resetAllMocks();
    isRunning = true;
    looked = null;
  });

  const keep = () =>
    keepRunning({
      isRunning: async () => {
        looked?.();
        return isRunning;
      },
      restart,
      onRestart,
      onGiveUp,
      interval: 1,
    });

  test('nothing happens while it runs, or after it was left', async () => {
    const stop = keep();
    await new Promise<void>((resolve) => {
      looked = resolve;
    });
    await stop();
    isRunning = false;
    expect([restart, onRestart, onGiveUp].every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  test('it is started again at once after the first death', async () => {
    restart.mockImplementation(async () => void (isRunning = true));
    const stop = keep();
    isRunning = false;
    await vi.waitFor(() => expect(onRestart).toHaveBeenCalledOnce());
    await stop();
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  test('five failed starts are the end', async () => {
    restart.mockRejectedValue(new Error('damaged'));
    isRunning = false;
    const stop = keep();
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledOnce(), 20_000);
    expect(restart).toHaveBeenCalledTimes(4);
    expect(onGiveUp).toHaveBeenCalledWith(new Error('damaged'));
    expect(onRestart).not.toHaveBeenCalled();
    await stop();
  });
});
