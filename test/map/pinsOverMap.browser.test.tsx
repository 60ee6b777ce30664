import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { moscowCenter, requestBox } from '../../src/domain/city/moscowPlace';
import { loadEngine } from '../../src/map/engine/engines';
import type { MapOptions } from '../../src/map/engine/MapEngine';
import { MapPins } from '../../src/map/pins/MapPins';
import { dragMouse, swipe } from '../support/finger';
import { basemapUrl } from '../support/map/basemapUrl';
import { emulateReducedMotion } from '../support/motion';
import { stage } from '../support/stage';

const options: MapOptions = {
  center: moscowCenter,
  zoom: 12,
  minZoom: 9,
  maxZoom: 19,
  bounds: requestBox,
  gestures: 'free',
  label: 'Карта',
  lang: 'ru',
  attribution: { text: '© участники OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
};
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

/** Our own map with one pin in its middle. */
async function show(gestures: MapOptions['gestures'] = 'free') {
  const settings = { basemapUrl, fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init) };
  const engine = await loadEngine('keyless');
  await engine.load(settings, new AbortController().signal);
  const box = (content?: React.ReactNode) => (
    <div data-box="" style={{ position: 'relative', width: 600, height: 400 }}>
      {content}
    </div>
  );
  const { show: draw, root } = stage(box());
  await expect.poll(() => root.querySelector('[data-box]')).not.toBeNull();
  const container = document.createElement('div');
  Object.assign(container.style, { position: 'absolute', inset: '0' });
  root.querySelector('[data-box]')?.append(container);
  const handle = engine.create(container, { ...options, gestures }, settings);
  cleanups.push(() => handle.destroy());
  const onPress = vi.fn<(key: string) => void>();
  const pin = { key: 'a', at: moscowCenter, label: '', kind: 'place', name: 'Объявление', isSelected: false, isVisited: false } as const;
  draw(box(<MapPins handle={handle} pins={[pin]} label="Объявления" gestures={gestures} onPress={onPress} />));
  await expect.poll(() => root.querySelector('button')).not.toBeNull();
  const button = root.querySelector('button');
  if (!button) throw new Error('no pin');
  const { left, top, width, height } = button.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2] as const;
  return { handle, onPress, middle, button };
}

test('the mouse drags the map by a pin, which is not pressed by that and goes with it', async () => {
  // A quick hand would let the map glide on, and the pin with it, out of the window.
  await emulateReducedMotion();
  const { handle, onPress, middle, button } = await show();
  const before = handle.view().center;
  const { left } = button.getBoundingClientRect();
  await dragMouse(middle, [middle[0] + 120, middle[1]]);
  await expect.poll(() => handle.view().center.longitude).toBeLessThan(before.longitude);
  await expect.poll(() => Math.abs(button.getBoundingClientRect().left - left - 120)).toBeLessThan(8);
  expect(onPress).not.toHaveBeenCalled();
  const { left: x, top: y } = button.getBoundingClientRect();
  await dragMouse([x + 13, y + 13], [x + 13, y + 13]);
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
});

test('a finger drags the map by a pin', async () => {
  const { handle, onPress, middle } = await show();
  const before = handle.view().center;
  await swipe(middle, [middle[0], middle[1] + 100]);
  await expect.poll(() => handle.view().center.latitude).toBeGreaterThan(before.latitude);
  expect(onPress).not.toHaveBeenCalled();
});

test('the wheel over a pin brings the map nearer', async () => {
  const { handle, middle } = await show();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x: frame.left + middle[0] * scale,
    y: frame.top + middle[1] * scale,
    deltaX: 0,
    deltaY: -240,
  });
  await expect.poll(() => handle.view().zoom).toBeGreaterThan(12);
});
