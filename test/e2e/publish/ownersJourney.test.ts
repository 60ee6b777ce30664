import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signIn } from '../../../src/api/account';
import { approveListing, holdListing, listModerationQueue, rejectListing } from '../../../src/api/moderation';
import { origin, phone } from '../support/browser';
import { hasMarkers, markers, openPlace, panel } from '../support/mapPage';
import { aPrice, beginForm, choose, goOnWithForm, kept, publish, register, sent } from '../support/publishPage';
import { moderator } from '../support/server';
import { pathOf, visitSite } from '../support/siteVisit';

const transport = { baseUrl: `${origin}/api`, fetch };
const price = aPrice();
const comment = 'Укажите, куда выходят окна.';

/** Rejects or approves the listing of this price. Returns its id. */
async function decide(seenPrice: number, decision: 'approve' | 'reject'): Promise<number> {
  const token = await signIn(transport, moderator);
  const asModerator = { ...transport, token: () => token };
  const { entries } = await listModerationQueue(asModerator, { pageSize: 100 });
  const entry = entries.find(({ listing }) => listing.price === seenPrice);
  if (!entry) throw new Error(`no listing of ${seenPrice} in the queue`);
  const { listing, moderation } = await holdListing(asModerator, entry.id);
  const seen = { ...listing, version: moderation.version };
  await (decision === 'approve'
    ? approveListing(asModerator, seen)
    : rejectListing(asModerator, seen, { reason: 'wrong_data', field: 'description', comment }));
  return entry.id;
}

/** Opens the own listing from the account, by its menu. */
async function editFromAccount(page: Page, id: number): Promise<void> {
  await page.goto(`${origin}/account?tab=ads`);
  await page.getByRole('button', { name: /^Действия: / }).click();
  await page.getByText('Редактировать', { exact: true }).and(page.locator(':visible')).last().click();
  await expect.poll(() => pathOf(page)).toBe(`/realty/update/${id}`);
}

/** Sees the listing as anybody does, at once: in the search, on the map, by its link, and in what these pages say without a script. */
async function isFound(id: number, asked: number): Promise<void> {
  const search = `trade_type=1&price_min=${asked}&price_max=${asked}`;
  for (const path of [`/buy/${id}`, `/realty?${search}`]) {
    expect(await (await fetch(origin + path)).text()).toContain(asked.toLocaleString('ru-RU'));
  }
  await visitSite(`/realty?${search}`, { size: phone }, async (page) => {
    await page.locator(`a[href$="/buy/${id}"]`).first().waitFor();
    await page.goto(`${origin}/realty?${search}&view=map`);
    const body = page.locator('body');
    await hasMarkers(body);
    expect(await markers(body).count()).toBe(1);
    await openPlace(body);
    await panel(body).locator(`a[href$="/buy/${id}"]`).first().waitFor();
    await page.goto(`${origin}/buy/${id}`);
    await page.getByText('Светлая квартира с видом во двор.').first().waitFor();
  });
}

it('a new owner publishes on a phone that loses the network, is rejected, corrects the listing, is found, and edits it live', async () => {
  await visitSite('/realty/create', { size: phone }, async (page) => {
    await register(page);
    await beginForm(page);
    await page.context().setOffline(true);
    await page.getByText('Нет сети.').waitFor();
    await goOnWithForm(page, price, 5);
    await choose(page, 'Звонки и сообщения');
    await publish(page).click();
    await page.getByText('Отправим, когда появится сеть.').waitFor();
    await page.context().setOffline(false);
    await sent(page);

    const id = await decide(price, 'reject');
    await page.goto(`${origin}/account?tab=ads`);
    await page.getByText(comment).first().waitFor();
    await editFromAccount(page, id);
    await page.getByText(`Модератор: ${comment}`).waitFor();
    await page.getByRole('link', { name: 'К полю' }).click();
    const description = page.getByLabel('Расскажите о квартире');
    await expect.poll(() => description.evaluate((field) => field.matches(':focus'))).toBe(true);
    await description.fill('Светлая квартира с видом во двор. Окна выходят на юг.');
    await publish(page).click();
    await sent(page);

    // What visitors have asked for before is not what they get afterwards.
    for (const path of [`/buy/${id}`, '/']) await fetch(origin + path);
    expect(await decide(price, 'approve')).toBe(id);
    await isFound(id, price);
    await visitSite('/', { size: phone }, async (home) => {
      // Its catalogues load when they come into view (§4).
      await home.getByRole('heading', { name: 'Новые квартиры на продажу' }).scrollIntoViewIfNeeded();
      await home.locator(`a[href$="/buy/${id}"]`).first().waitFor();
    });

    // A live listing stays live until its owner agrees, and a lost network loses nothing.
    await editFromAccount(page, id);
    await page.getByRole('img', { name: 'Фото 5' }).waitFor();
    await page.getByLabel('Стоимость').fill(String(price + 1));
    await publish(page).click();
    const question = page.getByRole('dialog', { name: 'Отправить изменения на модерацию?' });
    await question.getByRole('button', { name: 'Отменить' }).click();
    await isFound(id, price);
    await kept(page);
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect.poll(async () => Number((await page.getByLabel('Стоимость').inputValue()).replace(/\D/g, ''))).toBe(price + 1);
    await page.context().setOffline(true);
    await publish(page).click();
    await question.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByText('Отправим, когда появится сеть.').waitFor();
    await page.context().setOffline(false);
    await sent(page);

    expect(await decide(price + 1, 'approve')).toBe(id);
    await isFound(id, price + 1);
  });
});
