import type { MapOptions } from '../engine/MapEngine';
import type { YandexMap } from './api';

/** Ms between wheel steps. */
const wheelPause = 200;

interface GestureActions {
  /** Zooms around a point, px from the centre. */
  zoom(step: number, x?: number, y?: number): void;
  blocked(what: 'touch' | 'wheel'): void;
}

/** Cooperative gestures: one finger and the wheel scroll the page; Ctrl + wheel, the mouse and two fingers move the map. */
export function shareGestures(surface: HTMLElement, map: () => YandexMap | null, { zoom, blocked }: GestureActions): void {
  let last = -wheelPause;
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) {
      blocked('wheel');
      return;
    }
    event.preventDefault();
    if (event.timeStamp - last < wheelPause || event.deltaY === 0) return;
    last = event.timeStamp;
    const { left, top, width, height } = surface.getBoundingClientRect();
    zoom(-Math.sign(event.deltaY), event.clientX - left - width / 2, event.clientY - top - height / 2);
  };
  // Capturing lets this run before the vendor's own listeners.
  surface.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map()?.behaviors.disable(['drag']);
      else map()?.behaviors.enable(['drag']);
    },
    { capture: true },
  );
  surface.addEventListener('touchmove', ({ touches }) => touches.length === 1 && blocked('touch'), { passive: true });
  surface.addEventListener('wheel', onWheel, { passive: false });
}

/** Whether dragging starts disabled: cooperative gestures on a touch device. */
export function startsWithoutDrag({ gestures }: MapOptions, page: Window | null): boolean {
  return gestures === 'cooperative' && page?.matchMedia('(pointer: coarse)').matches === true;
}
