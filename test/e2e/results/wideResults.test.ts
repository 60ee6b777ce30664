import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, origin, phone } from '../support/browser';
import { isSettled } from '../support/searchPage';
import { pathOf, visitSite } from '../support/siteVisit';

const rent = 'trade_type=Аренда';
const dealOf = (page: Page) => new URL(page.url()).searchParams.get('trade_type');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Путь по сайту' });

/** Returns how many px of the chosen order do not fit into its box. */
const cutOff = (order: Locator) =>
  order.evaluate((select: HTMLSelectElement) => {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
    const text = Object.assign(document.createElement('span'), { textContent: select.selectedOptions[0]?.text });
    Object.assign(text.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' });
    document.body.append(text);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const missing = text.getBoundingClientRect().width - room;
    text.remove();
    return Math.max(0, Math.floor(missing));
  });

describe('the results on a wide window', () => {
  it('have a breadcrumb that leads to the city, to the deal, and says the type', async () => {
    await visitSite(`/realty?${rent}&realty_type=Апартаменты`, { size: desktop }, async (page) => {
      await isSettled(page.locator('body'));
      expect(await crumbs(page).getByRole('listitem').allInnerTexts()).toEqual(['Недвижимость в\u00A0Москве', 'Аренда', 'Апартаменты']);
      expect(await crumbs(page).locator('[aria-current=page]').innerText()).toBe('Апартаменты');
      await crumbs(page).getByRole('link', { name: 'Аренда' }).click();
      await expect.poll(() => dealOf(page)).toBe('Аренда');
      await expect.poll(() => crumbs(page).locator('[aria-current=page]').innerText()).toBe('Квартиры');
      await crumbs(page)
        .getByRole('link', { name: /^Недвижимость/ })
        .click();
      await expect.poll(() => pathOf(page)).toBe('/');
    });
    await visitSite(`/realty?${rent}`, { size: phone }, async (page) => {
      await isSettled(page.locator('body'));
      expect(await crumbs(page).isVisible()).toBe(false);
    });
  });

  it('keep the bar of filters on top while they scroll, and in use', async () => {
    await visitSite('/realty', { size: desktop }, async (page) => {
      await isSettled(page.locator('body'));
      const [bar, submit] = [page.locator('[part~=form]').last(), page.getByRole('button', { name: 'Показать', exact: true })];
      expect((await bar.boundingBox())?.y).toBeGreaterThan(0);
      await page.locator('[data-place]').nth(5).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
      await page.getByLabel('Тип сделки').selectOption({ index: 1 });
      await submit.click();
      await expect.poll(() => dealOf(page)).toBe('Аренда');
    });
  });

  it.each([
    ['/partner/', desktop],
    ['/partner/', phone],
    ['/partner/separate.html', { ...phone, viewport: { width: 320, height: 640 } }],
  ])('name the order in full in a page with its own font: %s, %o', async (path, size) => {
    const { page, close } = await openPage(size);
    await page.goto(origin + path);
    const results = page.locator('kvartal-search, kvartal-results').first();
    await isSettled(results);
    const order = results.getByLabel('Сортировка');
    for (const label of await order.locator('option').allTextContents()) {
      await order.selectOption({ label });
      await isSettled(results);
      await expect.poll(async () => [label, await cutOff(order)]).toEqual([label, 0]);
    }
    await close();
  });
});

describe('the drawing of the home page', () => {
  it('has no words, which would be too small to read on a phone', async () => {
    await visitSite('/', { size: phone }, async (page) => {
      const source = await page.locator('.site-hero-art img').getAttribute('src');
      expect(await (await fetch(new URL(source ?? '', origin))).text()).not.toContain('<text');
    });
  });
});
