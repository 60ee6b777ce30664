import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createRuntime } from '../runtime/runtime';
import { RuntimeProvider } from '../runtime/runtimeContext';
import { useLoad } from './useLoad';

const runtime = createRuntime({ apiUrl: 'https://use-load.test/api' });
const box = document.createElement('div');
afterEach(() => vi.useRealTimers());

interface QuestionProps {
  readonly first: string;
  /** Asked instead before the first paint, as an address that is read then does. */
  readonly next?: string;
}

function Question({ first, next = first }: QuestionProps) {
  const [key, setKey] = useState(first);
  useLayoutEffect(() => setKey(next), [next]);
  const load = useLoad([key], async () => `answer to ${key}`);
  return <p>{load.status === 'ready' ? load.value : load.status}</p>;
}

function show(props: QuestionProps) {
  const root = createRoot(box);
  root.render(
    <RuntimeProvider runtime={runtime}>
      <Question {...props} />
    </RuntimeProvider>,
  );
  return root;
}

test('an answer is kept under its own question, though another one is asked meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const first = show({ first: 'a' });
  await expect.poll(() => box.textContent).toBe('answer to a');
  first.unmount();
  // Past the time in which the same question is not asked again.
  vi.advanceTimersByTime(5000);

  const second = show({ first: 'a', next: 'b' });
  await expect.poll(() => box.textContent).toBe('answer to b');
  second.unmount();

  const third = show({ first: 'a' });
  await expect.poll(() => box.textContent).toBe('answer to a');
  third.unmount();
});
