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

/** Takes the network away and gives it back, every few seconds, and loses the response to every seventh message. Returns a function that ends it. */
async function unreliable(page: Page): Promise<() => Promise<void>> {
  let sent = 0;
  await page.route(/send-message/, async (route) => {
    sent += 1;
    if (sent % 7 !== 0) return route.continue();
    await route.fetch();
    // It may have been let go meanwhile, at the end of the journey.
    return route.abort('connectionreset').catch(() => {});
  });
  let isCut = false;
  const timer = setInterval(() => {
    isCut = !isCut;
    void page.context().setOffline(isCut);
  }, 1500);
  return async () => {
    clearInterval(timer);
    await page.unroute(/send-message/);
    await page.context().setOffline(false);
  };
}

type ShownLine = readonly [id: string | undefined, text: string];

/** Returns what is shown of a thread, one window after the other, from its end to its beginning. */
async function shownWindows(page: Page, lines: number): Promise<readonly (readonly ShownLine[])[]> {
  const box = page.locator('[role=log]');
  const windows: (readonly ShownLine[])[] = [];
  const seen = new Set<string | undefined>();
  const next = async () => {
    const shown = await box.evaluate((log): ShownLine[] => {
      const texts = [...log.querySelectorAll<HTMLElement>('span[dir]')];
      const found = texts.map(
        (text): ShownLine => [text.closest<HTMLElement>('[data-message]')?.dataset['message'], text.textContent ?? ''],
      );
      // At the top older ones are on their way: it begins again.
      log.scrollTop = log.scrollTop > 0 ? log.scrollTop - log.clientHeight / 2 : log.scrollHeight;
      return found;
    });
    windows.push(shown);
    for (const [id] of shown) seen.add(id);
    return seen.size;
  };
  await expect.poll(next, { timeout: 60_000, interval: 100 }).toBe(lines);
  return windows;
}

it('two people exchange two hundred messages, one on a phone that loses the network every few seconds: each arrives once, in order, and both see all of them', async () => {
  const token = await signInByCall(transport, demo);
  const asOwner = { ...transport, token: () => token };
  const { listings } = await listMyListings(asOwner, 1);
  const listing = listings.find(({ status }) => status === 'active');
  if (!listing) throw new Error('the demo account has no active listing');

  // Before the first message there is no chat to show.
  await visitSite('/realty/create', { size: phone, expected: ['ERR_', '429 ', '404 '] }, async (buyer) => {
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

      const end = await unreliable(buyer);
      for (let index = 1; index <= count; index += 1) {
        if (index > 1) await write(buyer, `Покупатель ${index}`);
        await write(owner, `Хозяин ${index}`);
      }
      await end();
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
      // Both see all of them, in this order, and nothing else.
      const lines = messages.map(({ id, text }): ShownLine => [String(id), text]);
      const last = lines.at(-1)?.[1] ?? '';
      for (const page of [owner, buyer]) {
        await page.locator('[role=log]').getByText(last, { exact: true }).waitFor();
        for (const shown of await shownWindows(page, 2 * count)) {
          const from = lines.findIndex(([id]) => id === shown[0]?.[0]);
          expect(shown).toEqual(lines.slice(from, from + shown.length));
        }
      }
    });
  });
}, 240_000);
