import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeListingDetails } from '../../../src/api/wire/listingDetails';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingProps } from '../../../src/features/listing';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { detailsOf } from '../../../src/testing/detailsOf';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { type Fetch, held, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { hosts, type Mounted } from '../../support/mount';
import { wireListing } from '../../support/owner';
import { focused } from '../../support/shown';

const complaints = /\/complaints\/$/;
const path = '/complaints/';
const fifty = 'Цена в объявлении не совпадает с той, что назвали.';
const token = () => 'token-of-maria';
const accepts: Fetch = async () => Response.json({}, { status: 201 });

/** Puts something in place of what the browser has on `navigator`, until the test has ended. */
function onNavigator(name: 'clipboard' | 'share' | 'canShare', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

afterEach(() => window.scrollTo(0, 0));

describe.each(hosts)('what can be done with a listing on $name', (host) => {
  interface Given {
    readonly listing?: Partial<Listing>;
    readonly props?: ListingProps;
    readonly network?: Fetch;
    readonly siteUrl?: string;
  }
  const open = ({ listing = {}, props = {}, network, siteUrl }: Given = {}) =>
    host.mount('listing', { listing: wireListing({ id: 7, ...listing }), ...props }, { network, siteUrl });
  const toast = (page: Mounted, text: string) => expect.element(page.view.getByRole('status').filter({ hasText: text })).toBeVisible();
  const share = async (page: Mounted, item: string) => {
    await page.view.getByRole('button', { name: 'Поделиться' }).click();
    await page.view.getByRole('menuitem', { name: item }).click();
  };

  describe('the link', () => {
    test('is copied: the listing on the main site, and nothing of the page around', async () => {
      const writeText = vi.fn(async () => {});
      onNavigator('clipboard', { writeText });
      onNavigator('share', undefined);
      const page = await open({ listing: { tradeType: 'rent' } });
      await share(page, 'Скопировать ссылку');
      await toast(page, 'Ссылка скопирована');
      expect(writeText.mock.calls).toEqual([['https://site.test/rent/7']]);
      await expect.element(page.view.getByRole('menu')).not.toBeInTheDocument();
      expect(focused()?.textContent).toBe('Поделиться');
    });

    test('is absolute where the page is the main site itself', async () => {
      const writeText = vi.fn(async () => {});
      onNavigator('clipboard', { writeText });
      const page = await open({ siteUrl: '' });
      await share(page, 'Скопировать ссылку');
      await expect.poll(() => writeText.mock.calls).toEqual([[`${location.origin}/buy/7`]]);
    });

    test.each([
      ['without https', undefined],
      ['when the browser refuses', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
      [
        'when it throws at once',
        {
          writeText() {
            throw new Error('not here');
          },
        },
      ],
    ])('%s is there to be copied by hand', async (_when, clipboard) => {
      onNavigator('clipboard', clipboard);
      const page = await open();
      await share(page, 'Скопировать ссылку');
      const dialog = page.view.getByRole('dialog', { name: 'Поделиться' });
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('Не удалось скопировать ссылку. Попробуйте вручную.');
      const field = dialog.getByRole('textbox', { name: 'Ссылка на объявление' }).element() as HTMLInputElement;
      expect(field.value).toBe('https://site.test/buy/7');
      await expect.poll(() => focused()).toBe(field);
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      expect(focused()?.textContent).toBe('Поделиться');
    });

    test('goes to the share sheet of the system where there is one; closing that is silent', async () => {
      const asked = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
      onNavigator('share', asked);
      onNavigator('canShare', undefined);
      const page = await open({ listing: { title: 'Квартира у парка' } });
      await share(page, 'Отправить…');
      await expect.poll(() => asked.mock.calls).toEqual([[{ title: 'Квартира у парка', url: 'https://site.test/buy/7' }]]);
      asked.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
      await share(page, 'Отправить…');
      await expect.poll(() => asked.mock.calls.length).toBe(2);
      await expect.element(page.view.getByRole('dialog')).not.toBeInTheDocument();
    });

    test('that the share sheet refuses is copied', async () => {
      const writeText = vi.fn(async () => {});
      onNavigator('clipboard', { writeText });
      onNavigator('share', () => Promise.reject(new DOMException('in a frame', 'NotAllowedError')));
      onNavigator('canShare', () => true);
      const page = await open();
      await share(page, 'Отправить…');
      await toast(page, 'Ссылка скопирована');
    });

    test('is not offered to a share sheet that takes no links', async () => {
      onNavigator('share', async () => {});
      onNavigator('canShare', () => false);
      const page = await open();
      await page.view.getByRole('button', { name: 'Поделиться' }).click();
      await expect.element(page.view.getByRole('menuitem').first()).toHaveTextContent('Скопировать ссылку');
      expect(page.view.getByRole('menuitem', { name: 'Отправить…' }).query()).toBeNull();
    });

    test('opens in social networks, in a new tab; the menu keeps inside the page', async () => {
      const page = await open({ listing: { tradeType: 'rent' } });
      await page.view.getByRole('button', { name: 'Поделиться' }).click();
      const item = (name: string) => page.view.getByRole('menuitem', { name }).element() as HTMLAnchorElement;
      const link = encodeURIComponent('https://site.test/rent/7');
      expect(item('Телеграм').href).toContain(`https://t.me/share/url?url=${link}&text=`);
      expect(item('ВКонтакте').href).toContain(`https://vk.com/share.php?url=${link}&title=`);
      expect([item('Телеграм').target, item('Телеграм').rel]).toEqual(['_blank', 'noopener']);
      const menu = page.view.getByRole('menu').element();
      const edge = page.root().querySelector('[part=listing]')?.getBoundingClientRect().right ?? 0;
      await expect.poll(() => menu.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      const opened: string[] = [];
      page.container.addEventListener('click', (event) => {
        event.preventDefault();
        opened.push((event.composedPath()[0] as Element).textContent ?? '');
      });
      await userEvent.keyboard('{ArrowDown} ');
      expect(opened).toEqual(['Телеграм']);
      await expect.element(page.view.getByRole('menu')).not.toBeInTheDocument();
    });
  });

  describe('the complaint', () => {
    const dialogOf = (page: Mounted) => page.view.getByRole('dialog', { name: 'Пожаловаться на объявление' });
    const field = (page: Mounted) => dialogOf(page).getByRole('textbox', { name: 'Опишите ситуацию' });
    const button = (page: Mounted) => dialogOf(page).getByRole('button', { name: 'Отправить жалобу' });
    const complain = async (page: Mounted, text?: string) => {
      await page.view.getByRole('button', { name: 'Пожаловаться на объявление' }).click();
      await expect.poll(() => focused()?.localName).toBe('textarea');
      if (text === undefined) return;
      await field(page).fill(text);
    };

    test('goes to the server once, however often the button is pressed', async () => {
      const network = held(recorded(when(complaints, accepts)).fetch);
      const page = await open({ props: { token }, network: when(complaints, network.fetch) });
      await complain(page, `  ${fifty}\n`);
      await expect.element(dialogOf(page)).toHaveTextContent('53 / 200');
      (button(page).element() as HTMLElement).click();
      (button(page).element() as HTMLElement).click();
      await expect.element(button(page)).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => network.to(path).length).toBe(1);
      const [asked] = network.to(path);
      expect(asked?.body).toEqual({ realty_id: 7, description: fifty });
      expect(asked?.headers.get('Authorization')).toBe('Token token-of-maria');
      asked?.release(accepts);
      await toast(page, 'Жалоба отправлена');
      await expect.element(dialogOf(page)).not.toBeInTheDocument();
      expect(network.to(path)).toHaveLength(0);
      await complain(page);
      await expect.element(field(page)).toHaveValue('');
    });

    test('says what is wrong with it, and only to who has tried', async () => {
      const network = recorded(when(complaints, accepts));
      const page = await open({ props: { token }, network: network.fetch });
      await complain(page);
      await userEvent.tab();
      await expect.element(field(page)).toHaveAttribute('aria-describedby', expect.stringMatching(/^\S+-count$/));
      await button(page).click();
      await expect.element(field(page)).toHaveAccessibleDescription('Пожалуйста, опишите ситуацию. 0 / 200');
      await expect.poll(() => focused()?.localName).toBe('textarea');
      await field(page).fill(fifty.slice(1));
      await expect.element(field(page)).toHaveAccessibleDescription('Описание должно содержать от 50 до 200 символов. 49 / 200');
      await field(page).fill(fifty);
      await expect.element(field(page)).toHaveAccessibleDescription('50 / 200');
      expect(network.to(path)).toEqual([]);
    });

    test('takes 200 characters and no more', async () => {
      const page = await open({ props: { token } });
      await complain(page, 'я'.repeat(198));
      await userEvent.type(field(page), 'абвг');
      await expect.element(field(page)).toHaveValue(`${'я'.repeat(198)}аб`);
      await expect.element(dialogOf(page)).toHaveTextContent('200 / 200');
    });

    test.each([
      [
        'the first general message',
        rejects(400, { non_field_errors: ['Вы уже жаловались.', 'И ещё.'], detail: 'Подробность' }),
        'Вы уже жаловались.',
      ],
      ['else the detail', rejects(429, { detail: 'Слишком много жалоб.' }), 'Слишком много жалоб.'],
      ['else its own words', rejects(500, {}), 'Произошла ошибка при отправке жалобы.'],
      ['and so without a network', offline(), 'Произошла ошибка при отправке жалобы.'],
      ['text, whatever is in it', rejects(400, { detail: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'],
    ])('that is refused says %s and keeps the text', async (_what, failure, words) => {
      const server = switchable(failure);
      const page = await open({ props: { token }, network: when(complaints, server.fetch) });
      await complain(page, fifty);
      await button(page).click();
      await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent(words);
      await expect.element(field(page)).toHaveValue(fifty);
      server.use(accepts);
      await button(page).click();
      await toast(page, 'Жалоба отправлена');
    });

    test('keeps what was typed when it is closed, and gives up what is under way', async () => {
      const network = held();
      const page = await open({ props: { token }, network: when(complaints, network.fetch) });
      await complain(page, fifty);
      await button(page).click();
      await expect.poll(() => network.to(path).length).toBe(1);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialogOf(page)).not.toBeInTheDocument();
      await expect.poll(() => network.to(path)[0]?.signal.aborted).toBe(true);
      await complain(page);
      await expect.element(field(page)).toHaveValue(fifty);
    });

    test('is of one listing: another one begins with an empty field', async () => {
      const page = await open({ props: { token } });
      await complain(page, fifty);
      page.update({ token, listing: encodeListingDetails(detailsOf({ listing: aListing({ id: 8 }), flags: [] })) });
      await expect.element(dialogOf(page)).not.toBeInTheDocument();
      await complain(page);
      await expect.element(field(page)).toHaveValue('');
      page.update({ token, listing: wireListing({ id: 7 }) });
      await complain(page);
      await expect.element(field(page)).toHaveValue('');
    });

    test('needs an account: where nobody here can ask, the main site does', async () => {
      const network = recorded(when(complaints, accepts));
      const page = await open({ network: network.fetch });
      await complain(page, fifty);
      await button(page).click();
      await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Для отправки жалобы необходимо авторизоваться.');
      const link = dialogOf(page).getByRole('link', { name: 'Войти' });
      await expect.element(link).toHaveAttribute('href', 'https://site.test/buy/7');
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(field(page)).toHaveValue(fifty);
      expect(network.to(path)).toEqual([]);
    });

    test('goes on with what was typed when the visitor has signed in', async () => {
      const network = recorded(when(complaints, accepts));
      const page = await open({ network: network.fetch });
      const account = accountOf(getRuntime({ apiUrl: page.apiUrl, siteUrl: 'https://site.test' }));
      const ask = vi.fn(async () => false);
      onTestFinished(account.addSignInPrompt(ask));
      await complain(page, fifty);
      await button(page).click();
      await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Для отправки жалобы необходимо авторизоваться.');
      expect(ask.mock.calls).toEqual([['complain']]);
      ask.mockImplementation(async () => {
        account.setSource(token);
        return true;
      });
      await button(page).click();
      await toast(page, 'Жалоба отправлена');
      expect(network.to(path).map(({ body }) => body)).toEqual([{ realty_id: 7, description: fifty }]);
    });

    test('knows who has signed in to the page in the meantime', async () => {
      let known: string | null = null;
      const network = recorded(when(complaints, accepts));
      const page = await open({ props: { token: () => known }, network: network.fetch });
      await complain(page, fifty);
      await expect.element(dialogOf(page).getByRole('link', { name: 'Войти' })).toBeVisible();
      known = 'token-of-maria';
      await button(page).click();
      await toast(page, 'Жалоба отправлена');
      expect(network.to(path)).toHaveLength(1);
    });

    test('asks to sign in again when the server knows the token no more, and then goes on', async () => {
      const server = switchable(rejects(401, { detail: 'Недопустимый токен.' }));
      const network = recorded(when(complaints, server.fetch));
      const page = await open({ props: { token }, network: network.fetch });
      const account = accountOf(getRuntime({ apiUrl: page.apiUrl, siteUrl: 'https://site.test' }));
      await complain(page, fifty);
      await button(page).click();
      await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Для отправки жалобы необходимо авторизоваться.');
      await expect.element(field(page)).toHaveValue(fifty);
      onTestFinished(
        account.addSignInPrompt(async () => {
          server.use(accepts);
          account.setSource(() => 'token-of-olga');
          return true;
        }),
      );
      await button(page).click();
      await toast(page, 'Жалоба отправлена');
      expect(network.to(path).map(({ headers }) => headers.get('Authorization'))).toEqual(['Token token-of-maria', 'Token token-of-olga']);
    });
  });

  describe('in a narrow container', () => {
    const narrow = async (given?: Given) => {
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
