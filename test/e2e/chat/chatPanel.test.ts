import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signIn as signInByCall, signOut } from '../../../src/api/account';
import { listMyListings } from '../../../src/api/listing/myListings';
import { desktop, origin } from '../support/browser';
import { openPlace, panel as placePanel } from '../support/mapPage';
import { isSettled } from '../support/searchPage';
import { demo, isSameDocument, pathOf, signIn, visitSite } from '../support/siteVisit';

const transport = { baseUrl: `${origin}/api`, fetch };

interface Written {
  readonly id: number;
  readonly price: number;
  readonly communication_method: number;
  readonly address: { readonly latitude: number; readonly longitude: number } | null;
}
/** Of another owner, who takes calls and messages; it is on the first page of its deal. */
let listing: Written;

beforeAll(async () => {
  const token = await signInByCall(transport, demo);
  const own = (await listMyListings({ ...transport, token: () => token }, 1)).listings.map(({ id }) => id);
  const answer = (await (await fetch(`${origin}/api/realty/?trade_type=Продажа`)).json()) as {
    results: Written[];
  };
  const found = answer.results.find((one) => one.communication_method === 1 && one.address !== null && !own.includes(one.id));
  if (!found) throw new Error('no listing to write about');
  listing = found;
});

const chat = (page: Page) => page.getByRole('dialog', { name: 'Чат', exact: true });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Сообщение' });
const write = (page: Page) => page.getByRole('button', { name: 'Написать' }).and(page.locator(':visible')).first();
const row = (page: Page) => page.locator('[data-place]').filter({ has: page.locator(`a[href$="/${listing.id}"]`) });
const hasFocus = (of: ReturnType<typeof write>) => of.evaluate((one) => one === document.activeElement);

/** Expects that a press in the middle of each, and near its corners, reaches it. */
async function expectFree(...controls: readonly Locator[]): Promise<void> {
  for (const control of controls) {
    await expect
      .poll(() =>
        control.evaluateAll((all) =>
          all.flatMap((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            const points = [
              [(left + right) / 2, (top + bottom) / 2],
              [left + 4, top + 4],
              [right - 4, bottom - 4],
            ] as const;
            const isFree = points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
            return isFree ? [] : [one.getAttribute('aria-label') ?? one.textContent];
          }),
        ),
      )
      .toEqual([]);
  }
}

async function signInAsked(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
  await signIn(page);
}

async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => {
    const kept = Object.values(localStorage).find((value) => String(value).includes('"token"'));
    return (JSON.parse(String(kept)) as { token: string }).token;
  });
  await signOut({ ...transport, token: () => token });
}

it('a visitor writes from a result, signs in on the way, and finds what was typed after the session has ended', async () => {
  await visitSite('/realty', { size: desktop, expected: ['401 ', '404 '] }, async (page) => {
    await isSettled(page.locator('body'));
    await isSameDocument(page);
    const button = row(page).getByRole('button', { name: 'Написать' });
    await button.click();
    await signInAsked(page);
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    expect([new URL(page.url()).pathname, await isSameDocument(page)]).toEqual(['/realty', true]);
    expect(await chat(page).boundingBox()).toEqual({ x: 1440 - 24 - 354, y: 900 - 560, width: 354, height: 560 });

    await page.keyboard.type('Можно посмотреть в субботу?');
    await page.keyboard.press('Escape');
    await chat(page).waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);

    await endSession(page);
    await page.reload();
    await isSettled(page.locator('body'));
    await button.click();
    await signInAsked(page);
    await expect.poll(() => field(page).inputValue()).toBe('Можно посмотреть в субботу?');

    await chat(page).getByRole('button', { name: 'Свернуть чат' }).click();
    await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(80);
    await chat(page).getByRole('button', { name: 'Развернуть чат' }).click();
    await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(560);
    expect(await field(page).inputValue()).toBe('Можно посмотреть в субботу?');

    await isSameDocument(page);
    await chat(page).getByRole('link', { name: 'Открыть все сообщения' }).click();
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Сообщения' }).waitFor();
    expect([pathOf(page), await isSameDocument(page)]).toEqual(['/account?tab=messages', true]);
    await chat(page).waitFor({ state: 'hidden' });
  });
});

it('the panel opens over the map and over a listing, where it makes room for the contact card', async () => {
  const { id, price, address } = listing;
  const { latitude, longitude } = address ?? { latitude: 0, longitude: 0 };
  const box = [latitude + 0.02, longitude - 0.04, latitude - 0.02, longitude + 0.04].join(',');
  await visitSite(
    `/realty?price_min=${price}&price_max=${price}&view=map&box=${box}`,
    { size: desktop, expected: ['401 ', '404 '] },
    async (page) => {
      const body = page.locator('body');
      await openPlace(body);
      await placePanel(body).getByRole('button', { name: 'Написать' }).first().click();
      await signInAsked(page);
      await expect.poll(() => hasFocus(field(page))).toBe(true);
      expect(new URL(page.url()).searchParams.get('view')).toBe('map');
      // The chat covers neither what moves the map nor the place it was opened from, as a bar or whole.
      const controls = page.getByRole('group', { name: 'Управление картой' }).getByRole('button');
      const closePlace = placePanel(body).getByRole('button', { name: 'Закрыть' });
      expect(await controls.count()).toBeGreaterThan(2);
      await expectFree(controls, closePlace);
      await chat(page).getByRole('button', { name: 'Свернуть чат' }).click();
      await expectFree(controls);
      await placePanel(body).locator(`a[href$="/${id}"]`).first().click();
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      await chat(page).waitFor({ state: 'hidden' });

      await write(page).click();
      await expect.poll(() => hasFocus(field(page))).toBe(true);
      await expectFree(write(page), page.getByRole('button', { name: 'Позвонить' }).and(page.locator(':visible')));
      await page.getByRole('button', { name: 'Позвонить' }).and(page.locator(':visible')).first().click();
      const card = page.getByRole('dialog', { name: 'Контакт владельца' });
      await card.waitFor();
      await chat(page).waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });

      // Below 1200 px the rest of the page cannot be reached.
      await page.setViewportSize({ width: 1199, height: 800 });
      await write(page).click();
      await expect.poll(() => hasFocus(field(page))).toBe(true);
      expect(await chat(page).evaluate((panel) => panel.matches(':modal'))).toBe(true);
      expect(await chat(page).boundingBox()).toMatchObject({ width: 374, height: 600 });
      await page.keyboard.press('Escape');
      await chat(page).waitFor({ state: 'hidden' });
      await expect.poll(() => hasFocus(write(page))).toBe(true);
    },
  );
});
