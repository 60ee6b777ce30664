import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type ListingPage, listingPageOn } from '../../support/listing/listingPage';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const fifty = 'Цена в объявлении не совпадает с той, что назвали.';
const token = () => 'token-of-maria';

afterEach(() => window.scrollTo(0, 0));

describe.each(hosts)('what can be done with a listing on $name', (host) => {
  const open = listingPageOn(host);

  describe('in a narrow container', () => {
    const narrow = async (given?: ListingPage) => {
      const page = await open(given);
      page.container.style.width = '375px';
      await expect.element(page.view.getByText('2-комн., ', { exact: false }).first()).toBeVisible();
      return page;
    };

    test('are in a separate header with the back link', async () => {
      const page = await narrow({ listing: { rooms: '2', area: 54.3 } });
      await expect.element(page.view.getByText('2-комн., 54,30 м²', { exact: true })).toBeVisible();
      const shares = page.view.getByRole('button', { name: 'Поделиться' });
      expect(shares.elements().filter((one) => one.checkVisibility())).toHaveLength(1);
      const back = page.view.getByRole('link', { name: 'Вернуться к поиску' });
      page.cancel('navigate');
      await back.click();
      expect(page.detailsOf('navigate')).toMatchObject([{ target: 'search' }]);
    });

    test('a dialog that is open stays when the window is turned', async () => {
      const page = await open({ props: { token } });
      await page.view.getByRole('button', { name: 'Пожаловаться на объявление' }).click();
      const field = page.view.getByRole('textbox', { name: 'Опишите ситуацию' });
      await field.fill(fifty);
      page.container.style.width = '375px';
      await expect.element(page.view.getByText('2-комн., ', { exact: false }).first()).toBeVisible();
      await expect.element(field).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(field).not.toBeInTheDocument();
      await page.view.getByRole('button', { name: 'Пожаловаться на объявление' }).click();
      await expect.element(field).toHaveValue(fifty);
    });
  });

  test('the way to the map and back takes the focus along', async () => {
    const page = await open({ listing: { description: 'Светлая квартира.\n\n'.repeat(60) } });
    await page.view.getByRole('button', { name: 'Карта' }).click();
    await expect.poll(() => focused()?.textContent).toBe('Расположение');
    await expect.poll(() => focused()?.getBoundingClientRect().top ?? -1).toSatisfy((top: number) => top >= 0 && top < 200);
    await page.view.getByRole('button', { name: 'В начало' }).click();
    await expect.poll(() => focused()?.getAttribute('part')).toBe('title');
    await expect.poll(() => focused()?.getBoundingClientRect().top ?? -1).toSatisfy((top: number) => top >= 0 && top < 300);
  });

  test('the address above the map is said once, with the way to the metro', async () => {
    const page = await open({ network: createFakeApi() });
    const section = () =>
      [...page.root().querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === 'Расположение');
    await expect.poll(() => section()?.textContent ?? '').toMatch(/мин/);
    expect(section()?.querySelectorAll('p').length).toBe(1);
  });
});
