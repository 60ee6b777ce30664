import type { MapOptions } from '../MapEngine';
import type { YandexMap } from './api';

/** px of one press of an arrow. */
const stride = 80;
/** A wheel turns many times for one step. ms */
const wheelPause = 200;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

interface Deeds {
  pan(x: number, y: number): void;
  /** Around the place that many px from the middle. */
  zoom(step: number, x?: number, y?: number): void;
  blocked(what: 'touch' | 'wheel'): void;
}

/** The vendor's map knows no keys. */
export function listenToKeys(room: HTMLElement, { pan, zoom }: Deeds): void {
  room.addEventListener('keydown', (event) => {
    if (event.target !== room || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const step = zoomKeys[event.key];
    if (arrow) pan(...arrow);
    else if (step) zoom(step);
    else return;
    event.preventDefault();
  });
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
