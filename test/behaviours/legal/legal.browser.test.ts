import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentTemplate } from '../../../src/domain/content/documentTemplate';
import { legalPages, legalPath } from '../../../src/domain/content/legalPages';
import { operator } from '../../../src/text/legal/operator';
import { ru } from '../../../src/text/legal/ru';
import { headingOf, linkOf, menuOf, resizeTo, site, stay, textOf } from '../../support/features/legal';
import { inWindow } from '../../support/listing/contactPage';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const withMenu = ['publishing', 'moderation', 'chat', 'owners', 'download'] as const;
const alone = ['agreement', 'privacy'] as const;

beforeEach(() => addEventListener('click', stay));
afterEach(() => removeEventListener('click', stay));

const box = (node: Element | null | undefined) => (node as Element).getBoundingClientRect();
const isSeen = (node: Element | null) => node !== null && node.checkVisibility();
const links = (mounted: Mounted) =>
  [...(menuOf(mounted)?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')] as const);

describe.each(hosts)('the legal area on $name', (host) => {
  test('names every page in its menu, by links to the main site', async () => {
    const area = await host.mount('legal', { page: 'chat' });
    await expect.element(headingOf(area)).toHaveTextContent('Правила общения');
    expect(links(area)).toEqual(legalPages.map((page) => [ru.pages[page], site + legalPath(page)]));
    expect(menuOf(area)?.getAttribute('aria-label')).toBe('Правила и документы');
    const current = [...(menuOf(area)?.querySelectorAll('[aria-current]') ?? [])];
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Правила общения', 'page']]);
  });

  test.each(withMenu)('%s stands beside the menu from 992 px on, and has a way back to it below', async (page) => {
    const area = await host.mount('legal', { page });
    await expect.poll(() => textOf(area).length).toBeGreaterThan(600);
    const text = () => area.root().querySelector('[part~=text]');
    const back = () => area.root().querySelector('[part~=back]');
    await resizeTo(area, 992);
    expect(isSeen(menuOf(area))).toBe(true);
    expect(isSeen(back())).toBe(false);
    expect(box(menuOf(area)).width).toBe(264);
    expect(box(text()).left).toBeGreaterThan(box(menuOf(area)).right);
    await resizeTo(area, 991);
    expect(isSeen(menuOf(area))).toBe(false);
    expect(isSeen(back())).toBe(true);
    await linkOf(area, 'Правила и документы').click();
    expect(area.detailsOf('navigate')).toEqual([{ url: `${site}/legal`, target: 'menu' }]);
  });

  test('a text beside the menu has lines of 68 letters', async () => {
    const area = await host.mount('legal', { page: 'publishing' });
    await expect.poll(() => textOf(area).length).toBeGreaterThan(600);
    await resizeTo(area, 1280);
    const text = area.root().querySelector('[part~=text]') as HTMLElement;
    const probe = text.appendChild(document.createElement('div'));
    probe.style.width = '68ch';
    expect(box(text).width).toBeCloseTo(box(probe).width, 0);
  });

  test('lines stand between the sections of a text with columns, not between those of the next page', async () => {
    const lines = (mounted: Mounted) =>
      [...mounted.root().querySelectorAll('[part~=text] > *')].map((section) => getComputedStyle(section).borderTopWidth);
    const area = await host.mount('legal', { page: 'agreement' });
    await expect.poll(() => textOf(area).length).toBeGreaterThan(600);
    expect(new Set(lines(area).slice(1))).toEqual(new Set(['1px']));
    area.update({ page: 'publishing' });
    await expect.poll(() => textOf(area)).toContain('Если правила нарушены');
    expect(new Set(lines(area))).toEqual(new Set(['0px']));
  });

  test.each(alone)('%s takes the whole width and has no menu', async (page) => {
    const area = await host.mount('legal', { page });
    await expect.poll(() => textOf(area).length).toBeGreaterThan(4000);
    for (const width of [1280, 992, 375]) {
      await resizeTo(area, width);
      expect(menuOf(area)).toBeNull();
      expect(box(area.root().querySelector('[part~=text]')).width).toBe(width);
      expect(isSeen(area.root().querySelector('[part~=back]'))).toBe(true);
    }
  });

  test('below 992 px the menu is a separate page', () =>
    inWindow(700, 900, async () => {
      const area = await host.mount('legal', { page: 'menu' });
      await expect.element(headingOf(area)).toHaveTextContent('Правила и документы');
      expect(links(area)).toHaveLength(7);
      expect(menuOf(area)?.querySelector('[aria-current]')).toBeNull();
      expect(area.root().querySelector('[part~=text]')).toBeNull();
      expect(area.root().querySelector('[part~=back]')).toBeNull();
      expect(area.detailsOf('navigate')).toEqual([]);
      for (const link of menuOf(area)?.querySelectorAll('a') ?? []) expect(box(link).height).toBeGreaterThanOrEqual(44);
    }));

  test('without a page, from 992 px on, the posting rules stand beside the menu, and the page is told so once', async () => {
    const area = await host.mount('legal');
    await expect.element(headingOf(area)).toHaveTextContent('Правила размещения');
    await expect.poll(() => textOf(area)).toContain('Если правила нарушены');
    const told = [{ url: `${site}/legal/publishing`, target: 'publishing' }];
    await expect.poll(() => area.detailsOf('navigate')).toEqual(told);
    await resizeTo(area, 1000);
    expect(menuOf(area)?.querySelector('[aria-current]')?.textContent).toBe('Правила размещения');
    // What the site answers: the address of the page.
    area.update({ page: 'publishing' });
    await expect.poll(() => textOf(area)).toContain('Если правила нарушены');
    expect(area.detailsOf('navigate')).toEqual(told);
  });

  test('a list of pages that gets room for a text shows it, and is the list again without', () =>
    inWindow(700, 900, async () => {
      const area = await host.mount('legal', { page: 'menu' });
      await expect.element(headingOf(area)).toHaveTextContent('Правила и документы');
      await resizeTo(area, 1100);
      await expect.element(headingOf(area)).toHaveTextContent('Правила размещения');
      await expect.poll(() => area.detailsOf('navigate')).toHaveLength(1);
      await resizeTo(area, 600);
      await expect.element(headingOf(area)).toHaveTextContent('Правила и документы');
    }));

  test('every link tells the page where it leads, and the page may take over', async () => {
    const area = await host.mount('legal', { page: 'owners' });
    area.cancel('navigate');
    await expect.poll(() => textOf(area)).toContain('Перед сделкой');
    for (const page of legalPages) {
      const before = area.detailsOf('navigate').length;
      await userEvent.click(menuOf(area)?.querySelector(`a[href$="${legalPath(page)}"]`) as Element);
      expect(area.detailsOf('navigate').slice(before)).toEqual([{ url: site + legalPath(page), target: page }]);
    }
    await linkOf(area, 'шаблон договора').click();
    await linkOf(area, 'Разместить объявление').click();
    expect(area.detailsOf('navigate').slice(-2)).toEqual([
      { url: `${site}/legal/download`, target: 'download' },
      { url: `${site}/realty/create`, target: 'publish' },
    ]);
  });

  test('a click with a modifier stays the browser’s', async () => {
    const area = await host.mount('legal', { page: 'chat' });
    await expect.element(headingOf(area)).toBeVisible();
    const link = menuOf(area)?.querySelector('a') as HTMLElement;
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }));
    expect(area.detailsOf('navigate')).toEqual([]);
  });

  test('its heading takes the focus of a site that leads there, at the level it is given', async () => {
    const area = await host.mount('legal', { page: 'moderation', headingLevel: 3 });
    await expect.element(area.view.getByRole('heading', { level: 3, name: 'Модерация' })).toBeVisible();
    const heading = area.root().querySelector<HTMLElement>('[part~=heading]');
    heading?.focus();
    expect(focused()).toBe(heading);
    await expect.element(area.view.getByRole('heading', { level: 4, name: 'Результат' })).toBeVisible();
  });

  test('another page takes the place of the first', async () => {
    const area = await host.mount('legal', { page: 'moderation' });
    await expect.poll(() => textOf(area)).toContain('Как проходит проверка');
    area.update({ page: 'privacy' });
    await expect.element(headingOf(area)).toHaveTextContent('Политика конфиденциальности');
    await expect.poll(() => textOf(area)).toContain('Сколько хранятся данные');
    expect(textOf(area)).not.toContain('Как проходит проверка');
  });

  test('who the operator is and since when is marked as sample data, which comes from one place', async () => {
    const area = await host.mount('legal', { page: 'agreement' });
    await expect.poll(() => textOf(area)).toContain('Контакты Оператора');
    const marks = [...area.root().querySelectorAll('mark')];
    expect(new Set(marks.map((mark) => mark.textContent))).toEqual(new Set(Object.values(operator.ru)));
    expect(textOf(area)).not.toMatch(/[{}]/);
    for (const mark of marks) expect(getComputedStyle(mark).outlineStyle).toBe('dashed');
  });

  test('sections and paragraphs of agreement and policy have numbers to refer to', async () => {
    const area = await host.mount('legal', { page: 'agreement' });
    await expect.element(area.view.getByRole('heading', { level: 2, name: '1. Термины' })).toBeVisible();
    await expect.element(area.view.getByText('12.2.', { exact: true })).toBeVisible();
  });

  test('the one document is a file of the main site, with its kind and size', async () => {
    const area = await host.mount('legal', { page: 'download' });
    const link = area.view.getByRole('link', { name: /^Скачать/ });
    await expect.element(link).toHaveAttribute('href', `${site}/documents/dogovor-naima.docx`);
    expect(link.element().hasAttribute('download')).toBe(true);
    const size = `DOCX, ${Math.round(documentTemplate.bytes / 1024)} КБ`;
    expect(textOf(area)).toContain(size);
    expect(link.element().getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(`Скачать: Договор найма жилого помещения, ${size}`);
    expect(area.root().querySelectorAll('[part~=text] a[download]')).toHaveLength(1);
  });

  test('another file may be offered in its place, of which no size is known', async () => {
    const area = await host.mount('legal', { page: 'download', templateUrl: 'https://partner.test/lease.pdf?v=2' });
    const link = area.view.getByRole('link', { name: /^Скачать/ });
    await expect.element(link).toHaveAttribute('href', 'https://partner.test/lease.pdf?v=2');
    expect(textOf(area)).toContain('PDF');
    expect(textOf(area)).not.toMatch(/КБ|DOCX/);
  });
});
