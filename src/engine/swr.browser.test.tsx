import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import useSWR, { useSWRConfig } from './swr';

afterEach(cleanup);

const ask = (key: string) =>
  renderHook(({ key }) => useSWR<string, unknown>(key, async (asked) => `answer to ${asked}`), { initialProps: { key } });
const keys = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind} ${index}`);
const known = (asked: readonly string[]) => {
  const { result, unmount } = renderHook(useSWRConfig);
  const { cache } = result.current;
  unmount();
  return asked.filter((key) => cache.get(key) !== undefined);
};

test('of many answers the last ones are kept', async () => {
  const all = keys('page', 50);
  const { result, rerender } = ask('page 0');
  for (const key of all) {
    rerender({ key });
    await expect.poll(() => result.current.data).toBe(`answer to ${key}`);
  }
  expect(known(all)).toEqual(all.slice(-12));

  rerender({ key: 'page 45' });
  expect(result.current.data).toBe('answer to page 45');
});

test('what is shown is kept, whatever else is asked for', async () => {
  const shown = ask('shown');
  const again = ask('shown');
  await expect.poll(() => shown.result.current.data).toBe('answer to shown');
  again.unmount();
  const other = ask('other');
  for (const key of keys('other', 30)) {
    other.rerender({ key });
    await expect.poll(() => other.result.current.data).toBe(`answer to ${key}`);
  }
  expect(known(['shown'])).toEqual(['shown']);
});

test('keys that are left before their answer are forgotten too', async () => {
  const all = keys('hurried', 50);
  const { result, rerender } = ask('hurried 0');
  for (const key of all) rerender({ key });
  await expect.poll(() => result.current.data).toBe('answer to hurried 49');
  rerender({ key: 'last' });
  await expect.poll(() => result.current.data).toBe('answer to last');
  expect(known(all).length).toBeLessThanOrEqual(12);
});
