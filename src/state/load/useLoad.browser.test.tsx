import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createRuntime } from '../runtime/runtime';
import { RuntimeProvider } from '../runtime/runtimeContext';
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
  const load = useLoad([key], async () => `answer to ${key}`);
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
