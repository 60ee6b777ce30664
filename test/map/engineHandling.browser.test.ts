import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moscowCenter } from '../../src/domain/city/moscowPlace';
import { afterAction, engines, expectCorners, mapOptions, mapsOf, near, settings } from '../support/map/engineContract';
import { emulateReducedMotion } from '../support/motion';
import { focused } from '../support/shown';

const arbat = { latitude: 55.7494, longitude: 37.5916 };

describe.each(Object.entries(engines))('the engine %s', (name, load) => {
  const { show, vendor } = mapsOf(name, load);

  test('reports motion on the way and becomes idle once', async () => {
    const shown = await show();
    const place = shown.handle.project(arbat);
    const view = await afterAction(shown, () => shown.handle.panBy(200, 0, { duration: 250 }));
    const moved = shown.motions.filter(({ x }) => x !== 0);
    expect(moved.length).toBeGreaterThan(2);
    expect(moved.every(({ x, scale }) => x < 0 && x >= -201 && scale === 1)).toBe(true);
    expect(Math.abs(shown.handle.project(arbat).x - (place.x - 200))).toBeLessThanOrEqual(1);
    expect(view.zoom).toBe(12);
  });

  test('tells that it comes nearer', async () => {
    const shown = await show();
    await afterAction(shown, () => shown.handle.zoomBy(1, { duration: 200 }));
    expect(shown.motions.some(({ scale }) => scale > 1)).toBe(true);
  });

  test('goes at once for a visitor who wants less motion', async () => {
    await emulateReducedMotion();
    const shown = await show();
    const start = performance.now();
    await afterAction(shown, () => shown.handle.panBy(200, 0, { duration: 3000 }));
    expect(performance.now() - start).toBeLessThan(1500);
  });

  test('has a scheme and pictures', async () => {
    const { handle, events } = await show();
    expect([...handle.layers].sort()).toEqual(['satellite', 'scheme']);
    handle.setLayer('satellite');
    handle.setLayer('scheme');
    handle.restyle();
    expect(events.error).toEqual([]);
  });

  test('keeps its middle when its size changes', async () => {
    const shown = await show();
    const { center } = shown.handle.view();
    shown.container.style.width = '420px';
    const view = await afterAction(shown, () => shown.handle.resize());
    const { x, y } = shown.handle.project(center);
    expect(Math.abs(x - 210)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - 200)).toBeLessThanOrEqual(1);
    expect(view.zoom).toBe(12);
    expectCorners(shown);
  });

  test('is named, takes the focus, and is moved by keys', async () => {
    const shown = await show();
    shown.handle.focus();
    expect(focused()?.getAttribute('aria-label')).toBe('Карта');
    // Anywhere else a screen reader keeps the arrows for itself.
    expect(focused()?.getAttribute('role')).toBe('application');
    const { center } = shown.handle.view();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => shown.handle.view().center.longitude).toBeGreaterThan(center.longitude);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => shown.handle.view().center.latitude).toBeGreaterThan(center.latitude);
    await userEvent.keyboard('+');
    await expect.poll(() => shown.handle.view().zoom).toBe(13);
    await userEvent.keyboard('-');
    await expect.poll(() => shown.handle.view().zoom).toBe(12);
  });

  test('leaves the wheel to the page when it shares gestures', async () => {
    const { handle, container, events } = await show({ gestures: 'cooperative' });
    const { left, top } = container.getBoundingClientRect();
    const target = document.elementFromPoint(left + 300, top + 200) ?? container;
    const turn = (ctrlKey: boolean) => {
      const wheel = new WheelEvent('wheel', {
        deltaY: -120,
        ctrlKey,
        clientX: left + 300,
        clientY: top + 200,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      target.dispatchEvent(wheel);
      return wheel.defaultPrevented;
    };
    expect(turn(false)).toBe(false);
    expect(handle.view().zoom).toBe(12);
    expect(events.blocked).toEqual(['wheel']);
    expect(turn(true)).toBe(true);
    await expect.poll(() => handle.view().zoom).toBeGreaterThan(12);
  });

  test('does not mind what is not a number', async () => {
    const { handle } = await show();
    const none = Number.NaN;
    expect(() => {
      handle.setView({ center: { latitude: none, longitude: none }, zoom: none });
      handle.zoomBy(none);
      handle.panBy(none, Infinity);
      handle.fit({ south: none, west: 1, north: none, east: 2 });
    }).not.toThrow();
    await new Promise(requestAnimationFrame);
    const { center, zoom, box } = handle.view();
    expect([center.latitude, center.longitude, zoom, ...Object.values(box)].every(Number.isFinite)).toBe(true);
    near(handle.view(), moscowCenter);
  });

  test('stands twice on a page, each for itself', async () => {
    const [first, second] = [await show(), await show()];
    await afterAction(first, () => first.handle.setView({ center: arbat, zoom: 15 }));
    near(second.handle.view(), moscowCenter);
    expect(second.settled).toHaveLength(1);
    first.handle.destroy();
    await afterAction(second, () => second.handle.zoomBy(1));
  });

  test('says nothing after its end, which may come twice, and leaves nothing behind', async () => {
    const { handle, container, settled, motions } = await show();
    handle.panBy(100, 0, { duration: 200 });
    const [ends, steps] = [settled.length, motions.length];
    handle.destroy();
    handle.destroy();
    expect(() => {
      handle.panBy(10, 10);
      handle.resize();
      handle.zoomBy(1);
      handle.setLayer('satellite');
      handle.focus();
    }).not.toThrow();
    await vi.waitFor(() => expect(container.childElementCount).toBe(0));
    // A map that lives moves for longer than was left.
    const other = await show();
    await afterAction(other, () => other.handle.panBy(60, 0, { duration: 300 }));
    expect([settled.length, motions.length]).toEqual([ends, steps]);
  });

  test('may be ended before it stands', async () => {
    const engine = await load();
    await engine.load(settings, new AbortController().signal);
    const container = document.createElement('div');
    Object.assign(container.style, { position: 'relative', width: '300px', height: '200px' });
    document.body.append(container);
    const handle = engine.create(container, mapOptions, settings);
    handle.destroy();
    await expect.poll(() => container.childElementCount).toBe(0);
    container.remove();
  });

  test('has a press on it told with its place', async () => {
    const shown = await show();
    if (name === 'yandex') vendor().maps().at(-1)?.press([arbat.latitude, arbat.longitude]);
    else await userEvent.click(page.elementLocator(shown.container), { position: shown.handle.project(arbat) });
    await expect.poll(() => shown.events.press?.length).toBe(1);
    expect(shown.events.press?.[0]?.latitude).toBeCloseTo(arbat.latitude, 3);
    expect(shown.events.press?.[0]?.longitude).toBeCloseTo(arbat.longitude, 3);
  });
});
