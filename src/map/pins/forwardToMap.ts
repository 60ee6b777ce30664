const forwardedEvents = ['wheel', 'pointerdown', 'mousedown', 'touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
/** Events the map may cancel; for the others, the default action belongs to the pin. */
const preventable: readonly string[] = ['wheel', 'touchmove'];
const touchLists = ['touches', 'targetTouches', 'changedTouches'] as const;

/** Px a pointer may move for a click to still count. */
const dragThreshold = 6;

/**
 * Pins are over the map, not in it: forwards pointer, touch and wheel events to the element beneath, so that dragging and zooming work on
 * pins too.
 * @returns whether a click ended such a drag.
 */
export function forwardToMap(layer: HTMLElement): (click: MouseEvent) => boolean {
  let pressed: { readonly x: number; readonly y: number } | null = null;
  /** Target of the first touch, which gets the rest of the gesture. */
  let touched: Element | null = null;

  const forward = (event: Event) => {
    const at = pointOf(event);
    if (event.type === 'pointerdown') pressed = at;
    const target = event.type.startsWith('touch') && event.type !== 'touchstart' ? touched : at && elementBeneath(layer, at.x, at.y);
    if (event.type === 'touchstart') touched = target;
    if (!target || layer.contains(target)) return;
    const copy = copyOf(event);
    const isUnhandled = !copy || target.dispatchEvent(copy);
    if (!isUnhandled && event.cancelable && preventable.includes(event.type)) event.preventDefault();
  };
  for (const type of forwardedEvents) layer.addEventListener(type, forward, { passive: false });

  return ({ detail, clientX, clientY }) => {
    // Keyboard and scripted clicks.
    if (!pressed || detail === 0) return false;
    return Math.hypot(clientX - pressed.x, clientY - pressed.y) > dragThreshold;
  };
}

/** Copies an event. Some browsers cannot construct touch events, so the touch lists are defined on a plain event. */
function copyOf(event: Event): Event | null {
  const Copy = event.constructor as new (type: string, like: Event) => Event;
  try {
    return new Copy(event.type, event);
  } catch {
    if (!event.type.startsWith('touch')) return null;
    const copy = new Event(event.type, event);
    for (const name of touchLists) Object.defineProperty(copy, name, { value: [...((event as TouchEvent)[name] ?? [])] });
    return copy;
  }
}

function pointOf(event: Event): { x: number; y: number } | null {
  const point = 'touches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  return point ? { x: point.clientX, y: point.clientY } : null;
}

/** Returns the innermost element below the layer, including shadow roots. */
function elementBeneath(layer: HTMLElement, x: number, y: number): Element | null {
  layer.style.pointerEvents = 'none';
  let found = layer.ownerDocument.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner: Element | null = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  layer.style.pointerEvents = '';
  return found;
}
