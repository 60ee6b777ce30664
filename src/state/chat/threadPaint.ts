import { slotOf } from '../../base/slotOf';
import type { Runtime } from '../runtime/runtime';

/** ms: a hidden tab never paints. */
const longest = 100;

const slot = (runtime: Runtime) => slotOf(runtime.slots, 'threadPaint', (): { painted?: Promise<void> } => ({}));

/** A thread has come and is drawn next: the list beside it waits until it has been painted, where both would take as long as two frames. */
export function paintThread(runtime: Runtime): void {
  if (typeof requestAnimationFrame === 'undefined') return;
  slot(runtime).painted = new Promise((resolve) => {
    let timer = setTimeout(resolve, longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve);
    });
  });
}

/** Resolves once a thread that comes in the same turn has been painted. */
export async function threadPainted(runtime: Runtime): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await slot(runtime).painted;
}
