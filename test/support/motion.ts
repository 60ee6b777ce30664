import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** A visitor who wants less motion, until the test has ended. */
export async function emulateReducedMotion(): Promise<void> {
  const prefer = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features });
  await prefer([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  onTestFinished(async () => void (await prefer([])));
}

/** Lets what an element does over time stand at a moment. Milliseconds from its beginning. */
export function stopAt(element: Element, milliseconds: number): void {
  for (const animation of element.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}

/** Brings what an element does over time to its end. */
export function finishMotion(element: Element): void {
  for (const animation of element.getAnimations()) animation.finish();
}
