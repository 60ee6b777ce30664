import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signIn as signInByCall } from '../../../src/api/account';
import { listChats, showChat } from '../../../src/api/chats';
import { listMyListings } from '../../../src/api/listing/myListings';
import { listingPath } from '../../../src/domain/listing/listing';
import { desktop, origin, phone } from '../support/browser';
import { register } from '../support/publishPage';
import { demo, signIn, visitSite } from '../support/siteVisit';

const transport = { baseUrl: `${origin}/api`, fetch };
/** Messages of each of the two. */
const count = 100;

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
}

it('two people exchange two hundred messages, one on a phone that loses the network: each arrives once, in order, for both', async () => {
  const token = await signInByCall(transport, demo);
  const asOwner = { ...transport, token: () => token };
  const { listings } = await listMyListings(asOwner, 1);
  const listing = listings.find(({ status }) => status === 'active');
  if (!listing) throw new Error('the demo account has no active listing');

  // Before the first message there is no chat to show.
  await visitSite('/realty/create', { size: phone, expected: ['ERR_INTERNET_DISCONNECTED', '429 ', '404 '] }, async (buyer) => {
    await register(buyer);
    await buyer.goto(origin + listingPath(listing));
    await buyer.getByRole('button', { name: 'Написать' }).and(buyer.locator(':visible')).first().click();
    await write(buyer, 'Покупатель 1');
    await buyer.getByRole('img', { name: 'Отправлено' }).waitFor();

    const { items } = await listChats(asOwner, 1);
    const chatId = items.find(({ last }) => last.text === 'Покупатель 1')?.id ?? 0;
    // Nobody types so fast: now and then the server takes nothing for some seconds.
    await visitSite('/', { size: desktop, expected: ['429 '] }, async (owner) => {
      await owner.getByRole('banner').getByRole('button', { name: 'Авторизация' }).click();
      await signIn(owner);
      await owner.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).waitFor();
      await owner.goto(`${origin}/account?tab=messages&chat=${chatId}`);
      await owner.getByText('Покупатель 1', { exact: true }).last().waitFor();

      for (let index = 1; index <= count; index += 1) {
        // Of every twenty messages five are written without a network.
        if (index % 20 === 10) await buyer.context().setOffline(true);
        if (index % 20 === 15) await buyer.context().setOffline(false);
        if (index > 1) await write(buyer, `Покупатель ${index}`);
        await write(owner, `Хозяин ${index}`);
      }
      const mine = async () => {
        const { chat } = await showChat(asOwner, { chatId }, { count: 200, marksRead: false });
        return chat.messages;
      };
      await expect.poll(async () => (await mine()).length, { timeout: 90_000, interval: 500 }).toBe(2 * count);
      const messages = await mine();
      const of = (name: string) => messages.filter(({ text }) => text.startsWith(name)).map(({ text }) => text);
      for (const name of ['Покупатель', 'Хозяин']) {
        expect(of(name)).toEqual(Array.from({ length: count }, (_, index) => `${name} ${index + 1}`));
      }
      // Both see the same end of it.
      const shown = (page: Page) => page.locator('[role=log] [data-message] span[dir]').allInnerTexts();
      const end = messages.slice(-5).map(({ text }) => text);
      for (const page of [owner, buyer]) await expect.poll(async () => (await shown(page)).slice(-5), { timeout: 20_000 }).toEqual(end);
    });
  });
}, 240_000);
