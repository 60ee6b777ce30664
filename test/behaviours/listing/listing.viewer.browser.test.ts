import { describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { aPhoto } from '../../../src/testing/photos';
import { dragMouse, pinch, swipe } from '../../support/finger';
import { focused, inSight, nameOf, openViewer, photo, scaleOf, showPhotos, thumbnail, viewerOf } from '../../support/listing/listingPhotos';
import { hosts } from '../../support/mount';

describe.each(hosts)('viewer of the photos of a listing on $name', (host) => {
  test('a pressed photo opens the viewer; Escape leads back to the photo seen last', async () => {
    const shown = await showPhotos(host, 5);
    await userEvent.click(shown.gallery.getByRole('button', { name: photo(2, 5) }));
    await expect.element(viewerOf(shown)).toBeVisible();
    await expect.element(viewerOf(shown)).toHaveTextContent('2 из 5');
    // As the title is quoted (§2).
    expect((viewerOf(shown).getByRole('heading').element() as HTMLElement).innerText).toBe('фотографии');
    await expect.poll(() => nameOf(focused(shown))).toBe('Закрыть');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewerOf(shown)).toHaveTextContent('3 из 5');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => viewerOf(shown).query()).toBeNull();
    await expect.poll(() => inSight(shown)).toEqual([photo(3, 5), photo(4, 5)]);
    await expect.poll(() => nameOf(focused(shown))).toBe(photo(3, 5));
  });

  test('the caption of a photo stands beside its number and is announced', async () => {
    const rooms = ['Гостиная', 'Кухня с большим окном и барной стойкой у стены', ''];
    await browserPage.viewport(375, 812);
    try {
      const shown = await showPhotos(
        host,
        rooms.map((alt, index) => aPhoto({ id: index + 1, alt })),
      );
      await openViewer(shown);
      await expect.element(viewerOf(shown)).toHaveTextContent('Гостиная, 1 из 3');
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(viewerOf(shown).getByRole('status')).toHaveTextContent(`${rooms[1]}, 2 из 3`);
      // A long one gives way to the number.
      const close = viewerOf(shown).getByRole('button', { name: 'Закрыть' }).element().getBoundingClientRect();
      const number = viewerOf(shown).getByText(', 2 из 3', { exact: true }).element().getBoundingClientRect();
      expect(number.width).toBeGreaterThan(0);
      expect(number.right).toBeLessThan(close.left);
      expect(close.right).toBeLessThanOrEqual(375);
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(viewerOf(shown).getByRole('status')).toHaveTextContent('Фото 3 из 3');
    } finally {
      await browserPage.viewport(1280, 900);
    }
  });

  test("the button 'N фото' opens it at the photo in front, and has the focus again", async () => {
    const shown = await showPhotos(host, 5);
    await userEvent.click(shown.gallery.getByRole('button', { name: 'Следующее фото' }));
    await expect.poll(() => inSight(shown)).toEqual([photo(2, 5), photo(3, 5)]);
    await openViewer(shown);
    await expect.element(viewerOf(shown)).toHaveTextContent('2 из 5');
    await userEvent.click(viewerOf(shown).getByRole('button', { name: 'Закрыть' }));
    await expect.poll(() => viewerOf(shown).query()).toBeNull();
    await expect.poll(() => nameOf(focused(shown))).toMatch(/^5\sфото$/);
  });

  test('on a narrow phone its bar keeps to one line, and the way out is in sight', async () => {
    await browserPage.viewport(280, 640);
    try {
      const shown = await showPhotos(host, 5);
      await openViewer(shown);
      const close = viewerOf(shown).getByRole('button', { name: 'Закрыть' }).element().getBoundingClientRect();
      expect(close.right).toBeLessThanOrEqual(280);
      const title = viewerOf(shown).getByRole('heading').element();
      expect(title.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(title).fontSize));
    } finally {
      await browserPage.viewport(1280, 900);
    }
  });

  test('in the viewer keys, arrows and small photos lead on', async () => {
    const shown = await showPhotos(host, 5);
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
    const shown = await showPhotos(host, 5);
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
    const shown = await showPhotos(host, 3);
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

  test('one finger turns the photos of the viewer, two zoom the photo without turning it', async () => {
    const shown = await showPhotos(host, 5);
    await openViewer(shown);
    await expect.element(viewerOf(shown).getByRole('img', { name: 'Фото 1 из 5' })).toBeVisible();
    const { left, top, width, height } = viewerOf(shown).element().getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2] as const;
    await swipe([left + width - 200, middle[1]], [left + 200, middle[1]]);
    await expect.poll(() => thumbnail(shown)).toBe('Показать фото 2');
    await expect.element(viewerOf(shown).getByRole('img', { name: 'Фото 2 из 5' })).toBeVisible();
    await expect.element(viewerOf(shown).getByRole('status')).toHaveTextContent('Фото 2 из 5');
    await pinch(middle, 100, 500);
    await expect.poll(() => scaleOf(shown)).toBeGreaterThan(1.5);
    expect(thumbnail(shown)).toBe('Показать фото 2');
  });

  test('a viewer that leaves with its page gives the scrolling back', async () => {
    const shown = await showPhotos(host, 5);
    await openViewer(shown);
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('hidden');
    shown.page.unmount();
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  });
});
