import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { offline, recorded, switchable } from '../../../src/testing/scenarios';
import { buttonOf, maria, openDialogs, signInAs } from '../../support/features/auth';
import { followedLinks, linkOf, navigated, openMenu, pathIsRestored, press, runtimeOf, signInOnSite } from '../../support/features/header';
import { site } from '../../support/listing/listingPage';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const question = 'Вы уверены, что хотите выйти?';
const followed = followedLinks();
pathIsRestored();
afterEach(() => localStorage.clear());

const keyOf = ({ apiUrl }: Mounted) => `kvartal:account:${apiUrl}`;
const isSignedIn = (header: Mounted) => expect.element(buttonOf(header, 'Личный кабинет')).toBeVisible();

describe.each(hosts)('signing in by the header on $name', (host) => {
  it('opens the login, and the same button then opens the account', async () => {
    const header = await host.mount('header');
    const auth = await host.mount('auth', {}, { beside: header });
    await press(header, 'Авторизация');
    const button = buttonOf(header, 'Авторизация').element();
    await expect.element(auth.view.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    await signInAs(auth, maria);
    await isSignedIn(header);
    expect(buttonOf(header, 'Личный кабинет').element()).toBe(button);
    await expect.poll(focused).toBe(button);
    expect(navigated(header)).toEqual([]);
    expect(followed).toEqual([]);
  });

  it('changes nothing and restores the focus when closed', async () => {
    const header = await host.mount('header');
    const auth = await host.mount('auth', {}, { beside: header });
    await press(header, 'Авторизация');
    await expect.poll(() => openDialogs(auth)).toEqual(['Вход']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    expect(focused()).toBe(buttonOf(header, 'Авторизация').element());
    expect(navigated(header)).toEqual([]);
  });

  it('opens the main site where no dialog can ask, unless the page handles it', async () => {
    const header = await host.mount('header');
    await press(header, 'Авторизация');
    const detail = { target: 'account', url: `${site}/account` };
    expect(navigated(header)).toEqual([detail]);
    expect(followed).toEqual([detail.url]);
    header.cancel('navigate');
    await press(header, 'Авторизация');
    expect(navigated(header)).toEqual([detail, detail]);
    expect(followed).toHaveLength(1);
  });

  it('is restored from an earlier visit before anything is painted', async () => {
    const earlier = await host.mount('header');
    await expect.element(buttonOf(earlier, 'Авторизация')).toBeVisible();
    signInOnSite(earlier);
    const entry = localStorage.getItem(keyOf(earlier)) ?? '';
    accountOf(runtimeOf(earlier)).setSource(null);
    earlier.unmount();
    localStorage.setItem(keyOf(earlier), entry);

    const painted = new Set<string>();
    const header = await host.mount('header', {}, { beside: earlier });
    let isOver = false;
    const look = () => {
      painted.add(header.root().querySelector('header')?.textContent ?? '');
      if (!isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    await isSignedIn(header);
    isOver = true;
    expect([...painted].filter((text) => text.includes('Авторизация'))).toEqual([]);
  });
});

describe.each(hosts)('who is signed in, in the header on $name', (host) => {
  const signedIn = async (network = createFakeApi()) => {
    const header = await host.mount('header', {}, { network });
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
    signInOnSite(header);
    await isSignedIn(header);
    return header;
  };
  const askToLeave = async (header: Mounted) => {
    await press(header, 'Личный кабинет');
    await press(header, 'Выход');
    await expect.element(header.view.getByRole('dialog', { name: question })).toBeVisible();
    expect(openMenu(header)).toBeNull();
  };

  it('is shown in a menu: name, e-mail, a link to the account', async () => {
    const header = await signedIn();
    header.cancel('navigate');
    await press(header, 'Личный кабинет');
    await expect.poll(() => openMenu(header)?.textContent).toBe('Мария Ковалёваmaria@kvartal.testЛичный кабинетВыход');
    await userEvent.click(linkOf(header, 'Личный кабинет'));
    expect(navigated(header)).toEqual([{ target: 'account', url: `${site}/account` }]);
    await expect.poll(() => openMenu(header)).toBeNull();
    expect(focused()).toBe(buttonOf(header, 'Личный кабинет').element());
  });

  it('may stay signed in when asked', async () => {
    const server = recorded();
    const header = await signedIn(server.fetch);
    for (const stay of [() => press(header, 'Остаться'), () => press(header, 'Закрыть'), () => userEvent.keyboard('{Escape}')]) {
      await askToLeave(header);
      await expect.poll(focused).toBe(buttonOf(header, 'Остаться').element());
      await stay();
      await expect.poll(() => openDialogs(header)).toEqual([]);
      expect(focused()).toBe(buttonOf(header, 'Личный кабинет').element());
    }
    expect(localStorage.getItem(keyOf(header))).not.toBeNull();
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('signs out: the server is called, the storage is cleared, the button has the focus', async () => {
    const server = recorded();
    const header = await signedIn(server.fetch);
    await askToLeave(header);
    await press(header, 'Выйти');
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
    await expect.poll(() => server.to('/token-auth/logout/')).toHaveLength(1);
    expect(server.to('/token-auth/logout/')[0]?.headers.get('Authorization')).toBe(`Token ${maria.token}`);
    expect(localStorage).toHaveLength(0);
    expect(focused()).toBe(buttonOf(header, 'Авторизация').element());
    expect(openDialogs(header)).toEqual([]);
  });

  it('signs out without a network too, and may sign in again', async () => {
    const server = switchable(createFakeApi());
    const header = await signedIn(server.fetch);
    const auth = await host.mount('auth', {}, { beside: header });
    await askToLeave(header);
    server.use(offline());
    await press(header, 'Выйти');
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    server.use(createFakeApi());
    await press(header, 'Авторизация');
    await signInAs(auth, maria);
    await isSignedIn(header);
  });

  it('and signs out in another tab, sees no dialog any more', async () => {
    const header = await signedIn();
    await askToLeave(header);
    localStorage.removeItem(keyOf(header));
    dispatchEvent(new StorageEvent('storage', { key: keyOf(header), storageArea: localStorage }));
    await expect.poll(() => openDialogs(header)).toEqual([]);
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
  });

  it('and goes to another page, sees no dialog any more', async () => {
    const header = await signedIn();
    await askToLeave(header);
    history.pushState(null, '', '/elsewhere');
    await expect.poll(() => openDialogs(header)).toEqual([]);
    await isSignedIn(header);
  });

  it('by the page itself, can be signed out by the page alone', async () => {
    const header = await host.mount('header');
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
    accountOf(runtimeOf(header)).setSource(() => 'token of the page');
    await press(header, 'Личный кабинет');
    await expect.poll(() => openMenu(header)?.textContent).toBe('Личный кабинет');
  });

  it.each([
    [0, 'Сообщения', ''],
    [1, 'Сообщения: 1 непрочитанный чат', '1'],
    [3, 'Сообщения: 3 непрочитанных чата', '3'],
    [9, 'Сообщения: 9 непрочитанных чатов', '9'],
    [12, 'Сообщения: 9+ непрочитанных чатов', '9+'],
  ])('%i unread chats are on the icon, whose name says it', async (unreadMessages, name, badge) => {
    const header = await host.mount('header', { unreadMessages });
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
    expect(header.view.getByRole('link', { name: /^Сообщения/ }).elements()).toEqual([]);
    signInOnSite(header);
    await expect.element(linkOf(header, name)).toHaveTextContent(badge);
  });

  it('fits the wide header down to 1024 px', async () => {
    const size = { width: innerWidth, height: innerHeight };
    await page.viewport(1440, 800);
    try {
      const header = await host.mount('header', { unreadMessages: 12 });
      signInOnSite(header);
      for (const [width, hasCity] of [
        [1024, false],
        [1199, false],
        [1200, true],
        [1440, true],
      ] as const) {
        header.container.style.width = `${width}px`;
        await isSignedIn(header);
        const bar = header.root().querySelector('header') as HTMLElement;
        await expect.poll(() => bar.getBoundingClientRect().height).toBe(73);
        expect(bar.scrollWidth).toBeLessThanOrEqual(width);
        expect(
          header.view
            .getByText('Москва')
            .elements()
            .some((city) => city.checkVisibility()),
        ).toBe(hasCity);
        for (const control of bar.querySelectorAll<HTMLElement>('a, button')) {
          if (control.checkVisibility()) expect(control.getBoundingClientRect().height, control.textContent).toBeLessThanOrEqual(44);
        }
      }
    } finally {
      await page.viewport(size.width, size.height);
    }
  });
});
