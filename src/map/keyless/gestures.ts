import type { MapOptions } from '../engine/MapEngine';
import type { ZoomingMap } from './ZoomingMap';

/** Px a finger has to move to count as a drag. */
const threshold = 8;

/**
 * Cooperative gestures: leaves one-finger drags and the wheel to the page and reports them. Mouse drags and two fingers move the map.
 * Returns a cleanup function.
 */
export function shareGestures(map: ZoomingMap, gestures: MapOptions['gestures'], onBlocked: (by: 'touch' | 'wheel') => void): () => void {
  if (gestures === 'free') return () => {};
  const surface = map.getContainer();
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  let finger: { readonly x: number; readonly y: number } | null = null;

  // Fires before the events Leaflet listens to: touchstart or mousedown.
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
      if (Math.hypot(first.clientX - finger.x, first.clientY - finger.y) < threshold) return;
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
  return () => controller.abort();
}
