import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listingPageOn, toast } from '../../support/listing/listingPage';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

/** Puts something in place of what the browser has on `navigator`, until the test has ended. */
function onNavigator(name: 'clipboard' | 'share' | 'canShare', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

afterEach(() => window.scrollTo(0, 0));

describe.each(hosts)('the link of a listing on $name', (host) => {
  const open = listingPageOn(host);
  const share = async (page: Mounted, item: string) => {
    await page.view.getByRole('button', { name: 'Поделиться' }).click();
    await page.view.getByRole('menuitem', { name: item }).click();
  };

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
