import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates reduced motion until the end of the test. */
export async function emulateReducedMotion(): Promise<void> {
  const prefer = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features });
  await prefer([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  onTestFinished(async () => void (await prefer([])));
}

/** Pauses an element's animations at a time, ms from their start. */
export function stopAt(element: Element, milliseconds: number): void {
  for (const animation of element.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}

/** Finishes an element's animations. */
export function finishMotion(element: Element): void {
  for (const animation of element.getAnimations()) animation.finish();
}
