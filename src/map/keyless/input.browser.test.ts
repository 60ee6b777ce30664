import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dragMouse, swipe } from '../../../test/support/finger';
import { keylessMap, type TestMap, type TestMapOptions } from '../../../test/support/map/keylessMap';
import { focused } from '../../../test/support/shown';

let map: TestMap;
const show = async (options?: TestMapOptions) => {
  map = await keylessMap(options);
  await vi.waitFor(() => expect(map.count('settle')).toBe(1));
  return map;
};
afterEach(() => map.end());

const settled = (count: number) => vi.waitFor(() => expect(map.count('settle')).toBe(count), 3000);
const wheel = (options: WheelEventInit) => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 300, clientY: 200, deltaY: -200, ...options });
  map.surface.firstElementChild?.dispatchEvent(event);
  return event;
};

describe('the keyboard', () => {
  test('pans by arrows, and zooms by + and −', async () => {
    await show();
    const { center } = map.handle.view();
    map.handle.focus();
    expect(focused()).toBe(map.surface);
    await userEvent.keyboard('{ArrowRight}');
    // The focus ring is above the map's panes.
    expect(getComputedStyle(map.surface, '::after').borderTopWidth).toBe('3px');
    await settled(2);
    expect(map.handle.view().center.longitude).toBeGreaterThan(center.longitude);
    await userEvent.keyboard('{ArrowUp}');
    await settled(3);
    expect(map.handle.view().center.latitude).toBeGreaterThan(center.latitude);
    await userEvent.keyboard('+');
    await settled(4);
    expect(map.handle.view().zoom).toBe(15);
    await userEvent.keyboard('-');
    await settled(5);
    expect(map.handle.view().zoom).toBe(14);
  });

  test('is left to the page for other keys, and to controls on the map', async () => {
    await show();
    const inner = document.createElement('button');
    map.surface.append(inner);
    const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
    inner.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
    const other = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true });
    map.surface.dispatchEvent(other);
    expect(other.defaultPrevented).toBe(false);
    expect(map.handle.view().zoom).toBe(14);
  });
});

describe('gestures', () => {
  test('free: the wheel zooms, the mouse pans, a click is a click', async () => {
    await show();
    expect(wheel({}).defaultPrevented).toBe(true);
    await settled(2);
    expect(map.handle.view().zoom).toBeGreaterThan(14);
    const before = map.handle.view().center;
    await dragMouse([300, 200], [200, 200]);
    await vi.waitFor(() => expect(map.handle.view().center.longitude).toBeGreaterThan(before.longitude), 3000);
    expect(map.count('press')).toBe(0);
    await userEvent.click(map.surface, { position: { x: 300, y: 200 } });
    await vi.waitFor(() => expect(map.count('press')).toBe(1));
    expect(map.count('blocked')).toBe(0);
  });

  test('cooperative: the wheel scrolls the page, Ctrl + wheel zooms', async () => {
    await show({ gestures: 'cooperative' });
    expect(wheel({}).defaultPrevented).toBe(false);
    expect(map.told.at(-1)).toEqual(['blocked', 'wheel']);
    expect(wheel({ ctrlKey: true }).defaultPrevented).toBe(true);
    await settled(2);
    expect(map.handle.view().zoom).toBeGreaterThan(14);
    expect(wheel({}).defaultPrevented).toBe(false);
  });

  test('cooperative: one finger scrolls the page, the mouse pans', async () => {
    await show({ gestures: 'cooperative' });
    expect(getComputedStyle(map.surface).touchAction).toBe('pan-y');
    const before = map.handle.view().center;
    await swipe([300, 300], [300, 100]);
    await vi.waitFor(() => expect(map.told).toContainEqual(['blocked', 'touch']));
    expect(map.handle.view().center).toEqual(before);
    await dragMouse([300, 200], [200, 200]);
    await vi.waitFor(() => expect(map.handle.view().center.longitude).toBeGreaterThan(before.longitude), 3000);
  });

  test('two fingers zoom in both modes', async () => {
    for (const gestures of ['free', 'cooperative'] as const) {
      await show({ gestures });
      const fingers = (type: string, left: number, right: number) => {
        const touches = [left, right].map((clientX, identifier) => new Touch({ identifier, target: map.surface, clientX, clientY: 200 }));
        const event = new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: touches });
        map.surface.dispatchEvent(event);
        return event;
      };
      map.surface.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      expect(fingers('touchstart', 280, 320).defaultPrevented).toBe(true);
      expect(fingers('touchmove', 200, 400).defaultPrevented).toBe(true);
      await vi.waitFor(() => expect(map.told.some(([name, detail]) => name === 'motion' && detail !== null)).toBe(true));
      map.surface.dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: true, touches: [], changedTouches: [] }));
      await settled(2);
      expect(map.handle.view().zoom).toBeGreaterThan(14);
      expect(map.count('blocked')).toBe(0);
      map.end();
    }
  });
});

test('the map has a name, a copyright link, and no axe violations', async () => {
  await show({ settings: { satelliteUrl: '/{z}/{x}/{y}.jpg', satelliteAttribution: 'Снимки <b>мои</b>' } });
  expect(map.surface.getAttribute('aria-label')).toBe('Карта');
  const link = map.container.querySelector('a');
  expect(link?.textContent).toBe('© участники OpenStreetMap');
  expect(link?.rel).toBe('noopener');
  expect(link?.target).toBe('_blank');
  expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const { violations } = await axe.run(map.container);
  expect(violations).toEqual([]);
});
