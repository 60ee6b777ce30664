import { cdp } from 'vitest/browser';

type Point = readonly [x: number, y: number];

/** Converts pixels of the test's window to pixels of the surrounding tab. */
function inTab([x, y]: Point): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...inTab(point), id })) });

/** Moves one finger over several points. `hold`: it is not lifted. */
export async function swipe(from: Point, to: Point, { hold = false } = {}): Promise<() => Promise<unknown>> {
  const steps = 6;
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]);
  }
  const lift = () => touch('touchEnd', []);
  if (!hold) await lift();
  return lift;
}

/** Moves two fingers around a point from one distance to another, px. */
export async function pinch([x, y]: Point, from: number, to: number): Promise<void> {
  const fingers = (distance: number): Point[] => [
    [x - distance / 2, y],
    [x + distance / 2, y],
  ];
  const steps = 6;
  await touch('touchStart', fingers(from).slice(0, 1));
  await touch('touchStart', fingers(from));
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', fingers(from + ((to - from) * step) / steps));
  await touch('touchEnd', []);
}

/** Drags the mouse from one point to another. */
export async function dragMouse(from: Point, to: Point): Promise<void> {
  const mouse = (type: string, at: Point) =>
    cdp().send('Input.dispatchMouseEvent', { type: type as 'mouseMoved', button: 'left', clickCount: 1, ...inTab(at) });
  await mouse('mousePressed', from);
  await mouse('mouseMoved', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await mouse('mouseMoved', to);
  await mouse('mouseReleased', to);
}

/** Turns the wheel at a point. */
export async function turnWheel(at: Point, deltaY: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', deltaX: 0, deltaY, ...inTab(at) });
}
