import { describe, expect, it } from 'vitest';
import { openPage, origin, phone } from '../support/browser';
import { isSettled, unfold } from '../support/searchPage';

const sizes = [
  // The heading has two lines.
  ['375 px', { width: 375, height: 812 }, 440],
  // The longest order has a row for itself.
  ['320 px', { width: 320, height: 640 }, 420],
] as const;

/** Opens the results with the whole form in sight. */
async function openUnfolded() {
  const opened = await openPage(phone);
  const body = opened.page.locator('body');
  await opened.page.goto(`${origin}/realty`);
  await isSettled(body);
  await unfold(body);
  return opened;
}

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
    const { page, close } = await openUnfolded();
    const line = page.getByRole('button', { name: /^(?:Купить, |Поиск недвижимости$)/ });
    await line.click();
    await page.locator('[data-place]').nth(3).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await line.boundingBox())?.y ?? -1).toBeLessThan(20);
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await close();
  });

  it('are not covered by the list of stations after one was tapped', async () => {
    const { page, close } = await openUnfolded();
    await page.getByPlaceholder('Название станции').fill('Сокол');
    await page
      .getByRole('option', { name: /^Сокол/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Убрать станцию Сокол' }).waitFor();
    await page.getByRole('button', { name: 'Показать', exact: true }).tap();
    await page.waitForURL(/address_metro=/);
    expect(new URL(page.url()).searchParams.get('address_metro')).toBe('Сокол');
    await close();
  });
});
