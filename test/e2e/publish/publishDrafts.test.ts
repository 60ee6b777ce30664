import { expect, it } from 'vitest';
import { desktop, phone } from '../support/browser';
import { aPrice, beginForm, choose, goOnWithForm, inQueue, kept, publish, register, sent } from '../support/publishPage';
import { pathOf, visitSite } from '../support/siteVisit';

it('on a phone, a form survives a lost network and a reload, and is sent once when the network returns', async () => {
  const price = aPrice();
  await visitSite('/realty/create', { size: phone }, async (page) => {
    await register(page);
    await beginForm(page);
    await page.context().setOffline(true);
    await page.getByText('Нет сети.').waitFor();
    await page.getByText('Заполняйте дальше: черновик сохраняется на этом устройстве.').waitFor();
    await goOnWithForm(page, price);
    await kept(page);
    // What was typed last is kept when the page goes.
    await page.context().setOffline(false);
    await page.reload();
    await page.getByText('Мы сохранили черновик.').waitFor();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await page.getByRole('img', { name: 'Фото 2' }).waitFor();
    await expect.poll(() => page.getByLabel('Расскажите о квартире').inputValue()).toBe('Светлая квартира с видом во двор.');
    await expect.poll(() => page.getByLabel('Общая площадь').inputValue()).toBe('54,3');
    await choose(page, 'Звонки и сообщения');
    await page.context().setOffline(true);
    await publish(page).dblclick();
    await page.getByText('Отправим, когда появится сеть.').waitFor();
    expect(await inQueue(price)).toBe(0);
    await page.context().setOffline(false);
    await sent(page);
    expect(pathOf(page)).toBe('/success');
    expect(await inQueue(price)).toBe(1);
    // Nothing is left to come back to.
    await page.goto(new URL('/realty/create', page.url()).href);
    await choose(page, 'Аренда');
    await kept(page);
    expect(await page.getByText('Мы сохранили черновик.').count()).toBe(0);
  });
});

it('an answer that is lost, and two tabs that send the same draft at once, make one listing', async () => {
  const price = aPrice();
  await visitSite('/realty/create', { size: desktop }, async (page) => {
    await register(page);
    await beginForm(page);
    await goOnWithForm(page, price);
    await choose(page, 'Звонки и сообщения');
    await kept(page);
    await page.route(/\/realty\/sale\/$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await publish(page).click();
    await page.getByText('ошибка сети, проверьте подключение к интернету').waitFor();
    expect(await inQueue(price)).toBe(1);
    await page.unroute(/\/realty\/sale\/$/);
    // As in browsers without locks, where both tabs are offered the draft.
    const context = page.context();
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(new URL('/realty/create', page.url()).href);
      await tab.getByRole('button', { name: 'Продолжить' }).click();
      await tab.getByRole('img', { name: 'Фото 2' }).waitFor();
    }
    await Promise.all(tabs.map((tab) => publish(tab).click()));
    await Promise.all(tabs.map(sent));
    expect(await inQueue(price)).toBe(1);
  });
});
