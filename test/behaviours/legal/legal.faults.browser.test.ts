import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonOf, openDialog, openDialogs } from '../../support/features/auth';
import { headingOf, linkOf, site, stay, textOf } from '../../support/features/legal';
import { element, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock('../../../src/text/legal/fetchLegalText', async (original) => {
  const { fetchLegalText } = await original<typeof import('../../../src/text/legal/fetchLegalText')>();
  const fetchText: typeof fetchLegalText = (page, lang) => code.comes().then(() => fetchLegalText(page, lang));
  return { fetchLegalText: fetchText, knownLegalText: () => undefined };
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
function held(): () => void {
  let arrive = () => {};
  code.comes = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  return () => arrive();
}

beforeEach(() => {
  code.comes = () => Promise.resolve();
  addEventListener('click', stay);
});
afterEach(() => removeEventListener('click', stay));

describe.each(hosts)('a text of the legal area on $name', (host) => {
  test('is waited for in sight, if it takes long', async () => {
    const arrive = held();
    const area = await host.mount('legal', { page: 'chat' });
    await expect.element(headingOf(area)).toHaveTextContent('Правила общения');
    await expect.element(area.view.getByRole('status')).toHaveTextContent('Загрузка текста…');
    expect(area.view.getByRole('status').element().getAttribute('aria-busy')).toBe('true');
    arrive();
    await expect.poll(() => textOf(area)).toContain('Чего делать нельзя');
  });

  test('that does not arrive says so, tells the page, and comes when it is asked for again', async () => {
    code.comes = lost;
    const area = await host.mount('legal', { page: 'chat' });
    await expect.element(area.view.getByRole('alert')).toHaveTextContent('Произошла критическая ошибка');
    // What needs no text stays.
    await expect.element(headingOf(area)).toHaveTextContent('Правила общения');
    await expect.element(linkOf(area, 'Модерация')).toBeVisible();
    await expect.poll(() => area.detailsOf('error')).toMatchObject([{ code: 'load' }]);

    const arrive = held();
    const again = buttonOf(area, 'Обновить');
    await again.click();
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect.poll(() => textOf(area)).toContain('Чего делать нельзя');
    await expect.poll(focused).toBe(area.root().querySelector('[part~=text]'));
  });

  test('may fail again, and lets the visitor go home', async () => {
    code.comes = lost;
    const area = await host.mount('legal', { page: 'privacy' });
    await buttonOf(area, 'Обновить').click();
    await expect.poll(() => area.detailsOf('error')).toHaveLength(2);
    await expect.element(buttonOf(area, 'Обновить')).toHaveAttribute('data-state', 'idle');
    await linkOf(area, 'На главную').click();
    expect(area.detailsOf('navigate')).toEqual([{ url: `${site}/`, target: 'home' }]);
  });

  test('does not keep the next page from coming', async () => {
    code.comes = lost;
    const area = await host.mount('legal', { page: 'chat' });
    await expect.element(area.view.getByRole('alert')).toBeVisible();
    code.comes = () => Promise.resolve();
    area.update({ page: 'moderation' });
    await expect.poll(() => textOf(area)).toContain('Как проходит проверка');
  });
});

describe.each(hosts)('the dialogs of agreement and policy on $name', (host) => {
  test.each([
    ['пользовательское соглашение', 'agreement', 'Пользовательское соглашение'],
    ['политику конфиденциальности', 'privacy', 'Политика конфиденциальности'],
  ] as const)('%s is the same text as that of the page', async (name, page, title) => {
    const area = await host.mount('legal', { page });
    await expect.poll(() => textOf(area).length).toBeGreaterThan(4000);
    const auth = await host.mount('auth', {}, { beside: area });
    await openDialog(auth, 'register');
    await userEvent.click(buttonOf(auth, name));
    const region = auth.view.getByRole('region', { name: title });
    await expect.poll(() => region.element().textContent?.replaceAll('\u00A0', ' ')).toBe(textOf(area));
    // Links in it would lose the form: they open beside the page.
    for (const link of region.element().querySelectorAll('a')) {
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
      expect(link.href).toMatch(/^https:\/\/site\.test\/legal\//);
    }
    expect(region.element().querySelectorAll('a').length).toBeGreaterThan(0);
  });

  test('a text that does not arrive can be asked for again, over the form', async () => {
    code.comes = lost;
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    const auth = await host.mount('auth');
    await openDialog(auth, 'register');
    await userEvent.click(buttonOf(auth, 'политику конфиденциальности'));
    await expect.element(auth.view.getByRole('alert')).toHaveTextContent('Отсутствует интернет соединение');
    code.comes = () => Promise.resolve();
    await userEvent.click(buttonOf(auth, 'Обновить'));
    await expect.element(auth.view.getByText('Сколько хранятся данные')).toBeVisible();
    await userEvent.click(buttonOf(auth, 'Вернуться к регистрации'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Регистрация']);
  });
});

test('an address that a browser would run is no file to download', async () => {
  const area = await element.mount('legal', { page: 'download', templateUrl: 'javascript:alert(1)' });
  await expect.element(area.view.getByRole('link', { name: /^Скачать/ })).toHaveAttribute('href', `${site}/documents/dogovor-naima.docx`);
  await expect.poll(() => area.detailsOf('error')).toMatchObject([{ code: 'bad-property' }]);
});

test('a page that has added the names of blocks to every object sees the text all the same', async () => {
  const names = ['heading', 'list', 'steps', 'place'];
  for (const name of names) Reflect.defineProperty(Object.prototype, name, { value: ['чужое'], configurable: true, writable: true });
  try {
    const area = await element.mount('legal', { page: 'chat' });
    await expect.poll(() => textOf(area)).toContain('Чего делать нел');
    expect(textOf(area)).not.toContain('чужое');
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
});
