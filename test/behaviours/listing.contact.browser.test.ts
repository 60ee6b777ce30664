import { describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import type { Listing } from '../../src/domain/listing';
import type { ListingProps } from '../../src/features/listing';
import { accountOf } from '../../src/state/account';
import { openContactOf } from '../../src/state/openContact';
import { getRuntime } from '../../src/state/runtime';
import { aUser } from '../../src/testing/fakeAccounts';
import { type Fetch, held, recorded, rejects, switchable, when } from '../../src/testing/scenarios';
import { finishMotion } from '../support/motion';
import { hosts, type Mounted } from '../support/mount';
import { anOwner, answersOwner, ownerPath, wireListing } from '../support/owner';
import { focused } from '../support/shown';

const signedIn = () => 'token-of-maria';
const phoneText = '+7 (916) 555-01-27';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const markup = (page: Mounted) => plain((page.root() as ShadowRoot | HTMLElement).innerHTML);
const toasts = (page: Mounted) =>
  [...page.root().querySelectorAll('[data-toast][data-state=open]')].map((one) => plain(one.querySelector('span')?.textContent));
const runtimeOf = ({ apiUrl }: Mounted) => getRuntime({ apiUrl, siteUrl: 'https://site.test' });
const dialogOf = (page: Mounted) => page.root().querySelector<HTMLDialogElement>('dialog[open]');

describe.each(hosts)('the way to the owner on $name', (host) => {
  interface Given {
    readonly listing?: Partial<Listing>;
    readonly props?: ListingProps;
    readonly owner?: Fetch;
    readonly network?: Fetch;
    readonly siteUrl?: string;
    readonly markup?: string;
  }
  const open = ({ listing = {}, props = {}, owner = answersOwner(), network, siteUrl, markup }: Given = {}) =>
    host.mount('listing', { listing: wireListing(listing), ...props }, { network: network ?? when(ownerPath, owner), siteUrl, markup });
  const button = (page: Mounted, name: string) => page.view.getByRole('button', { name, exact: true });

  test.each([
    ['callsAndMessages', ['Позвонить', 'Написать']],
    ['calls', ['Позвонить']],
    ['messages', ['Написать']],
    [null, ['Позвонить', 'Написать']],
  ] as const)('where the owner allows %s, the panel offers %s', async (communicationMethod, names) => {
    const page = await open({ listing: { communicationMethod } });
    const panel = page.view.getByRole('region', { name: 'Контакты' });
    await expect.element(panel).toHaveTextContent('Ольга');
    await expect.element(panel).toHaveTextContent('Собственник');
    expect(
      panel
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(names);
  });

  test('an owner without a name is an unknown user', async () => {
    const page = await open({ listing: { owner: { id: 5, name: ' ', type: null } } });
    await expect.element(page.view.getByRole('region', { name: 'Контакты' })).toHaveTextContent('Неизвестный пользователь');
  });

  test.each([
    [{ status: 'moderation' }, 'Объявление недоступно.'],
    [{ status: 'rejected' }, 'Объявление отклонено.'],
    [{ status: 'archived' }, 'Объявление находится в архиве.'],
    [{ isDeleted: true }, 'Объявление удалено и недоступно.'],
  ] as const)('of a listing that is closed (%j) nobody can be reached', async (closed, reason) => {
    const page = await open({ listing: closed, props: { token: signedIn } });
    const panel = page.view.getByRole('region', { name: 'Контакты' });
    await expect.element(panel).toHaveTextContent('Связаться с владельцем нельзя');
    await expect.element(panel).toHaveTextContent(reason);
    const link = panel.getByRole('link');
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('https://site.test/realty?trade_type='));
    expect(panel.getByRole('button').query()).toBeNull();
    expect(page.root().querySelector('[part=contact-bar]')).toBeNull();
    page.cancel('navigate');
    await userEvent.click(link);
    expect(page.detailsOf('navigate')).toMatchObject([{ target: 'similar' }]);
  });

  test.each([
    ['Позвонить', 'call', 'Пожалуйста, авторизуйтесь, чтобы позвонить.'],
    ['Написать', 'write', 'Пожалуйста, авторизуйтесь, чтобы написать.'],
  ])('nobody is signed in: "%s" warns, with a way to the listing on the main site', async (name, method, text) => {
    const network = recorded(when(ownerPath, answersOwner()));
    const page = await open({ network: network.fetch });
    await userEvent.click(button(page, name));
    await expect.poll(() => toasts(page)).toEqual([text]);
    expect(page.detailsOf('contact')).toMatchObject([{ method, listing: { id: 1001 } }]);
    const link = page.view.getByRole('link', { name: 'Войти' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/buy/1001');
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(dialogOf(page)).toBeNull();
    expect(network.requests.some(({ url }) => ownerPath.test(url.pathname))).toBe(false);
  });

  test('a page that takes over gets the event, and nothing else happens', async () => {
    const page = await open({ props: { token: signedIn } });
    page.cancel('contact');
    await userEvent.click(button(page, 'Позвонить'));
    await userEvent.click(button(page, 'Написать'));
    expect(page.detailsOf('contact')).toMatchObject([{ method: 'call' }, { method: 'write' }]);
    expect(toasts(page)).toEqual([]);
    expect(page.root().querySelector('dialog')).toBeNull();
  });

  test('one’s own listing: neither way', async () => {
    const page = await open({ listing: { owner: { id: 101, name: 'Мария', type: 'owner' } }, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
    await userEvent.click(button(page, 'Написать'));
    await expect.poll(() => toasts(page).at(-1)).toBe('Вы не можете написать этому пользователю.');
    await expect.poll(() => dialogOf(page)).toBeNull();
  });

  test('the contact card: who it is, a number to call and to copy, a code; all of it is gone when it closes', async () => {
    const network = recorded(when(ownerPath, answersOwner()));
    const page = await open({ network: network.fetch, props: { token: signedIn } });
    expect(markup(page)).not.toMatch(/5550127|555-01-27/);
    const call = button(page, 'Позвонить');
    await userEvent.click(call);
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByText(phoneText)).toHaveAttribute('href', 'tel:+79165550127');
    await expect.element(card).toHaveTextContent('Ольга Рыжова');
    await expect.element(card).toHaveTextContent('Собственник');
    await expect.element(card.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79165550127');
    await expect.element(card.getByRole('img', { name: /QR-код с номером телефона/ })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Скопировать номер' })).toBeVisible();
    const asked = network.requests.filter(({ url }) => ownerPath.test(url.pathname));
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(['Token token-of-maria']);

    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    expect(markup(page)).not.toMatch(/5550127|555-01-27/);
    expect(focused()).toBe(call.element());

    // Asked for anew: nothing was kept.
    await userEvent.click(call);
    await expect.element(card.getByText(phoneText)).toBeVisible();
    expect(network.requests.filter(({ url }) => ownerPath.test(url.pathname))).toHaveLength(2);
  });

  test('closing gives the call up', async () => {
    const network = held();
    const page = await open({ network: network.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByText('Загрузка контакта')).toBeInTheDocument();
    await expect.poll(() => network.to('/realty/1001/owner/').length).toBe(1);
    const [asked] = network.to('/realty/1001/owner/');
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    expect(asked?.signal.aborted).toBe(true);
  });

  test('a failure is said, and mended by the button', async () => {
    const server = switchable(when(ownerPath, rejects(500)));
    const page = await open({ network: server.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByRole('alert')).toHaveTextContent('Не удалось загрузить контакт владельца');
    server.use(when(ownerPath, answersOwner()));
    await userEvent.click(card.getByRole('button', { name: 'Обновить' }));
    await expect.element(card.getByText(phoneText)).toBeVisible();
    expect(dialogOf(page)?.contains(focused())).toBe(true);
  });

  test('too many questions have words of their own', async () => {
    const page = await open({ owner: rejects(429), props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(page.view.getByRole('alert')).toHaveTextContent('Слишком много запросов. Попробуйте позже.');
  });

  test('neither phone nor code: the owner has not agreed', async () => {
    const page = await open({ owner: answersOwner(anOwner({ phone: null, phoneQr: null })), props: { token: signedIn } });
    const call = button(page, 'Позвонить');
    await userEvent.click(call);
    await expect.poll(() => toasts(page)).toEqual(['Владелец не дал согласие на звонок.']);
    await expect.poll(() => dialogOf(page)).toBeNull();
    expect(focused()).toBe(call.element());
  });

  test('a code without a number is shown alone, a number without a code too', async () => {
    const server = switchable(when(ownerPath, answersOwner(anOwner({ phone: null }))));
    const page = await open({ network: server.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByRole('img', { name: /QR-код/ })).toBeVisible();
    expect(card.getByRole('link').query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    server.use(when(ownerPath, answersOwner(anOwner({ phoneQr: null }))));
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(card.getByText(phoneText)).toBeVisible();
    expect(card.getByRole('img').query()).toBeNull();
  });

  test('a code drawn in lines is no picture that a policy could refuse; nobody points a camera at one that has not come', async () => {
    const lines = '<path fill="#ffffff" d="M0 0h25v25H0z"/><path stroke="#000000" d="M2 2.5h7m1 0h3"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">${lines}</svg>`;
    const drawn = anOwner({ phoneQr: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    const server = switchable(when(ownerPath, answersOwner(drawn)));
    const page = await open({ network: server.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    const code = card.getByRole('img', { name: /QR-код/ });
    await expect.element(code).toBeVisible();
    expect(code.element().localName).toBe('svg');
    await expect.element(card.getByText(/Наведите камеру/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    server.use(when(ownerPath, answersOwner(anOwner({ phoneQr: 'data:image/png;base64,AAAA' }))));
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(card.getByText(phoneText)).toBeVisible();
    await expect.element(card.getByRole('img', { name: /QR-код/ })).not.toBeInTheDocument();
    expect(card.getByText(/Наведите камеру/).query()).toBeNull();
  });

  test('a token that is refused is forgotten, and signing in is asked for', async () => {
    const page = await open({ owner: rejects(401), props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
    await expect.poll(() => dialogOf(page)).toBeNull();
  });

  test('a token that the page has only now is heard of with the next press', async () => {
    let token: string | null = null;
    const page = await open({ props: { token: () => token } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
    token = 'token-of-maria';
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(page.view.getByText(phoneText)).toBeVisible();
  });

  test('without a token any more nobody is signed in', async () => {
    const page = await open({ props: { token: signedIn } });
    await expect.poll(() => accountOf(runtimeOf(page)).store.get()).toMatchObject({ status: 'signedIn', user: { firstName: 'Мария' } });
    page.update({ listing: wireListing(), token: undefined });
    await expect.poll(() => accountOf(runtimeOf(page)).store.get().status).toBe('anonymous');
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
  });

  test('one token is one question for the profile, and it never stands in the page', async () => {
    const network = recorded();
    const page = await open({ network: network.fetch, props: { token: () => 'token-of-maria' } });
    await expect.poll(() => network.to('/users/profile/').length).toBe(1);
    page.update({ listing: wireListing({ id: 1002 }), token: () => 'token-of-maria' });
    await expect.poll(() => page.root().querySelector('[data-listing="1002"]')).toBeTruthy();
    expect(network.to('/users/profile/')).toHaveLength(1);
    expect(page.container.outerHTML + markup(page)).not.toContain('token-of-maria');
    expect(JSON.stringify(page.events.map(({ name, detail }) => [name, detail]))).not.toContain('token-of-maria');
  });

  describe('where the page can ask to sign in', () => {
    /** Stands in for the dialog: what it is asked, and its answer. */
    function asker(page: Mounted) {
      const asked: string[] = [];
      const answers: ((isSignedIn: boolean) => void)[] = [];
      accountOf(runtimeOf(page)).setAsker((reason) => {
        asked.push(reason);
        return new Promise((resolve) => answers.push(resolve));
      });
      return { asked, answer: (isSignedIn: boolean) => answers.pop()?.(isSignedIn) };
    }
    const signIn = (page: Mounted, id = 101, token = 'token-of-maria') => {
      const account = accountOf(runtimeOf(page));
      account.setSource(() => token);
      account.setUser({ ...aUser(), id });
    };

    test('the action goes on by itself', async () => {
      const page = await open();
      const { asked, answer } = asker(page);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.poll(() => asked).toEqual(['call']);
      signIn(page);
      answer(true);
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
      expect(toasts(page)).toEqual([]);
      expect(page.detailsOf('contact')).toHaveLength(1);
    });

    test('whoever does not sign in is back at the button', async () => {
      const page = await open();
      const { asked, answer } = asker(page);
      const write = button(page, 'Написать');
      await userEvent.click(write);
      await expect.poll(() => asked).toEqual(['write']);
      (write.element() as HTMLElement).blur();
      answer(false);
      await expect.poll(focused).toBe(write.element());
      expect(toasts(page)).toEqual([]);
      expect(dialogOf(page)).toBeNull();
    });

    test('the owner who signs in is refused', async () => {
      const page = await open();
      const { answer } = asker(page);
      await userEvent.click(button(page, 'Позвонить'));
      signIn(page, 11);
      answer(true);
      await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
      expect(dialogOf(page)).toBeNull();
    });

    test('a profile that comes later closes the card of an own listing', async () => {
      const page = await open();
      const account = accountOf(runtimeOf(page));
      account.setSource(signedIn);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
      account.setUser({ ...aUser(), id: 11 });
      await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
      expect(dialogOf(page)).toBeNull();
      expect(markup(page)).not.toMatch(/5550127|555-01-27/);
    });

    test('signing out takes the number off the screen', async () => {
      const page = await open();
      const account = accountOf(runtimeOf(page));
      account.setSource(signedIn);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
      account.setSource(null);
      await expect.poll(() => dialogOf(page)).toBeNull();
      expect(markup(page)).not.toMatch(/5550127|555-01-27/);
      await expect.poll(focused).toBe(button(page, 'Позвонить').element());
    });

    test('a refused token asks once more, and the card opens again', async () => {
      const server = switchable(when(ownerPath, rejects(401)));
      const page = await open({ network: server.fetch });
      const { asked, answer } = asker(page);
      signIn(page);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.poll(() => asked).toEqual(['call']);
      server.use(when(ownerPath, answersOwner()));
      signIn(page, 101, 'another-token');
      answer(true);
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
    });

    test('another listing in the meantime: nothing opens', async () => {
      const page = await open();
      const { asked, answer } = asker(page);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.poll(() => asked).toEqual(['call']);
      page.update({ listing: wireListing({ id: 1002 }) });
      await expect.poll(() => page.root().querySelector('[data-listing="1002"]')).toBeTruthy();
      signIn(page);
      answer(true);
      await Promise.resolve();
      expect(openContactOf(runtimeOf(page)).get()).toBeNull();
    });
  });

  describe('the chat', () => {
    const withChat: Given = { props: { token: signedIn, chat: 'Переписка' }, markup: '<p slot="chat">Переписка</p>' };
    const panelOf = (page: Mounted, name = 'Чат: Ольга') => page.view.getByRole('dialog', { name });
    const rectOf = (panel: ReturnType<typeof panelOf>) => {
      const { left, top, right, bottom, width, height } = panel.element().getBoundingClientRect();
      return { left, top, right: innerWidth - right, bottom: innerHeight - bottom, width, height };
    };
    const inWindow = async (width: number, height: number, look: () => Promise<void>) => {
      await browserPage.viewport(width, height);
      try {
        await look();
      } finally {
        await browserPage.viewport(1280, 900);
      }
    };

    test('in a wide window is a drawer beside the page', () =>
      inWindow(1200, 900, async () => {
        const page = await open(withChat);
        const write = button(page, 'Написать');
        await userEvent.click(write);
        const panel = panelOf(page);
        await expect.element(panel.getByText('2-комн. квартира, 54,3 м², 7/12 этаж')).toBeVisible();
        await expect.element(page.view.getByText('Переписка')).toBeVisible();
        finishMotion(panel.element());
        await expect.poll(() => rectOf(panel)).toMatchObject({ width: 354, height: 560, right: 24, bottom: 0 });
        expect(panel.element().matches(':modal')).toBe(false);
        expect(focused()).toBe(panel.element());

        await userEvent.click(panel.getByRole('button', { name: 'Свернуть чат' }));
        await expect.poll(() => rectOf(panel)).toMatchObject({ height: 80, bottom: 0 });
        const expand = panel.getByRole('button', { name: 'Развернуть чат' });
        await expect.element(expand).toHaveAttribute('aria-expanded', 'false');
        expect(focused()).toBe(expand.element());
        await userEvent.click(expand);
        await expect.poll(() => rectOf(panel).height).toBe(560);

        await userEvent.keyboard('{Escape}');
        await expect.element(panel).not.toBeInTheDocument();
        expect(focused()).toBe(write.element());
      }));

    test('in a low window leaves 80 px above it', () =>
      inWindow(1280, 500, async () => {
        const page = await open(withChat);
        await userEvent.click(button(page, 'Написать'));
        await expect.poll(() => rectOf(panelOf(page)).height).toBe(420);
      }));

    test.each([
      [1199, 900, 374, 600],
      [375, 600, 343, 540],
    ])('in a window of %i × %i is a modal of %i × %i', (windowWidth, windowHeight, width, height) =>
      inWindow(windowWidth, windowHeight, async () => {
        const page = await open(withChat);
        const write = button(page, 'Написать');
        await userEvent.click(write);
        const panel = panelOf(page);
        await expect.poll(() => rectOf(panel)).toMatchObject({ width, height });
        expect(panel.element().matches(':modal')).toBe(true);
        expect(panel.getByRole('button', { name: 'Свернуть чат' }).query()).toBeNull();
        await userEvent.keyboard('{Escape}');
        await expect.element(panel).not.toBeInTheDocument();
        expect(focused()).toBe(write.element());
      }),
    );

    test('changes with the window, and stays open', () =>
      inWindow(1280, 900, async () => {
        const page = await open(withChat);
        await userEvent.click(button(page, 'Написать'));
        const panel = panelOf(page);
        await expect.element(panel).toBeVisible();
        await browserPage.viewport(1000, 900);
        await expect.poll(() => panel.element().matches(':modal')).toBe(true);
        await browserPage.viewport(1280, 900);
        await expect.poll(() => panel.element().matches(':popover-open')).toBe(true);
        await expect.element(page.view.getByText('Переписка')).toBeVisible();
      }));

    test('one of chat and card at a time, of one listing at a time', async () => {
      const page = await open(withChat);
      const other = await host.mount(
        'listing',
        { listing: wireListing({ id: 1002, owner: { id: 12, name: 'Пётр', type: 'agent' } }), token: signedIn, chat: 'Другая' },
        { beside: page, markup: '<p slot="chat">Другая</p>' },
      );
      await userEvent.click(button(page, 'Написать'));
      await expect.element(panelOf(page)).toBeVisible();
      await userEvent.click(button(page, 'Позвонить'));
      await expect.element(page.view.getByRole('dialog', { name: 'Контакт владельца' })).toBeVisible();
      await expect.element(panelOf(page)).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(button(page, 'Написать'));
      await expect.element(panelOf(page)).toBeVisible();
      (button(other, 'Написать').element() as HTMLElement).click();
      await expect.element(panelOf(other, 'Чат: Пётр')).toBeVisible();
      await expect.element(panelOf(page)).not.toBeInTheDocument();
    });

    test.each([
      ['pushed by a router', (path: string) => history.pushState(null, '', path)],
      ['replaced', (path: string) => history.replaceState(null, '', path)],
    ])('closes when another path is %s, not with another query', async (_how, go) => {
      const { href } = location;
      const page = await open(withChat);
      try {
        await userEvent.click(button(page, 'Написать'));
        await expect.element(panelOf(page)).toBeVisible();
        go(`${location.pathname}?other=1`);
        await expect.element(panelOf(page)).toBeVisible();
        go('/another/path');
        await expect.element(panelOf(page)).not.toBeInTheDocument();
      } finally {
        history.replaceState(null, '', href);
      }
    });

    test('closes when its listing leaves', async () => {
      const page = await open(withChat);
      await userEvent.click(button(page, 'Написать'));
      await expect.element(panelOf(page)).toBeVisible();
      const runtime = runtimeOf(page);
      page.unmount();
      await expect.poll(() => openContactOf(runtime).get()).toBeNull();
    });

    test('says a long name in 50 letters', async () => {
      const name = 'Александра-Виктория '.repeat(4).trim();
      const page = await open({ ...withChat, listing: { owner: { id: 5, name, type: 'owner' } } });
      await userEvent.click(button(page, 'Написать'));
      await expect.element(panelOf(page, `Чат: ${name.slice(0, 49)}…`).getByRole('heading')).toHaveTextContent(`${name.slice(0, 49)}…`);
    });

    test('says what it is about, and where that has neither a title nor a price', async () => {
      const page = await open({ ...withChat, listing: { title: ' ', price: 0 } });
      await userEvent.click(button(page, 'Написать'));
      await expect.element(panelOf(page)).toHaveTextContent('2-комн. квартира, 54,3 м², 7/12 этаж');
      await expect.element(panelOf(page)).toHaveTextContent('Цена не указана');
    });

    test('without one the listing opens on the main site', async () => {
      const page = await open({ props: { token: signedIn } });
      const opened: string[] = [];
      page.container.addEventListener('click', (event) => {
        const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
        if (!link) return;
        event.preventDefault();
        opened.push(`${link.target} ${link.href}`);
      });
      await userEvent.click(button(page, 'Написать'));
      await expect.poll(() => opened).toEqual(['_blank https://site.test/buy/1001']);
      expect(dialogOf(page)).toBeNull();
    });

    test('without one, where this is the page of the listing already, the panel says that there are no messages', async () => {
      const { href } = location;
      history.replaceState(null, '', '/buy/1001');
      try {
        const page = await open({ props: { token: signedIn }, siteUrl: location.origin });
        await userEvent.click(button(page, 'Написать'));
        await expect.element(panelOf(page)).toHaveTextContent('Здесь пока нет сообщений');
      } finally {
        history.replaceState(null, '', href);
      }
    });
  });

  test('in a narrow page the ways stand in a bar at its foot, and toasts above it', async () => {
    await browserPage.viewport(375, 700);
    try {
      const page = await open();
      const bar = page.view.getByRole('group', { name: 'Контакты' });
      await expect.element(bar).toBeVisible();
      const [call, write] = bar
        .getByRole('button')
        .elements()
        .map((one) => one.getBoundingClientRect());
      expect(Math.abs((call?.width ?? 0) - (write?.width ?? 1))).toBeLessThan(1);
      const box = bar.element().getBoundingClientRect();
      expect(Math.round(box.bottom)).toBe(innerHeight);
      expect(page.view.getByRole('region', { name: 'Контакты' }).getByRole('button').query()).toBeNull();
      // What the keyboard reaches below comes into sight above the bar.
      const below = page.view.getByRole('button', { name: 'В начало' }).element() as HTMLElement;
      below.focus();
      await expect.poll(() => below.getBoundingClientRect().bottom <= bar.element().getBoundingClientRect().top).toBe(true);
      await userEvent.click(bar.getByRole('button', { name: 'Позвонить' }));
      await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
      const toast = page.root().querySelector('[data-toast]');
      await expect.poll(() => (toast?.getBoundingClientRect().bottom ?? 0) <= box.top).toBe(true);
    } finally {
      await browserPage.viewport(1280, 900);
    }
  });
});
