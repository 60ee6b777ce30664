import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inAnotherTab, kept } from '../../support/features/favourites';
import {
  createUrl,
  flatsOf,
  followedLinks,
  linkOf,
  navigated,
  openMenu,
  pagePieces,
  pathIsRestored,
  press,
  signInOnSite,
} from '../../support/features/header';
import { site } from '../../support/listing/listingPage';
import { emulateReducedMotion } from '../../support/motion';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const followed = followedLinks();
const addToPage = pagePieces();
pathIsRestored();

const links = [
  ['Квартал, на главную', 'home', `${site}/`],
  ['FAQ', 'faq', `${site}/#faq`],
  ['Контакты', 'contacts', `${site}/#contacts`],
  ['Избранное', 'favourites', `${site}/favourites`],
  ['Сообщения', 'messages', `${site}/account?tab=messages`],
  ['Разместить объявление', 'publish', createUrl],
] as const;
const deals = [
  ['Покупка', 'catalogue', flatsOf('Продажа')],
  ['Аренда', 'catalogue', flatsOf('Аренда')],
] as const;

describe.each(hosts)('links of the header on $name', (host) => {
  const signedIn = async () => {
    const header = await host.mount('header');
    await expect.element(linkOf(header, 'Квартал, на главную')).toBeVisible();
    signInOnSite(header);
    await expect.element(linkOf(header, 'Сообщения')).toBeVisible();
    return header;
  };
  const choose = async (header: Mounted, name: string) => {
    if (deals.some(([deal]) => deal === name)) await press(header, 'Каталог');
    await userEvent.click(linkOf(header, name));
  };

  it.each([...links, ...deals])('%s tells the page that it leads to %s, and goes there', async (name, target, url) => {
    const header = await signedIn();
    await choose(header, name);
    expect(navigated(header)).toEqual([{ target, url }]);
    expect(followed).toEqual([url]);
  });

  it.each([...links, ...deals])('%s is left to a page that handles it', async (name, target, url) => {
    const header = await signedIn();
    header.cancel('navigate');
    await choose(header, name);
    expect(navigated(header)).toEqual([{ target, url }]);
    expect(followed).toEqual([]);
  });

  it.each([...links, ...deals])('%s with a modifier key is left to the browser', async (name, _target, url) => {
    const header = await signedIn();
    header.cancel('navigate');
    if (deals.some(([deal]) => deal === name)) await press(header, 'Каталог');
    const link = linkOf(header, name);
    for (const key of ['Control', 'Shift', 'Meta', 'Alt'] as const) await link.click({ modifiers: [key] });
    expect(navigated(header)).toEqual([]);
    expect(followed).toEqual([url, url, url, url]);
  });

  it('favourites say how many the device keeps, also those of another tab', async () => {
    const header = await host.mount('header');
    await expect.element(linkOf(header, 'Избранное')).toBeVisible();
    await inAnotherTab(header, [kept(1, 1), kept(2, 2)]);
    await expect.element(linkOf(header, 'Избранное 2')).toBeVisible();
  });

  it('has the landmarks of a header and a named navigation', async () => {
    const header = await host.mount('header');
    const banner = header.view.getByRole('banner');
    await expect.element(banner).toBeVisible();
    await expect.element(banner.getByRole('navigation', { name: 'Основное меню' })).toBeVisible();
    await expect.element(banner.getByText('Москва')).toBeVisible();
  });

  it('the logo scrolls to the top of the home page and leads nowhere', async () => {
    await emulateReducedMotion();
    addToPage('<div style="height: 4000px"></div>');
    history.replaceState(null, '', '/');
    const header = await host.mount('header', {}, { siteUrl: location.origin });
    await expect.element(linkOf(header, 'Квартал, на главную')).toBeVisible();
    scrollTo({ top: 1500, behavior: 'instant' });
    (linkOf(header, 'Квартал, на главную').element() as HTMLElement).click();
    await expect.poll(() => scrollY).toBe(0);
    expect(navigated(header)).toEqual([]);
    expect(followed).toEqual([]);
    history.replaceState(null, '', '/realty');
    await userEvent.click(linkOf(header, 'Квартал, на главную'));
    expect(followed).toEqual([`${location.origin}/`]);
  });
});

