import { fn } from 'storybook/test';

const takers = new WeakSet<object>();

/**
 * A spy for the callback of a cancelable event, which takes the default action over: a story must not leave its page. Storybook forgets
 * what a spy answers when it resets it, so that embed code cannot ask the spy itself.
 */
export function takesOver() {
  const spy = fn(() => false);
  takers.add(spy);
  return spy;
}

export function isTakenOver(callback: object): boolean {
  return takers.has(callback);
}
