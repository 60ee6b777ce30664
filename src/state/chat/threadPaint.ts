import type { Runtime } from '../runtime/runtime';

/** How long a list waits, ms: a thread may be slow, and a hidden tab never paints. */
const longest = 100;

/** A thread is on its way. Returns what tells that its answer is drawn next. */
export function startThread({ slots }: Runtime): () => void {
  let resolve = () => {};
  slots['threadPaint'] = new Promise<void>((done) => {
    resolve = done;
  });
  return () => requestAnimationFrame(() => setTimeout(resolve));
}

/** Resolves once a thread on its way has been painted: with a list beside it the first message would take as long as both. */
export function threadPainted({ slots }: Runtime): Promise<unknown> {
  return Promise.race([slots['threadPaint'], new Promise((resolve) => setTimeout(resolve, longest))]);
}
