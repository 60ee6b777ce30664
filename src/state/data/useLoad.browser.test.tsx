import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { someUsers } from '../../testing';
import { accountOf } from '../account/account';
import { createRuntime } from '../runtime/runtime';
import { RuntimeProvider } from '../runtime/runtimeContext';
import { privateStoreOf } from './privateStore';
import { publicStoreOf } from './publicStore';
import { useLoad } from './useLoad';

const runtime = createRuntime({ apiUrl: 'https://use-load.test/api' });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** `next` is asked instead before the first paint, as an address that is read then does. */
function useQuestion(first: string, next: string) {
  const [key, setKey] = useState(first);
  useLayoutEffect(() => setKey(next), [next]);
  const load = useLoad(publicStoreOf, [key], async () => `answer to ${key}`);
  return load.status === 'ready' ? load.value : load.status;
}

function ask(first: string, next = first) {
  return renderHook(() => useQuestion(first, next), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>,
  });
}

test('an answer is kept under its own question, though another one is asked meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const first = ask('a');
  await expect.poll(() => first.result.current).toBe('answer to a');
  first.unmount();
  // Past the time in which the same question is not asked again.
  vi.advanceTimersByTime(5000);

  const second = ask('a', 'b');
  await expect.poll(() => second.result.current).toBe('answer to b');
  second.unmount();

  const third = ask('a');
  await expect.poll(() => third.result.current).toBe('answer to a');
});

test('what is left is in the cache that the page has configured', async () => {
  const cache = new Map();
  const { result, unmount } = renderHook(() => useQuestion('in a cache', 'in a cache'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache }}>
        <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
      </SWRConfig>
    ),
  });
  await expect.poll(() => result.current).toBe('answer to in a cache');
  unmount();
  await expect.poll(() => [...cache.keys()]).toEqual([`${runtime.id} ["in a cache"]`]);
});

test('the last value stays while another key is loaded, but never for another person', async () => {
  const [maria, olga] = someUsers();
  const signIn = (user: typeof maria) => accountOf(runtime).setSource(() => user?.token ?? null, user);
  signIn(maria);
  const hook = renderHook(
    ({ page }) => useLoad(privateStoreOf, [page], () => (page === 'first' ? Promise.resolve('of Maria') : new Promise<string>(() => {}))),
    {
      initialProps: { page: 'first' },
      wrapper: ({ children }: { readonly children: ReactNode }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>,
    },
  );
  await expect.poll(() => hook.result.current).toEqual({ status: 'ready', value: 'of Maria' });
  hook.rerender({ page: 'second' });
  expect(hook.result.current).toEqual({ status: 'loading', stale: 'of Maria' });
  signIn(olga);
  await expect.poll(() => hook.result.current).toEqual({ status: 'loading' });
});
