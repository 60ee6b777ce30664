import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Motion = 'reduce' | 'no-preference';

const prefer = (value: Motion) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/**
 * Behaviours have reduced motion: a click waits until its target stands still, and menus and dialogs that move took a third of their time. Controls and
 * maps, which own the motion, are tested with it.
 */
const usual = (): Motion => (expect.getState().testPath?.includes('/test/behaviours/') ? 'reduce' : 'no-preference');

/** Called by the set-up of each file. */
export const preferUsualMotion = () => prefer(usual());

async function preferInThisTest(value: Motion): Promise<void> {
  const before = usual();
  await prefer(value);
  onTestFinished(async () => void (await prefer(before)));
}

/** Emulates reduced motion until the end of the test. */
export const emulateReducedMotion = () => preferInThisTest('reduce');

/** Lets things move until the end of the test. */
export const emulateMotion = () => preferInThisTest('no-preference');

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
