import { describe, expect, onTestFinished, test } from 'vitest';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { offline, rejects, switchable, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { button, dialogOf, toasts } from '../../support/listing/contactPage';
import { text, title } from '../../support/listing/listingPage';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const apiOf = (listing: Partial<Listing>) =>
  createFakeApi(aWorld([aListing({ id: 7, description: 'Светлая', owner: { id: 1, name: 'Ольга', type: 'owner' }, ...listing })]));
const gone = when(/\/realty\/7\//, rejects(404, { detail: 'Не найдено.' }));
const token = () => 'token-of-maria';
const comesBack = () => dispatchEvent(new Event('focus'));
const news = (page: Mounted) => page.root().querySelector('[data-news]')?.textContent;
const words = 'Цена в объявлении не совпадает с той, что назвали.';

describe.each(hosts)('the open page of a listing that changes on $name', (host) => {
  const open = async (props: { token?: () => string | null } = { token }) => {
    const network = switchable(apiOf({}));
    const page = await host.mount('listing', { listingId: 7, ...props }, { network: network.fetch });
    await expect.element(page.view.getByText('Светлая')).toBeVisible();
    // What listens loads after the page.
    await expect.poll(() => news(page)).toBe('');
    return { page, become: (listing: Partial<Listing>) => network.use(apiOf(listing)), network };
  };

  test.each<[string, Partial<Listing>, string]>([
    ['archived', { status: 'archived' }, 'Объявление находится в архиве.'],
    ['deleted', { isDeleted: true }, 'Объявление удалено и недоступно.'],
  ])('%s: says so when the visitor comes back, and offers no contact', async (_what, listing, why) => {
    const { page, become } = await open({});
    (button(page, 'Написать').element() as HTMLElement).focus();
    become(listing);
    comesBack();
    await expect.poll(() => text(page)).toContain(why);
    expect(news(page)).toBe(why);
    expect(text(page)).not.toMatch(/Позвонить|Написать/);
    await expect.poll(() => focused()).toBe(title(page).element());
  });

  test('rejected: leaves the banner alone, which has the focus', async () => {
    const { page, become } = await open();
    become({ status: 'rejected' });
    comesBack();
    await expect.element(title(page)).toHaveTextContent('Объявление отклонено.');
    expect(text(page)).not.toContain('Светлая');
    await expect.poll(() => focused()).toBe(title(page).element());
  });

  test('gone for good: is not found', async () => {
    const { page, network } = await open({});
    network.use(gone);
    comesBack();
    await expect.poll(() => text(page)).toContain('Страница не найдена');
  });

  test.each([
    ['without a network', offline()],
    ['of a server with a fault', rejects(500)],
  ])('stays as it was %s', async (_what, api) => {
    const { page, network } = await open();
    let asked = 0;
    network.use((...request) => {
      asked += 1;
      return api(...request);
    });
    comesBack();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await new Promise(requestAnimationFrame);
    expect(text(page)).toContain('Светлая');
    await expect.element(button(page, 'Написать')).toBeVisible();
  });

  test('is asked for again when somebody wants to call: no number of an archived one, and the reason', async () => {
    const { page, become } = await open();
    become({ status: 'archived' });
    (button(page, 'Позвонить').element() as HTMLElement).click();
    await expect.poll(() => toasts(page)).toEqual(['Объявление находится в архиве.']);
    await expect.poll(() => dialogOf(page)).toBeNull();
    await expect.poll(() => text(page)).not.toMatch(/Позвонить|Написать/);
  });

  test('is asked for again after a complaint', async () => {
    const { page, become } = await open();
    become({ status: 'archived' });
    await complain(page);
    await expect.poll(() => toasts(page)).toEqual(['Жалоба отправлена']);
    await expect.poll(() => text(page)).toContain('Объявление находится в архиве.');
  });

  test('what nobody may see any more is nothing to complain about', async () => {
    const { page, become } = await open();
    become({ status: 'moderation' });
    await complain(page);
    await expect.element(title(page)).toHaveTextContent('Объявление недоступно.');
    expect(toasts(page)).toEqual([]);
    await expect.poll(() => focused()).toBe(title(page).element());
  });

  async function complain(page: Mounted) {
    onTestFinished(() => window.scrollTo(0, 0));
    await page.view.getByRole('button', { name: 'Пожаловаться на объявление' }).click();
    await page.view.getByRole('textbox', { name: 'Опишите ситуацию' }).fill(words);
    await page.view.getByRole('button', { name: 'Отправить жалобу' }).click();
  }
});
