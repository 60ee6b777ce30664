import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../../src/features/header/definition';
import { buttonOf, maria, openDialogs, signInAs } from '../../support/features/auth';
import {
  createUrl,
  flatsOf,
  followedLinks,
  linkOf,
  navigated,
  openMenu,
  pathIsRestored,
  press,
  signInOnSite,
} from '../../support/features/header';
import { site } from '../../support/listing/listingPage';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const followed = followedLinks();
pathIsRestored();
const size = { width: innerWidth, height: innerHeight };
beforeEach(() => page.viewport(375, 812));
afterEach(async () => {
  localStorage.clear();
  await page.viewport(size.width, size.height);
});

const visible = (within: ParentNode) =>
  [...within.querySelectorAll<HTMLElement>('a, button')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.ariaLabel ?? one.textContent);

describe.each(hosts)('the narrow header on $name', (host) => {
  const shown = async (props: HeaderProps = {}) => {
    const header = await host.mount('header', props);
    await expect.element(buttonOf(header, 'Меню')).toBeVisible();
    return header;
  };
  const signedIn = async (props?: HeaderProps) => {
    const header = await shown(props);
    signInOnSite(header);
    await expect.element(header.view.getByRole('link', { name: /^Сообщения/ })).toBeVisible();
    return header;
  };
  const opened = async (header: Mounted) => {
    await press(header, 'Меню');
    await expect.poll(() => openMenu(header)?.querySelector('nav')).toBeTruthy();
    return openMenu(header) as HTMLElement;
  };
  const menuButton = (header: Mounted) => buttonOf(header, 'Меню').element();

  it('is 56 px high: logo, messages, menu', async () => {
    const header = await signedIn({ unreadMessages: 3 });
    const bar = header.root().querySelector('header') as HTMLElement;
    expect(bar.getBoundingClientRect().height).toBe(57);
    expect(visible(bar)).toEqual(['Квартал, на главную', 'Сообщения: 3 непрочитанных чата', 'Меню']);
  });

  it('has everything else in the menu when signed out', async () => {
    const menu = await opened(await shown());
    expect(visible(menu)).toEqual(['Авторизация', 'Избранное', 'Покупка', 'Аренда', 'FAQ', 'Контакты', 'Разместить объявление']);
    expect(menu.textContent).toContain('Москва');
    expect(menu.querySelector('nav')?.ariaLabel).toBe('Основное меню');
  });

  it('has everything else in the menu when signed in', async () => {
    const menu = await opened(await signedIn());
    expect(visible(menu)).toEqual([
      'Личный кабинет',
      'Избранное',
      'Выход',
      'Покупка',
      'Аренда',
      'FAQ',
      'Контакты',
      'Разместить объявление',
    ]);
    expect(menu.textContent).toContain('Мария Ковалёваmaria@kvartal.test');
  });

  it.each([
    ['Личный кабинет', 'account', `${site}/account`],
    ['Избранное', 'favourites', `${site}/favourites`],
    ['Покупка', 'catalogue', flatsOf('Продажа')],
    ['Аренда', 'catalogue', flatsOf('Аренда')],
    ['FAQ', 'faq', `${site}/#faq`],
    ['Контакты', 'contacts', `${site}/#contacts`],
    ['Разместить объявление', 'publish', createUrl],
  ] as const)('%s closes the menu and goes there', async (name, target, url) => {
    const header = await signedIn();
    await opened(header);
    await userEvent.click(linkOf(header, name));
    expect(navigated(header)).toEqual([{ target, url }]);
    expect(followed).toEqual([url]);
    await expect.poll(() => openMenu(header)).toBeNull();
    expect(focused()).toBe(menuButton(header));
  });

  it('moves the focus into the menu, and closes when it leaves', async () => {
    const header = await shown();
    await opened(header);
    await expect.poll(focused).toBe(buttonOf(header, 'Авторизация').element());
    const after = document.createElement('button');
    document.body.append(after);
    linkOf(header, 'Разместить объявление').element().focus();
    await userEvent.tab();
    await expect.poll(() => openMenu(header)).toBeNull();
    after.remove();
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its own button', (header: Mounted) => press(header, 'Меню')],
    ['another path', async () => history.pushState(null, '', '/elsewhere')],
  ] as const)('closes the menu by %s, and the focus is on its button', async (_what, close) => {
    const header = await shown();
    await opened(header);
    await close(header);
    await expect.poll(() => openMenu(header)).toBeNull();
    expect(focused()).toBe(menuButton(header));
  });

  it('signs in and out from the menu', async () => {
    const header = await shown();
    const auth = await host.mount('auth', {}, { beside: header });
    await opened(header);
    await press(header, 'Авторизация');
    await expect.poll(() => openDialogs(auth)).toEqual(['Вход']);
    expect(openMenu(header)).toBeNull();
    await signInAs(auth, maria);
    await expect.element(linkOf(header, 'Сообщения')).toBeVisible();
    await opened(header);
    await press(header, 'Выход');
    await expect.poll(() => openDialogs(header)).toEqual(['Вы уверены, что хотите выйти?']);
    await press(header, 'Выйти');
    await expect.poll(() => localStorage.length).toBe(0);
    expect(focused()).toBe(menuButton(header));
  });

  it('asks about a changed form from the menu, and restores the focus to its button', async () => {
    const header = await signedIn({ draft: 'changed' });
    await opened(header);
    await userEvent.click(linkOf(header, 'Разместить объявление'));
    await expect.poll(() => openDialogs(header)).toHaveLength(1);
    await press(header, 'Продолжить редактирование');
    await expect.poll(() => openDialogs(header)).toEqual([]);
    expect(focused()).toBe(menuButton(header));
  });

  it.each([280, 320, 375, 744, 1023])('fits %i px, with the menu open too', async (width) => {
    await page.viewport(width, 640);
    const header = await signedIn({ unreadMessages: 12 });
    const menu = await opened(header);
    // It slides in from outside the window.
    await expect.poll(() => menu.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const one of header.root().querySelectorAll<HTMLElement>('header a, header button')) {
      if (!one.checkVisibility()) continue;
      const { left, right, width: own, height } = one.getBoundingClientRect();
      expect(left, one.textContent).toBeGreaterThanOrEqual(0);
      expect(right, one.textContent).toBeLessThanOrEqual(width);
      expect(Math.min(own, height), one.textContent).toBeGreaterThanOrEqual(40);
    }
    expect(menu.scrollWidth).toBe(menu.clientWidth);
    expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  });
});
