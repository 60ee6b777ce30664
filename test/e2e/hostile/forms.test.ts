import { expect, it } from 'vitest';
import { desktop, openPage, origin } from '../support/browser';
import { serveForeignPage } from '../support/foreignPage';
import { documentOf } from '../support/partnerPage';
import { aPrice, beginForm, choose, goOnWithForm, inQueue, kept, publish, register } from '../support/publishPage';
import { survived } from './hosts/survived';

const markup = `<main><kvartal-auth-gate><kvartal-publish></kvartal-publish></kvartal-auth-gate></main><kvartal-auth></kvartal-auth>
  <script type="module" src="${origin}/kit/kvartal.js"></script>`;

it.each(survived.filter(({ what }) => /nothing at all|^Prototype\.js|MooTools|toJSON/.test(what)))(
  'on a page with $what somebody registers, is told what is missing and what breaks the rules, and publishes',
  async ({ script }) => {
    const { address, stop } = await serveForeignPage(documentOf(markup, `<script>(() => {${script}})();</script>`));
    const { page, problems, close } = await openPage(desktop);
    try {
      await page.goto(address);
      await register(page);
      await beginForm(page);
      await publish(page).click();
      for (const missing of ['Укажите площадь постройки', 'Укажите этаж', 'Укажите кто размещает объявление', 'Выберите способ связи']) {
        await page.getByText(missing).first().waitFor();
      }
      const price = aPrice();
      await goOnWithForm(page, price);
      const description = page.getByLabel('Расскажите о квартире');
      await description.fill('Светлая квартира. Звоните: 8 916 555-01-27.');
      await description.press('Tab');
      await page.getByText('В тексте номер телефона.', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Убрать номер' }).click();
      await choose(page, 'Звонки и сообщения');
      await kept(page);

      await page.reload();
      await page.getByRole('button', { name: 'Продолжить' }).click();
      await page.getByRole('img', { name: 'Фото 2' }).waitFor();
      await publish(page).click();
      await expect.poll(() => inQueue(price)).toBe(1);
      expect(problems).toEqual([]);
    } finally {
      await close();
      stop();
    }
  },
);