describe.each(hosts)('targets on the page itself, on $name', (host) => {
  const tall = (html: string) => addToPage(`<div style="height: 3000px"></div>${html}<div style="height: 3000px"></div>`);
  const size = { width: innerWidth, height: innerHeight };
  const mounted = async () => {
    await emulateReducedMotion();
    const header = await host.mount('header');
    await expect.element(header.view.getByRole('banner')).toBeVisible();
    return header;
  };
  const topOf = (place: Element) => Math.round(place.getBoundingClientRect().top);
  const questions: readonly (readonly [string, string])[] = [
    ['an element with the id faq', '<section id="faq" data-place>Вопросы</section>'],
    ['questions of the kit', '<kvartal-faq data-place style="display:block;min-height:100px"></kvartal-faq>'],
  ];

  it.each(questions)('FAQ scrolls to %s, 100 px below the edge, and moves the focus', async (_what, html) => {
    const header = await mounted();
    const place = tall(html).querySelector('[data-place]') as HTMLElement;
    await userEvent.click(linkOf(header, 'FAQ'));
    await expect.poll(() => topOf(place)).toBe(100);
    expect(document.activeElement).toBe(place);
    expect(navigated(header)).toEqual([]);
    expect(followed).toEqual([]);
    place.blur();
    expect(place.hasAttribute('tabindex')).toBe(false);
  });

  it('FAQ stops 350 px below the edge of a phone', async () => {
    await page.viewport(743, 800);
    try {
      const header = await mounted();
      const place = tall('<section id="faq">Вопросы</section>').querySelector('#faq') as HTMLElement;
      await press(header, 'Меню');
      await userEvent.click(linkOf(header, 'FAQ'));
      await expect.poll(() => topOf(place)).toBe(350);
      expect(openMenu(header)).toBeNull();
      expect(document.activeElement).toBe(place);
    } finally {
      await page.viewport(size.width, size.height);
    }
  });

  it('FAQ leads home where the questions are hidden', async () => {
    const header = await mounted();
    tall('<section id="faq" hidden>Вопросы</section>');
    await userEvent.click(linkOf(header, 'FAQ'));
    expect(navigated(header)).toEqual([{ target: 'faq', url: `${site}/#faq` }]);
  });

  it.each([
    ['an element with the id contacts', '<footer>Подвал</footer><address id="contacts" data-place>Контакты</address>'],
    ['the footer of the page', '<footer data-place>Подвал</footer><article><footer>Подпись</footer></article>'],
  ])('Контакты scroll to %s', async (_what, html) => {
    const header = await mounted();
    const place = tall(html).querySelector('[data-place]') as HTMLElement;
    await userEvent.click(linkOf(header, 'Контакты'));
    await expect.poll(() => topOf(place)).toBe(0);
    expect(document.activeElement).toBe(place);
    expect(navigated(header)).toEqual([]);
  });

  it('Контакты lead home where the page has only footers of its articles', async () => {
    const header = await mounted();
    tall('<article><footer>Подпись</footer></article>');
    await userEvent.click(linkOf(header, 'Контакты'));
    expect(navigated(header)).toEqual([{ target: 'contacts', url: `${site}/#contacts` }]);
  });
});

describe.each(hosts)('Каталог on $name', (host) => {
  const opened = async () => {
    const header = await host.mount('header');
    header.cancel('navigate');
    await press(header, 'Каталог');
    await expect.poll(() => openMenu(header)?.textContent).toBe('ПокупкаАренда');
    await expect.poll(focused).toBe(linkOf(header, 'Покупка').element());
    return header;
  };
  const button = (header: Mounted) => header.view.getByRole('button', { name: 'Каталог' }).element();

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['a choice', (header: Mounted) => userEvent.click(linkOf(header, 'Аренда'))],
    ['another path', async () => history.pushState(null, '', '/elsewhere')],
  ] as const)('closes by %s, and the focus is on its button again', async (_what, close) => {
    const header = await opened();
    expect(button(header).getAttribute('aria-expanded')).toBe('true');
    await close(header);
    await expect.poll(() => openMenu(header)).toBeNull();
    expect(focused()).toBe(button(header));
    await expect.poll(() => button(header).getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when the focus leaves it, and on a press outside', async () => {
    const header = await opened();
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(() => openMenu(header)).toBeNull();
    expect(focused()).toBe(linkOf(header, 'FAQ').element());
    await press(header, 'Каталог');
    await expect.poll(() => openMenu(header)).not.toBeNull();
    await userEvent.click(addToPage('<p style="margin-top: 300px">Страница</p>'));
    await expect.poll(() => openMenu(header)).toBeNull();
  });

  it('is placed below its button, inside the window', async () => {
    const header = await opened();
    const menu = openMenu(header) as HTMLElement;
    await expect.poll(() => menu.getBoundingClientRect().top).toBeGreaterThan(button(header).getBoundingClientRect().bottom);
    expect(menu.getBoundingClientRect().left).toBe(button(header).getBoundingClientRect().left);
  });
});
