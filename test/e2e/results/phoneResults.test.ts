import { describe, expect, it } from 'vitest';
import { openPage, origin, phone } from '../support/browser';
import { isSettled, openForm } from '../support/searchPage';

const sizes = [
  // The heading has two lines.
  ['375 px', { width: 375, height: 812 }, 440],
  // The longest order has a row for itself.
  ['320 px', { width: 320, height: 640 }, 420],
] as const;

describe('the results on a phone', () => {
  it.each(sizes)('show the first price high up, whatever the order: %s', async (_, viewport, above) => {
    const { page, problems, close } = await openPage({ ...phone, viewport });
    for (const order of ['-published_at', 'price']) {
      await page.goto(`${origin}/realty?room_count=2&ordering=${order}`);
      await isSettled(page.locator('body'));
      const card = page.locator('[part~=card]').first();
      const box = async (selector: string) =>
        (await card.locator(selector).first().boundingBox()) ?? { x: -1, y: 9999, width: 0, height: 0 };
      await expect.poll(async () => (await box('[part~=card-price] > *')).y).toBeLessThan(above);
      // From edge to edge, and nothing sticks out.
      const photo = await box('[data-photo]');
      expect([photo.x, photo.width]).toEqual([0, viewport.width]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it('keep the line of the search on top while they scroll', async () => {
    const { page, close } = await openPage(phone);
    await page.goto(`${origin}/realty`);
    await isSettled(page.locator('body'));
    const line = page.getByRole('button', { name: /^Купить, / });
    await line.waitFor();
    await page.locator('[data-place]').nth(3).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await line.boundingBox())?.y ?? -1).toBeLessThan(20);
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await close();
  });

  it('open all fields from that line, and one press searches', async () => {
    const { page, close } = await openPage(phone);
    await page.goto(`${origin}/realty`);
    await isSettled(page.locator('body'));
    // From far down: the line stays, and what it opens is in sight.
    await page.locator('[data-place]').nth(3).scrollIntoViewIfNeeded();
    const dialog = await openForm(page.locator('body'));
    await dialog?.getByPlaceholder('Название станции').fill('Сокол');
    await dialog
      ?.getByRole('option', { name: /^Сокол/ })
      .first()
      .tap();
    await dialog?.getByRole('button', { name: 'Убрать станцию Сокол' }).waitFor();
    // The field still has the focus, so nothing is counted.
    await dialog?.getByRole('button', { name: 'Показать' }).tap();
    await page.waitForURL(/address_metro=/);
    expect(new URL(page.url()).searchParams.get('address_metro')).toBe('Сокол');
    await page.getByRole('button', { name: /^Купить, Квартира Сокол Фильтры 1$/ }).waitFor();
    await close();
  });
});
