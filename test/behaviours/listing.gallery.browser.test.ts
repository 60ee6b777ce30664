import { describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { encodeListing } from '../../src/api/wire/listing';
import type { Listing, Photo } from '../../src/domain/listing';
import { aListing } from '../../src/testing/fixtures';
import { aPhoto, brokenPhotoUrl } from '../../src/testing/photos';
import { dragMouse, swipe } from '../support/finger';
import { type Host, hosts, type Mounted } from '../support/mount';

const photos = (count: number): Photo[] => Array.from({ length: count }, (_, index) => aPhoto({ id: index + 1 }));
const withPhotos = (given: Photo[], overrides: Partial<Listing> = {}) => encodeListing(aListing({ id: 7, photos: given, ...overrides }));

/** Shows a listing with these photos in a box of this width. */
async function show(host: Host, given: Photo[] | number, width?: number): Promise<Shown> {
  const listing = withPhotos(typeof given === 'number' ? photos(given) : given);
  const page = await host.mount('listing', { listing });
  if (width) page.container.style.width = `${width}px`;
  const gallery = page.view.getByRole('group', { name: 'Фотографии' });
  await expect.element(gallery).toBeVisible();
  return { page, gallery, root: () => page.root().querySelector('[part="gallery"]') as HTMLElement };
}
interface Shown {
  readonly page: Mounted;
  readonly gallery: Locator;
  root(): HTMLElement;
}

/** Names of the photos in sight, from the front. */
function inSight({ root }: Shown): string[] {
  return [...root().querySelectorAll<HTMLElement>('button[data-photo]')]
    .filter((button) => !button.closest('[inert]'))
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((button) => button.getAttribute('aria-label') ?? '');
}
const photo = (index: number, count: number) => `Открыть фото ${index} из ${count}`;
const focused = ({ page }: Shown) => (page.root().getRootNode() as Document | ShadowRoot).activeElement ?? document.activeElement;
const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;
const viewerOf = ({ page }: Shown) => page.view.getByRole('dialog', { name: 'фотографии' });
const thumbnail = (shown: Shown) => shown.page.root().querySelector('dialog [aria-current]')?.getAttribute('aria-label');
const scaleOf = (shown: Shown) => {
  const zoomed = shown.page.root().querySelector<HTMLElement>('dialog [style*="scale"]:not([style*="scale(1)"])');
  return Number(/scale\(([\d.]+)\)/.exec(zoomed?.style.transform ?? '')?.[1] ?? 1);
};
async function openViewer(shown: Shown): Promise<void> {
  await userEvent.click(shown.gallery.getByRole('button', { name: /^\d+\sфото$/ }));
  await expect.element(viewerOf(shown)).toBeVisible();
}

describe.each(hosts)('photos of a listing on $name', (host) => {
  test('turns by its arrows, in a loop, and says quietly what is shown', async () => {
    const shown = await show(host, 5);
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 5), photo(2, 5)]);
    await userEvent.click(shown.gallery.getByRole('button', { name: 'Предыдущее фото' }));
    await expect.poll(() => inSight(shown)).toEqual([photo(5, 5), photo(1, 5)]);
    await expect.element(shown.gallery.getByRole('status')).toHaveTextContent('Фото 5 из 5');
    const next = shown.gallery.getByRole('button', { name: 'Следующее фото' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    await expect.element(shown.gallery.getByRole('status')).toHaveTextContent('Фото 2 из 5');
  });

  test('two photos loop too', async () => {
    const shown = await show(host, 2);
    const next = shown.gallery.getByRole('button', { name: 'Следующее фото' });
    await userEvent.click(next);
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 2), photo(1, 2)]);
    await userEvent.click(next);
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 2), photo(2, 2)]);
    await expect.element(shown.gallery.getByRole('button', { name: '2 фото' })).toBeVisible();
  });

  test('one photo has nothing to turn, none shows what stands in for it', async () => {
    const one = await show(host, 1);
    await expect.element(one.gallery.getByRole('button', { name: '1 фото' })).toBeVisible();
    expect(one.gallery.getByRole('button', { name: 'Следующее фото' }).query()).toBeNull();
    one.page.unmount();

    const none = await show(host, 0);
    await expect.element(none.gallery.getByRole('img', { name: 'Фото нет' })).toBeVisible();
    expect(none.gallery.getByRole('button', { name: /фото/ }).query()).toBeNull();
    await expect.element(none.gallery.getByRole('button', { name: 'Карта' })).toBeVisible();
  });

  test('keeps its room from the beginning to the end, whatever comes of its pictures', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    for (const [width, height] of [
      [1280, 540],
      [900, 600],
      [375, 257],
    ] as const) {
      const shown = await show(host, [aPhoto({ id: 1, url: brokenPhotoUrl }), ...photos(4)], width);
      expect(Math.round(shown.root().getBoundingClientRect().height)).toBe(height);
      await expect.element(shown.gallery.getByRole('img', { name: 'Фото не загрузилось' })).toBeVisible();
      expect(Math.round(shown.root().getBoundingClientRect().height)).toBe(height);
      shown.page.unmount();
    }
    observer.disconnect();
    expect(shifts).toEqual([]);
  });

  test('fetches the first photo before all else, and only what is near', async () => {
    // The mouse may have been left where the photos will be.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
    const shown = await show(host, 100);
    const pictures = () =>
      [...shown.root().querySelectorAll('img')].map(({ alt, loading, fetchPriority }) => [alt, loading, fetchPriority]);
    await expect.poll(pictures).toEqual([
      ['Фото 1 из 100', 'eager', 'high'],
      ['Фото 2 из 100', 'lazy', 'auto'],
    ]);
    await userEvent.hover(shown.gallery.getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => pictures().map(([alt]) => alt)).toEqual(['Фото 1 из 100', 'Фото 2 из 100', 'Фото 3 из 100', 'Фото 100 из 100']);
  });

  test.each([
    [1280, '880px'],
    [1030, '840px'],
    [900, '920px'],
    [375, '400px'],
  ])('in a container of %i px pictures are asked for by the width they are drawn in', async (width, sizes) => {
    const variants = { template: `${aPhoto().url}#{width}.{format}`, widths: [320, 640], formats: ['webp', 'jpg'] };
    const shown = await show(host, [aPhoto({ id: 1, variants }), aPhoto({ id: 2, variants })], width);
    await expect.poll(() => [...new Set([...shown.root().querySelectorAll('source')].map((source) => source.sizes))]).toEqual([sizes]);
  });

  test('a finger turns the photos of a phone and does not open them', async () => {
    const shown = await show(host, 5, 375);
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 5), photo(2, 5)]);
    shown.root().scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = shown.root().getBoundingClientRect();
    await swipe([left + 340, top + 100], [left + 10, top + 100]);
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    expect(viewerOf(shown).query()).toBeNull();
  });

  test('arrow keys turn a photo that has the focus, which goes along', async () => {
    const shown = await show(host, 5);
    await expect.poll(() => inSight(shown)).toHaveLength(2);
    (shown.gallery.getByRole('button', { name: photo(1, 5) }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => nameOf(focused(shown))).toBe(photo(2, 5));
    // All photos are one stop of the keyboard.
    await userEvent.tab();
    expect(nameOf(focused(shown))).toBe('Предыдущее фото');
    expect(shown.gallery.getByRole('status').element().textContent).toBe('');
  });

  test('a pressed photo opens the viewer; Escape leads back to the photo seen last', async () => {
    const shown = await show(host, 5);
    await userEvent.click(shown.gallery.getByRole('button', { name: photo(2, 5) }));
    await expect.element(viewerOf(shown)).toBeVisible();
    await expect.element(viewerOf(shown)).toHaveTextContent('2 из 5');
    await expect.poll(() => nameOf(focused(shown))).toBe('Закрыть');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewerOf(shown)).toHaveTextContent('3 из 5');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => viewerOf(shown).query()).toBeNull();
    await expect.poll(() => inSight(shown)).toEqual([photo(3, 5), photo(4, 5)]);
    await expect.poll(() => nameOf(focused(shown))).toBe(photo(3, 5));
  });

  test("the button 'N фото' opens it at the photo in front, and has the focus again", async () => {
    const shown = await show(host, 5);
    await userEvent.click(shown.gallery.getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    await openViewer(shown);
    await expect.element(viewerOf(shown)).toHaveTextContent('2 из 5');
    await userEvent.click(viewerOf(shown).getByRole('button', { name: 'Закрыть' }));
    await expect.poll(() => viewerOf(shown).query()).toBeNull();
    await expect.poll(() => nameOf(focused(shown))).toMatch(/^5\sфото$/);
  });

  test('in the viewer keys, arrows and small photos lead on', async () => {
    const shown = await show(host, 5);
    await openViewer(shown);
    await userEvent.keyboard('{End}');
    await expect.poll(() => thumbnail(shown)).toBe('Показать фото 5');
    await userEvent.click(viewerOf(shown).getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => thumbnail(shown)).toBe('Показать фото 1');
    await expect.element(viewerOf(shown).getByRole('status')).toHaveTextContent('Фото 1 из 5');
    await userEvent.click(viewerOf(shown).getByRole('button', { name: 'Показать фото 4' }));
    await expect.element(viewerOf(shown)).toHaveTextContent('4 из 5');
    await userEvent.keyboard('{Home}');
    await expect.element(viewerOf(shown)).toHaveTextContent('1 из 5');
  });

  test('a double click zooms; a zoomed photo is moved, not turned, until it is turned by a button', async () => {
    const shown = await show(host, 5);
    await openViewer(shown);
    const image = viewerOf(shown).getByRole('img', { name: 'Фото 1 из 5' });
    await expect.element(image).toBeVisible();
    await userEvent.dblClick(image);
    await expect.poll(() => scaleOf(shown)).toBe(2.5);
    const before = image.element().getBoundingClientRect();
    await dragMouse([900, 400], [300, 400]);
    await expect.poll(() => image.element().getBoundingClientRect().left).toBeLessThan(before.left);
    expect(thumbnail(shown)).toBe('Показать фото 1');
    await userEvent.click(viewerOf(shown).getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => thumbnail(shown)).toBe('Показать фото 2');
    await expect.poll(() => scaleOf(shown)).toBe(1);
    await expect.element(viewerOf(shown).getByRole('button', { name: 'Уменьшить фото' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('zooms by buttons and keys, and moves a zoomed photo by arrow keys', async () => {
    const shown = await show(host, 3);
    await openViewer(shown);
    await expect.element(viewerOf(shown).getByRole('img', { name: 'Фото 1 из 3' })).toBeVisible();
    await userEvent.click(viewerOf(shown).getByRole('button', { name: 'Увеличить фото' }));
    await expect.poll(() => scaleOf(shown)).toBe(1.5);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewerOf(shown)).toHaveTextContent('1 из 3');
    await userEvent.keyboard('0');
    await expect.poll(() => scaleOf(shown)).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewerOf(shown)).toHaveTextContent('2 из 3');
  });

  test('a photo that does not load is a drawing in the viewer too', async () => {
    const shown = await show(host, [aPhoto({ id: 1, url: brokenPhotoUrl }), aPhoto({ id: 2 })]);
    await openViewer(shown);
    await expect.element(viewerOf(shown).getByRole('img', { name: 'Фото не загрузилось' }).first()).toBeVisible();
  });

  test('another listing begins with its own first photo', async () => {
    const shown = await show(host, 5);
    await userEvent.click(shown.gallery.getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    shown.page.update({ listing: withPhotos(photos(3), { id: 8 }) });
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 3), photo(2, 3)]);
  });
});
