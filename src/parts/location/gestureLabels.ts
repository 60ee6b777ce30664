import type { MapMessages } from '../../text/map/ru';

/** Returns what a map that leaves the page its gestures says about moving and zooming it. */
export function gestureLabels(text: MapMessages) {
  return { touch: text.moveByTwoFingers, wheel: text.zoomByWheel(isApple() ? '⌘' : 'Ctrl') };
}

/** Apple keyboards have ⌘ instead of Ctrl. */
function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}
