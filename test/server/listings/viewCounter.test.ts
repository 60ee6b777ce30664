import { describe, expect, test, vi } from 'vitest';
import { daysBefore, moscowDay } from '../../../examples/server/views/moscowDay';
import { type ViewBatchRow, type ViewCounterOptions, viewCounter } from '../../../examples/server/views/viewCounter';

const flat = { id: 7, ownerId: 1 };
const someone = { address: '203.0.113.5', agent: 'Firefox', userId: null };

function counting(options: Partial<ViewCounterOptions> = {}) {
  const batches: (readonly ViewBatchRow[])[] = [];
  const clock = { now: new Date('2026-05-20T12:00:00Z') };
  const counter = viewCounter({
    write: async (batch) => void batches.push(batch),
    now: () => clock.now,
    ...options,
  });
  return { counter, batches, clock, sums: () => batches.flat().map(({ listingId, day, shown, full }) => [listingId, day, shown, full]) };
}

describe("Moscow's day", () => {
  test("starts three hours before UTC's", () => {
    expect(moscowDay(new Date('2026-05-20T20:59:59Z'))).toBe('2026-05-20');
    expect(moscowDay(new Date('2026-05-20T21:00:00Z'))).toBe('2026-05-21');
    expect(daysBefore('2026-03-01', 30)).toBe('2026-01-30');
  });
});

describe('views', () => {
  test('count once a day per visitor and listing', async () => {
    const { counter, clock, sums } = counting();
    for (const viewer of [someone, someone, { ...someone, agent: 'Safari' }, { ...someone, address: '203.0.113.6' }]) {
      counter.viewed(flat, viewer);
    }
    counter.viewed({ ...flat, id: 8 }, someone);
    clock.now = new Date('2026-05-20T21:30:00Z');
    counter.viewed(flat, someone);
    await counter.close();
    expect(sums()).toEqual([
      [7, '2026-05-20', 0, 3],
      [8, '2026-05-20', 0, 1],
      [7, '2026-05-21', 0, 1],
    ]);
  });

  test('of a user count once on all devices, signed in or not', async () => {
    const { counter, sums } = counting();
    counter.viewed(flat, someone);
    counter.viewed(flat, { ...someone, userId: 5 });
    counter.viewed(flat, { address: '198.51.100.9', agent: 'Chrome', userId: 5 });
    await counter.close();
    expect(sums()).toEqual([[7, '2026-05-20', 0, 1]]);
  });

  test('of the owner do not count, and earlier ones are taken back', async () => {
    const { counter, sums } = counting();
    counter.viewed(flat, { ...someone, userId: 1 });
    counter.viewed(flat, someone);
    await counter.flush();
    expect(sums()).toEqual([]);

    const other = { ...someone, agent: 'Safari' };
    counter.viewed(flat, other);
    await counter.flush();
    counter.viewed(flat, { ...other, userId: 1 });
    counter.viewed(flat, { ...other, userId: 1 });
    await counter.close();
    expect(sums()).toEqual([
      [7, '2026-05-20', 0, 1],
      [7, '2026-05-20', 0, -1],
    ]);
  });

  test('of listings on a results page count once in ten minutes per visitor', async () => {
    const { counter, clock, sums } = counting();
    const both = [flat, { ...flat, id: 8 }];
    counter.shown(both, someone);
    counter.shown([flat], someone);
    counter.shown([flat], { ...someone, agent: 'Safari' });
    counter.shown([flat], { ...someone, userId: 5 });
    counter.shown([flat], { address: '198.51.100.9', agent: 'Chrome', userId: 6 });
    counter.shown([flat], { address: '198.51.100.10', agent: 'Edge', userId: 6 });
    clock.now = new Date('2026-05-20T12:09:59Z');
    counter.shown([flat], someone);
    clock.now = new Date('2026-05-20T12:10:00Z');
    counter.shown([flat], someone);
    await counter.close();
    expect(sums()).toEqual([
      [7, '2026-05-20', 4, 0],
      [8, '2026-05-20', 1, 0],
    ]);
  });

  test('of listings on a results page do not count for their owner, and earlier ones are taken back', async () => {
    const { counter, sums } = counting();
    const theirs = [flat, { id: 8, ownerId: 2 }];
    counter.shown(theirs, { ...someone, userId: 1 });
    counter.shown(theirs, someone);
    await counter.flush();
    expect(sums()).toEqual([[8, '2026-05-20', 1, 0]]);

    const other = { ...someone, agent: 'Safari' };
    counter.shown([flat], other);
    await counter.flush();
    counter.shown([flat], { ...other, userId: 1 });
    counter.shown([flat], { ...other, userId: 1 });
    await counter.close();
    expect(sums().slice(1)).toEqual([
      [7, '2026-05-20', 1, 0],
      [7, '2026-05-20', -1, 0],
    ]);
  });

  test('failed batches are retried with the next one', async () => {
    const written: (readonly ViewBatchRow[])[] = [];
    const problems: unknown[] = [];
    let isAway = true;
    const { counter } = counting({
      async write(batch) {
        if (isAway) throw new Error('away');
        written.push(batch);
      },
      onError: (error) => problems.push(error),
    });
    counter.viewed(flat, someone);
    await counter.flush();
    counter.shown([flat], someone);
    isAway = false;
    await counter.close();
    expect(problems).toHaveLength(1);
    expect(written).toEqual([[{ listingId: 7, day: '2026-05-20', shown: 1, full: 1 }]]);
  });

  test('memory is bounded: the oldest visits are forgotten, and a large batch is written early', async () => {
    const { counter, batches, sums } = counting({ remembered: 2, batch: 3 });
    const visit = (address: string) => counter.viewed(flat, { ...someone, address });
    for (const address of ['a', 'b', 'c', 'c', 'a']) visit(address);
    counter.shown(
      [1, 2, 3].map((id) => ({ id, ownerId: 1 })),
      someone,
    );
    expect(batches).toHaveLength(1);
    // 3 is still remembered, 1 is not.
    for (const id of [3, 1]) counter.shown([{ id, ownerId: 1 }], someone);
    await counter.close();
    expect(sums()).toEqual([
      [7, '2026-05-20', 0, 4],
      [1, '2026-05-20', 1, 0],
      [2, '2026-05-20', 1, 0],
      [3, '2026-05-20', 1, 0],
      [1, '2026-05-20', 1, 0],
    ]);
  });

  test('are written every few seconds, by a timer that does not keep the process alive', async () => {
    vi.useFakeTimers();
    try {
      const { counter, batches } = counting({ interval: 5000 });
      counter.shown([flat], someone);
      await vi.advanceTimersByTimeAsync(4999);
      expect(batches).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(batches).toHaveLength(1);
      await counter.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('old days are deleted once a day, and again after a failure', async () => {
    const days: string[] = [];
    let isAway = true;
    const { counter, clock } = counting({
      async newDay(day) {
        days.push(day);
        if (isAway) throw new Error('away');
      },
    });
    counter.shown([flat], someone);
    await counter.flush();
    isAway = false;
    await counter.flush();
    await counter.flush();
    clock.now = new Date('2026-05-21T12:00:00Z');
    counter.shown([flat], someone);
    await counter.close();
    expect(days).toEqual(['2026-05-20', '2026-05-20', '2026-05-21']);
  });
});
