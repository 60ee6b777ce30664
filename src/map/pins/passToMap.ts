const passed = ['wheel', 'pointerdown', 'mousedown', 'touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
/** What a map that takes it keeps the page from doing; the others decide about the focus and the click of the pin itself. */
const preventable: readonly string[] = ['wheel', 'touchmove'];
const touchLists = ['touches', 'targetTouches', 'changedTouches'] as const;

/** A press that went further than this moved the map. Px. */
const steady = 6;

/**
 * Pins stand over the map, not in it: what would move the map is given on to what lies beneath, so that a visitor may drag it and come nearer
 * wherever the pointer is.
 * @returns whether a click was the end of such a drag.
 */
export function passToMap(layer: HTMLElement): (click: MouseEvent) => boolean {
  let pressed: { readonly x: number; readonly y: number } | null = null;
  /** Where a touch began: the rest of it belongs there, wherever the finger is by then. */
  let touched: Element | null = null;

  const pass = (event: Event) => {
    const at = placeOf(event);
    if (event.type === 'pointerdown') pressed = at;
    const target = event.type.startsWith('touch') && event.type !== 'touchstart' ? touched : at && beneath(layer, at.x, at.y);
    if (event.type === 'touchstart') touched = target;
    if (!target || layer.contains(target)) return;
    const copy = copyOf(event);
    const isFree = !copy || target.dispatchEvent(copy);
    if (!isFree && event.cancelable && preventable.includes(event.type)) event.preventDefault();
  };
  for (const type of passed) layer.addEventListener(type, pass, { passive: false });

  return ({ detail, clientX, clientY }) => {
    // Clicks of the keyboard and of scripts come without a press.
    if (!pressed || detail === 0) return false;
    return Math.hypot(clientX - pressed.x, clientY - pressed.y) > steady;
  };
}

/** The same once more. Some browsers make no touch event of the lists of another one, or none at all: theirs gets its lists afterwards. */
function copyOf(event: Event): Event | null {
  const Copy = event.constructor as new (type: string, like: Event) => Event;
  try {
    return new Copy(event.type, event);
  } catch {
    if (!event.type.startsWith('touch')) return null;
    const copy = new Event(event.type, event);
    for (const name of touchLists) Object.defineProperty(copy, name, { value: Array.from((event as TouchEvent)[name] ?? []) });
    return copy;
  }
}

function placeOf(event: Event): { x: number; y: number } | null {
  const point = 'touches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  return point ? { x: point.clientX, y: point.clientY } : null;
}

/** The innermost element under the layer, in shadow roots too. */
function beneath(layer: HTMLElement, x: number, y: number): Element | null {
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
