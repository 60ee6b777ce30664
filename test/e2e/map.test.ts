import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { moscowBox } from '../../src/domain/city/moscowPlace';
import { isInside } from '../../src/domain/map/coordinates';
import { desktop, openPage, origin, phone, type WatchedPage } from './support/browser';
import { boxOf, countsOf, foundOnMap, hasMarkers, idsInPanel, markers, openPlace, panel, stillMap } from './support/mapPage';
import { isSettled } from './support/searchPage';

async function visit(path: string, size: typeof desktop, body: (watched: WatchedPage) => Promise<void>, expected: RegExp[] = []) {
  const watched = await openPage(size);
  try {
    if (path) await watched.page.goto(origin + path);
    await body(watched);
    expect(watched.problems.filter((text) => !expected.some((form) => form.test(text)))).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

const onMap = (page: Page) => page.getByRole('button', { name: 'На карте' });
const toList = (page: Page) => page.getByRole('button', { name: 'К списку объектов' });
const isPoints = (request: Request) => request.url().includes('/map-points/');
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
interface Listed {
  readonly id: number;
  readonly address: { readonly latitude: number; readonly longitude: number } | null;
}
/** All listings of a search, page by page. */
async function listed(filters: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${origin}/api/realty/?${filters}&page_size=100&page=${page}`);
    const { results, count } = (await answer.json()) as { results: Listed[]; count: number };
    found.push(...results);
    if (found.length >= count || results.length === 0) return found;
  }
}
const nearly = (box: number[]) => box.map((degrees) => expect.closeTo(degrees, 3));

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a search on the map, on a %s', (_, size) => {
  it('leads from the list to a marker, its listing, and back to the same position', async () => {
    await visit('/realty', size, async ({ page }) => {
      const body = page.locator('body');
      await isSettled(body);
      await onMap(page).click();
      await openPlace(body);
      const [id] = await idsInPanel(body);
      // The map may pan to keep the chosen marker visible.
      await stillMap(body);
      const box = boxOf(page);
      expect(box).toHaveLength(4);
      await panel(body).locator(`a[href$="/${id}"]`).first().click();
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/buy/${id}`);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.getByRole('link', { name: 'Вернуться к поиску' }).click();
      await hasMarkers(body);
      expect(boxOf(page)).toEqual(nearly(box));

      await page.goBack();
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      await page.goBack();
      await hasMarkers(body);
      expect(boxOf(page)).toEqual(nearly(box));

      await page.reload();
      await hasMarkers(body);
      expect(boxOf(page)).toEqual(nearly(box));

      await toList(page).click();
      await isSettled(body);
      await expect.poll(() => page.locator('[data-place]').count()).toBe(10);
      // The URL keeps the map's position for a later return.
      expect(page.url()).not.toMatch(/view=/);
    });
  });
});

