import type { MapOptions } from '../engine/MapEngine';
import type { YandexMap } from './api';

/** A wheel turns many times for one step. ms */
const wheelPause = 200;

interface Deeds {
  /** Around the place that many px from the middle. */
  zoom(step: number, x?: number, y?: number): void;
  blocked(what: 'touch' | 'wheel'): void;
}

/** Leaves the wheel and one finger to the page; the map takes the wheel with Ctrl, the mouse and two fingers. */
export function cooperate(room: HTMLElement, map: () => YandexMap | null, { zoom, blocked }: Deeds): void {
  let last = -wheelPause;
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) {
      blocked('wheel');
      return;
    }
    event.preventDefault();
    if (event.timeStamp - last < wheelPause || event.deltaY === 0) return;
    last = event.timeStamp;
    const { left, top, width, height } = room.getBoundingClientRect();
    zoom(-Math.sign(event.deltaY), event.clientX - left - width / 2, event.clientY - top - height / 2);
  };
  // Before the vendor's own listeners hear of it.
  room.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map()?.behaviors.disable(['drag']);
      else map()?.behaviors.enable(['drag']);
    },
    { capture: true },
  );
  room.addEventListener('touchmove', ({ touches }) => touches.length === 1 && blocked('touch'), { passive: true });
  room.addEventListener('wheel', turn, { passive: false });
}

/** How a map begins where fingers are the rule. */
export function beginsWithoutDrag({ gestures }: MapOptions, page: Window | null): boolean {
  return gestures === 'cooperative' && page?.matchMedia('(pointer: coarse)').matches === true;
}
