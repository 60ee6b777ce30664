import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { beginForm } from '../support/publishPage';
import { signedInHosts } from './hosts/signedIn';
import { hostilePages } from './visitHost';

const visit = hostilePages();
const own = { id: 101, name: 'Мария', type: 'owner' } as const;
const tags = [
  'header',
  'chat',
  'publish',
  'account',
  'notifications',
  'profile-settings',
  'my-listings',
  'auth',
  'chat-panel',
  'legal',
  'faq',
];
const markup = tags.map((tag) => `<kvartal-${tag}></kvartal-${tag}>`).join('');
const signIn = `for (const element of [...document.querySelectorAll('${tags.map((tag) => `kvartal-${tag}`).join()}')]) element.token = () => 'token-of-maria';`;

it.each(signedInHosts)('on a page with $what somebody writes a message, begins a listing, and finds what is theirs', async (host) => {
  const store = createFakeStore(aWorld([aListing({ id: 7, owner: own })]));
  store.notify(101, 7, 'approved');
  store.chatBook.send(1, 101, 7, 'Квартира ещё продаётся?');
  const frame = await visit({ ...host, after: `${signIn}${host.after ?? ''}` }, markup, createFakeApi(store));
  const page: Page = frame.page();

  const chat = page.locator('kvartal-chat');
  await chat.getByText('Квартира ещё продаётся?').first().click();
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Да, приходите');
  await chat.getByRole('button', { name: 'Отправить' }).click();
  await expect.poll(() => store.chatBook.chatsOf(101)[0]?.messages.at(-1)?.text).toBe('Да, приходите');
  await chat.getByText('Да, приходите').last().waitFor();

  await beginForm(page);
  const form = page.locator('kvartal-publish');
  await form.getByLabel('Стоимость').fill('31000000');
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Укажите этаж').first().waitFor();
  expect(await form.getByLabel('Стоимость').inputValue()).toMatch(/^31\s000\s000/);

  for (const tag of ['account', 'my-listings']) await page.locator(`kvartal-${tag} [part~=card][data-listing="7"]`).waitFor();
  await page.locator('kvartal-notifications').getByRole('button', { name: 'Прочитать все' }).waitFor();
  await page.locator('kvartal-profile-settings').getByRole('button', { name: 'Изменить: Имя' }).waitFor();
  const unsaid = await page.evaluate(
    (names) => names.filter((name) => !document.querySelector(name)?.shadowRoot?.querySelector('.kv-root')),
    tags.map((tag) => `kvartal-${tag}`),
  );
  expect(unsaid).toEqual([]);
  expect(await frame.evaluate(() => hostHeard().errors)).toEqual([]);
});