describe('the map', () => {
  it('fits into a narrow window with any filters', async () => {
    const filters = 'room_count=1,3&price_min=1000000&price_max=990000000&address_metro=Сокол,Динамо,Аэропорт';
    await visit(`/realty?${filters}&view=map`, phone, async ({ page }) => {
      const last = page.locator('[data-state=folded] > :last-child');
      await expect
        .poll(() => last.evaluate((button) => button.getBoundingClientRect().right))
        .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  });

  it('is dragged by the mouse and zoomed by the wheel', async () => {
    await visit('/realty?view=map', desktop, async ({ page }) => {
      const body = page.locator('body');
      await hasMarkers(body);
      await page.mouse.move(700, 500);
      await page.mouse.down();
      await page.mouse.move(640, 480, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => boxOf(page)).toHaveLength(4);
      await stillMap(body);
      const [north = 0, , south = 0] = boxOf(page);
      await page.mouse.wheel(0, -400);
      await expect
        .poll(() => {
          const [nearNorth = 0, , nearSouth = 0] = boxOf(page);
          return nearNorth - nearSouth;
        })
        .toBeLessThan((north - south) * 0.7);
    });
  });
});

describe('the map and the list', () => {
  it('find the same listings, over the whole city', async () => {
    await visit('/realty?view=map', desktop, async ({ page }) => {
      const body = page.locator('body');
      await hasMarkers(body);
      const all = await listed('trade_type=1&realty_type=1');
      expect(await foundOnMap(body)).toBe(all.length);
      expect(all.length).toBeGreaterThan(300);
      // Зеленоград and Новая Москва come into the window two steps farther away.
      const zoomOut = page.getByRole('button', { name: 'Отдалить' });
      for (let step = 0; step < 2; step += 1) {
        await zoomOut.click();
        await stillMap(body);
      }
      await hasMarkers(body);
      const onMap = all.filter(({ address }) => address);
      expect(onMap.filter(({ address }) => address && !isInside(moscowBox, address)).length).toBeGreaterThan(all.length / 20);
      await expect.poll(async () => sum(await countsOf(body))).toBe(onMap.length);
    });
  });

  it('find the same listings, where they are few', async () => {
    const filters = 'trade_type=1&room_count=3&price_max=14000000';
    const ids = (await listed(filters)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.length).toBeLessThan(100);
    await visit(`/realty?${filters}&view=map`, desktop, async ({ page }) => {
      const body = page.locator('body');
      await hasMarkers(body);
      expect(await foundOnMap(body)).toBe(ids.length);
      await openPlace(body);
      const opened = await idsInPanel(body);
      expect(opened.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(opened));
    });
  });

  it('change together with the filters', async () => {
    await visit('/realty?view=map', desktop, async ({ page }) => {
      const body = page.locator('body');
      await hasMarkers(body);
      const before = await foundOnMap(body);
      const asked = page.waitForRequest((request) => isPoints(request) && decodeURIComponent(request.url()).includes('trade_type=Аренда'));
      await page.getByLabel('Тип сделки').selectOption({ label: 'Снять' });
      await page.getByRole('button', { name: 'Показать' }).click();
      await asked;
      await expect.poll(() => foundOnMap(body)).not.toBe(before);
      const rents = (await listed('trade_type=2&realty_type=1')).filter(({ address }) => address && isInside(moscowBox, address));
      await expect.poll(async () => sum(await countsOf(body))).toBeGreaterThanOrEqual(rents.length);
      expect(new URL(page.url()).searchParams.get('view')).toBe('map');
    });
  });

  it('show the list again after a catalogue link and on a new visit', async () => {
    await visit('/realty?view=map', desktop, async ({ page }) => {
      const body = page.locator('body');
      await hasMarkers(body);
      await page.getByRole('button', { name: 'Каталог' }).click();
      await page.getByRole('link', { name: 'Аренда' }).click();
      await page.getByRole('heading', { level: 1, name: /^Снять/ }).waitFor();
      await isSettled(body);
      await expect.poll(() => page.locator('[data-place]').count()).toBe(10);
      expect(page.url()).not.toContain('view=');
    });
  });
});

describe('failures of the map', () => {
  it('a missing basemap shows a message and does not affect the list', async () => {
    await visit(
      '',
      desktop,
      async ({ page }) => {
        await page.route('**/basemap/**', (route) => route.abort());
        await page.goto(`${origin}/realty`);
        const body = page.locator('body');
        await isSettled(body);
        await onMap(page).click();
        const alert = page.getByRole('alert').filter({ hasText: 'Карта не загрузилась' });
        await alert.waitFor();
        await page.unroute('**/basemap/**');
        await alert.getByRole('button', { name: 'Обновить' }).click();
        await hasMarkers(body);
        await toList(page).click();
        await expect.poll(() => page.locator('[data-place]').count()).toBe(10);
      },
      [/^Квартал/],
    );
  });

  it('missing points show a message and can be retried', async () => {
    await visit(
      '',
      desktop,
      async ({ page }) => {
        await page.route('**/map-points/**', (route) => route.fulfill({ status: 500, body: '' }));
        await page.goto(`${origin}/realty?view=map`);
        const body = page.locator('body');
        const alert = page.getByRole('alert').filter({ hasText: 'Ошибка загрузки точек на карте' });
        await alert.waitFor();
        expect(await markers(body).count()).toBe(0);
        await page.unroute('**/map-points/**');
        await alert.getByRole('button', { name: 'Обновить' }).click();
        await hasMarkers(body);
        await alert.waitFor({ state: 'detached' });
      },
      [/^500 .*map-points/],
    );
  });

  it.each([
    { network: 'online', text: 'Произошла критическая ошибка' },
    { network: 'offline', text: 'Отсутствует интернет соединение' },
  ])('missing code offers a retry and the list, and blames the connection only when there is none: $network', async ({ network, text }) => {
    await visit(
      '',
      desktop,
      async ({ page }) => {
        if (network === 'offline') await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
        await page.route('**/assets/SearchMap-*.js', (route) => route.abort());
        await page.goto(`${origin}/realty?view=map`);
        const alert = page.getByRole('alert').filter({ hasText: text });
        await alert.waitFor();
        await alert.getByRole('button', { name: 'К списку объектов' }).click();
        await expect.poll(() => page.locator('[data-place]').count()).toBe(10);
      },
      [/preload|Failed to fetch/],
    );
  });
});
