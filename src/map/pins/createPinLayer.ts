import { rootOf } from '../../ui/dom/dom';
import type { MapHandle, MapMotion } from '../engine/MapEngine';
import { forwardToMap } from './forwardToMap';
import type { MapPin } from './MapPin';
import { makePinButton, showPin } from './pinButton';
import { type PlacedPin, pinsInOrder } from './pinsInOrder';

export interface PinLayerOptions {
  /** Accessible name of the group of pins. */
  readonly label: string;
  /** The gestures of the map. */
  readonly gestures?: 'free' | 'cooperative';
  onPress(key: string): void;
}

export interface PinLayer {
  /** Replaces all pins. Focus stays on the same pin, or moves to the map if that pin is gone. */
  set(pins: readonly MapPin[]): void;
  destroy(): void;
}

interface Shown extends PlacedPin {
  readonly button: HTMLButtonElement;
}

/** Creates the pin layer in a {@link PinField} that covers the map's container. */
export function createPinLayer(field: HTMLElement, handle: MapHandle, { label, gestures = 'free', onPress }: PinLayerOptions): PinLayer {
  const layer = field.ownerDocument.createElement('div');
  layer.setAttribute('role', 'group');
  layer.setAttribute('aria-label', label);
  layer.dataset['gestures'] = gestures;
  const wasDrag = forwardToMap(layer);
  let pins: readonly MapPin[] = [];
  let shown = new Map<string, Shown>();
  field.append(layer);

  const keyOf = (target: EventTarget | null) =>
    target instanceof Element ? [...shown.values()].find(({ button }) => button.contains(target))?.pin.key : undefined;
  const focusedKey = () => keyOf(rootOf(layer).activeElement);

  const place = () => {
    const focused = focusedKey();
    const size = { width: field.clientWidth, height: field.clientHeight };
    const next = new Map<string, Shown>();
    for (const { pin, x, y } of pinsInOrder(pins, handle, size)) {
      const known = shown.get(pin.key);
      const button = known?.button ?? makePinButton(layer);
      showPin(button, pin, known?.pin ?? null);
      if (known?.x !== x) button.style.left = `${x}px`;
      if (known?.y !== y) button.style.top = `${y}px`;
      // Focusing an off-screen pin would scroll it, and the map, into view.
      const isOut = x < 0 || y < 0 || x > size.width || y > size.height;
      if (button.inert !== isOut) button.inert = isOut;
      next.set(pin.key, { pin, x, y, button });
    }
    for (const [key, { button }] of shown) if (!next.has(key)) button.remove();
    shown = next;
    let following = layer.firstChild;
    for (const { button } of shown.values()) {
      if (button === following) following = following.nextSibling;
      else layer.insertBefore(button, following);
    }
    if (focused === undefined) return;
    const refocused = shown.get(focused)?.button;
    if (refocused && !refocused.inert) refocused.focus({ preventScroll: true });
    else handle.focus();
  };

  const move = ({ x, y, scale }: MapMotion) => {
    layer.style.transform = `translate(${x}px, ${y}px)`;
    layer.toggleAttribute('data-apart', scale !== 1);
  };
  const settle = () => {
    layer.style.transform = '';
    layer.removeAttribute('data-apart');
    place();
  };
  const subscriptions = [handle.on('motion', move), handle.on('settle', settle)];

  layer.addEventListener('click', (event) => {
    const key = keyOf(event.target);
    if (key !== undefined && !wasDrag(event)) onPress(key);
  });
  layer.addEventListener('keydown', (event) => {
    const from = shown.get(keyOf(event.target) ?? '');
    const to =
      from &&
      neighbour(
        from,
        [...shown.values()].filter(({ button }) => !button.inert),
        event.key,
      );
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.button.focus({ preventScroll: true });
  });

  return {
    set(next) {
      pins = next;
      place();
    },
    destroy() {
      for (const end of subscriptions) end();
      layer.remove();
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Arrow keys as screen vectors. */
const directions: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Returns the nearest item in the direction of an arrow key, sideways distance counting double; null if none or for another key. */
function neighbour<P extends Point>(from: Point, places: readonly P[], key: string): P | null {
  const direction = directions[key];
  if (!direction) return null;
  let nearest: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    if (ahead <= 0) continue;
    const far = ahead + 2 * Math.abs(dx * direction.y + dy * direction.x);
    if (far < least) [nearest, least] = [place, far];
  }
  return nearest;
}
