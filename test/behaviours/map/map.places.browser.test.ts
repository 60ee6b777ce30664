import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';

// The real map: whose it is stands in its corner.

const many = aWorld(flats(1200));
const before = { width: 0, height: 0 };

beforeEach(() => Object.assign(before, { width: innerWidth, height: innerHeight }));
afterEach(() => page.viewport(before.width, before.height));

const part = (name: string, { root }: Mounted) => root().querySelector<HTMLElement>(`[part~=${name}]`);
const boxOf = (element: Element | null) => {
  if (!element) throw new Error('nothing there');
  return element.getBoundingClientRect();
};
const isApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe.each(hosts)('what stands over the map, on $name', (host) => {
  const open = async (width: number, world = many) => {
    await page.viewport(width, 800);
    const map = await host.mount('map', {}, { network: createFakeApi(world) });
    await expect.poll(() => part('count', map)).not.toBeNull();
    await expect.element(map.view.getByRole('button', { name: 'Приблизить' })).toBeVisible();
    return map;
  };

  test.each([
    { width: 1000, seen: ['1 200', 'объявлений'] },
    { width: 375, seen: ['1 200'] },
    { width: 320, seen: [] },
  ])('at $width px the way back takes one line, and the number beside it stays in its box', async ({ width, seen }) => {
    const map = await open(width);
    const [room, link, chip] = [boxOf(part('map', map)), boxOf(part('to-list', map)), part('count', map)];
    expect(room.width).toBeLessThanOrEqual(width);
    expect(link.height).toBe(44);
    expect(link.left).toBeGreaterThanOrEqual(room.left);
    expect(link.right).toBeLessThanOrEqual(room.right);
    expect(chip?.textContent?.replaceAll('\u00A0', ' ')).toBe('1 200 объявлений');
    const shown = [...(chip?.children ?? [])].filter((piece) => boxOf(piece).width > 2 && boxOf(chip).width > 30);
    expect(shown.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual(seen);
    if (seen.length === 0) return;
    const box = boxOf(chip);
    expect(isApart(box, link)).toBe(true);
    expect(box.right).toBeLessThanOrEqual(room.right);
    expect(box.height).toBe(32);
    for (const piece of shown) {
      expect(boxOf(piece).left).toBeGreaterThanOrEqual(box.left);
      expect(boxOf(piece).right).toBeLessThanOrEqual(box.right);
      expect(boxOf(piece).bottom).toBeLessThanOrEqual(box.bottom);
    }
  });

  test.each([1000, 375, 320])('at %i px nothing covers whose map it is', async (width) => {
    const map = await open(width);
    const credit = map.view.getByRole('link', { name: '© участники OpenStreetMap' });
    await expect.element(credit).toBeVisible();
    const place = boxOf(credit.element());
    for (const control of map.root().querySelectorAll('[part~=control]')) expect(isApart(boxOf(control), place)).toBe(true);
    // A marker that lies there.
    await vi.waitFor(() => expect(part('marker', map)).not.toBeNull());
    const layer = part('marker', map)?.parentElement as HTMLElement;
    const marker = document.createElement('button');
    const [x, y] = [place.left - boxOf(layer).left, place.top - boxOf(layer).top];
    Object.assign(marker.style, { left: `${x - 50}px`, top: `${y - 50}px`, width: '400px', height: '100px', margin: '0' });
    layer.append(marker);
    const root = map.root() instanceof ShadowRoot ? (map.root() as ShadowRoot) : document;
    expect(root.elementFromPoint(place.left + 40, place.top - 20)).toBe(marker);
    expect(root.elementFromPoint(place.left + 40, place.top + 12)).toBe(credit.element());
  });
});
