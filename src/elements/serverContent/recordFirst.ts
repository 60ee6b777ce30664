import { type Replay, recordInteractions } from '../../base/swap/earlyInteractions';

const recorded = new WeakMap<HTMLElement, Replay>();

/** Returns what a server has printed in a shadow root (`server/renderElement`). */
export function firstOf(root: ShadowRoot): HTMLElement | null {
  return root.querySelector('[data-kv-first]');
}

/** Records what visitors do with the content of servers in elements that have no code yet. */
export function recordEverywhere(): void {
  for (const { shadowRoot } of document.getElementsByTagName('*')) if (shadowRoot) recordFirst(shadowRoot);
}

/** Records what visitors do with what a server has printed in this root, if it has. */
export function recordFirst(root: ShadowRoot): void {
  const first = firstOf(root);
  if (first) recorded.set(first, recordInteractions(first));
}

/** Returns what replays what has been recorded so far; without the loader of the script tag, recording begins here. */
export function replayOf(first: HTMLElement): Replay {
  return recorded.get(first) ?? recordInteractions(first);
}
