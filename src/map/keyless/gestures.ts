import type { MapOptions } from '../engine/MapEngine';
import type { ZoomingMap } from './ZoomingMap';

/** A finger that moves further than this wanted to move something. Px. */
const meant = 8;

/** Leaves one finger and the wheel to the page, and says so. Dragging by a mouse and two fingers stay with the map. */
export function shareGestures(map: ZoomingMap, gestures: MapOptions['gestures'], onBlocked: (by: 'touch' | 'wheel') => void): () => void {
  if (gestures === 'free') return () => {};
  const surface = map.getContainer();
  const away = new AbortController();
  const options = { capture: true, passive: true, signal: away.signal };
  let finger: { readonly x: number; readonly y: number } | null = null;

  // Comes before what Leaflet listens to: touchstart or mousedown.
  surface.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    },
    options,
  );
  surface.addEventListener(
    'touchstart',
    ({ touches }) => {
      const first = touches[0];
      finger = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    options,
  );
  surface.addEventListener(
    'touchmove',
    ({ touches }) => {
      const first = touches[0];
      if (!finger || !first || touches.length > 1) return;
      if (Math.hypot(first.clientX - finger.x, first.clientY - finger.y) < meant) return;
      finger = null;
      onBlocked('touch');
    },
    options,
  );
  surface.addEventListener(
    'wheel',
    ({ ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey) {
        map.scrollWheelZoom.enable();
        return;
      }
      map.scrollWheelZoom.disable();
      onBlocked('wheel');
    },
    options,
  );
  return () => away.abort();
}
