import { createRoot } from 'react-dom/client';
import type { Runtime } from '../../src/state/runtime/runtime';
import { RuntimeProvider } from '../../src/state/runtime/runtimeContext';
import { atEndOfTest } from './cleanups';

export interface RenderedHook<T> {
  /** What the hook returned last. */
  now(): T;
  /** Everything it has returned, in order. */
  readonly all: readonly T[];
  unmount(): void;
}

/** Renders a hook in a runtime, with React or Preact. */
export function renderHook<T>(runtime: Runtime, useIt: () => T): RenderedHook<T> {
  const all: T[] = [];
  function Probe() {
    all.push(useIt());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(
    <RuntimeProvider runtime={runtime}>
      <Probe />
    </RuntimeProvider>,
  );
  const unmount = () => root.unmount();
  atEndOfTest(unmount);
  return {
    all,
    now() {
      if (all.length === 0) throw new Error('not rendered yet');
      return all.at(-1) as T;
    },
    unmount,
  };
}
