import type { MapHandle } from '../engine/MapEngine';
import type { MapPin } from './MapPin';

/** More DOM nodes would slow down panning. */
const maxPins = 150;

export interface PlacedPin {
  readonly pin: MapPin;
  /** Px from the map's top left corner. */
  readonly x: number;
  readonly y: number;
}

/** Returns the pins to show, in reading order: north to south, then west to east. Beyond the limit, the nearest to the centre. */
export function pinsInOrder(
  pins: readonly MapPin[],
  handle: Pick<MapHandle, 'project'>,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlacedPin[] {
  const placed: PlacedPin[] = [];
  for (const pin of new Map(pins.map((pin) => [pin.key, pin])).values()) {
    const { x, y } = handle.project(pin.at);
    if (Number.isFinite(x) && Number.isFinite(y)) placed.push({ pin, x: Math.round(x), y: Math.round(y) });
  }
  return nearest(placed, width / 2, height / 2).sort(
    ({ pin: a }, { pin: b }) => b.at.latitude - a.at.latitude || a.at.longitude - b.at.longitude || (a.key < b.key ? -1 : 1),
  );
}

function nearest(placed: PlacedPin[], x: number, y: number): PlacedPin[] {
  if (placed.length <= maxPins) return placed;
  const far = ({ pin, x: left, y: top }: PlacedPin) => (pin.isSelected ? -1 : Math.hypot(left - x, top - y));
  return placed
    .map((one) => ({ one, far: far(one) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, maxPins)
    .map(({ one }) => one);
}
