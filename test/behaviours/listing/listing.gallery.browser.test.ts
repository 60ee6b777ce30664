import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPhoto, brokenPhotoUrl } from '../../../src/testing/photos';
import { swipe } from '../../support/finger';
import { focused, inSight, nameOf, openViewer, photo, photos, showPhotos, viewerOf, withPhotos } from '../../support/listing/listingPhotos';
import { hosts } from '../../support/mount';

describe.each(hosts)('photos of a listing on $name', (host) => {
  test('turns by its arrows, in a loop, and says quietly what is shown', async () => {
    const shown = await showPhotos(host, 5);
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
    const shown = await showPhotos(host, 2);
    const next = shown.gallery.getByRole('button', { name: 'Следующее фото' });
    await userEvent.click(next);
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 2), photo(1, 2)]);
    await userEvent.click(next);
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 2), photo(2, 2)]);
    await expect.element(shown.gallery.getByRole('button', { name: '2 фото' })).toBeVisible();
  });

  test('one photo has nothing to turn, none shows what stands in for it', async () => {
    const one = await showPhotos(host, 1);
    await expect.element(one.gallery.getByRole('button', { name: '1 фото' })).toBeVisible();
    expect(one.gallery.getByRole('button', { name: 'Следующее фото' }).query()).toBeNull();
    one.page.unmount();

    const none = await showPhotos(host, 0);
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
      const shown = await showPhotos(host, [aPhoto({ id: 1, url: brokenPhotoUrl }), ...photos(4)], width);
      expect(Math.round(shown.root().getBoundingClientRect().height)).toBe(height);
      // Two pictures have to fail before the words come, and nobody knows how soon a busy machine refuses them.
      await expect.element(shown.gallery.getByRole('img', { name: 'Фото не загрузилось' }), { timeout: 15_000 }).toBeVisible();
      expect(Math.round(shown.root().getBoundingClientRect().height)).toBe(height);
      shown.page.unmount();
    }
    observer.disconnect();
    expect(shifts).toEqual([]);
  });

  test('fetches the first photo before all else, and only what is near', async () => {
    // The mouse may have been left where the photos will be.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
    const shown = await showPhotos(host, 100);
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
    const shown = await showPhotos(host, [aPhoto({ id: 1, variants }), aPhoto({ id: 2, variants })], width);
    await expect.poll(() => [...new Set([...shown.root().querySelectorAll('source')].map((source) => source.sizes))]).toEqual([sizes]);
  });

  test('a finger turns the photos of a phone and does not open them', async () => {
    const shown = await showPhotos(host, 5, 375);
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 5), photo(2, 5)]);
    shown.root().scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = shown.root().getBoundingClientRect();
    await swipe([left + 340, top + 100], [left + 10, top + 100]);
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    expect(viewerOf(shown).query()).toBeNull();
  });

  test('arrow keys turn a photo that has the focus, which goes along', async () => {
    const shown = await showPhotos(host, 5);
    await expect.poll(() => inSight(shown)).toHaveLength(2);
    (shown.gallery.getByRole('button', { name: photo(1, 5) }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => nameOf(focused(shown))).toBe(photo(2, 5));
    // All photos are one stop of the keyboard.
    await userEvent.tab();
    expect(nameOf(focused(shown))).toBe('Предыдущее фото');
    expect(shown.gallery.getByRole('status').element().textContent).toBe('');
  });

  test("without a place there is no button 'Карта'", async () => {
    const page = await host.mount('listing', { listing: withPhotos(photos(2), { address: null }) });
    await expect.element(page.view.getByRole('button', { name: /^2\sфото$/ })).toBeVisible();
    expect(page.view.getByRole('button', { name: 'Карта' }).query()).toBeNull();
  });

  test('a photo that does not load is a drawing in the viewer too', async () => {
    const shown = await showPhotos(host, [aPhoto({ id: 1, url: brokenPhotoUrl }), aPhoto({ id: 2 })]);
    await openViewer(shown);
    await expect.element(viewerOf(shown).getByRole('img', { name: 'Фото не загрузилось' }).first()).toBeVisible();
  });

  test('another listing begins with its own first photo', async () => {
    const shown = await showPhotos(host, 5);
    await userEvent.click(shown.gallery.getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    shown.page.update({ listing: withPhotos(photos(3), { id: 8 }) });
    await expect.poll(() => inSight(shown)).toEqual([photo(1, 3), photo(2, 3)]);
  });
});
