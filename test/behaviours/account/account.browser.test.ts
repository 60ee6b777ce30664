import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeAccountSummary } from '../../../src/api/wire/account/accountSummary';
import type { Listing } from '../../../src/domain/listing/listing';
import type { AccountProps } from '../../../src/features/account/definition';
import { accountOf } from '../../../src/state/account/account';
import { persistedAccountOf } from '../../../src/state/account/persistedAccount';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { type Fetch, never, recorded, when } from '../../../src/testing/scenarios';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { atEndOfTest } from '../../support/cleanups';
import { signInOnSite } from '../../support/features/header';
import { tokenOfMaria } from '../../support/features/publish';
import { site } from '../../support/listing/listingPage';
import { type Host, hosts, type Mounted } from '../../support/mount';

type Frame = Mounted<'account'>;

const mine = (overrides: Partial<Listing> = {}) => aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' }, ...overrides });
const serving = () => {
  const store = createFakeStore(aWorld([mine(), mine({ id: 6, status: 'archived' })]));
  store.notify(101, 7, 'approved');
  store.notify(101, 6, 'archived');
  return { store, server: recorded(createFakeApi(store)) };
};
const frameOn = (host: Host, props: AccountProps = {}, network: Fetch = serving().server.fetch, markup = '') =>
  host.mount('account', { token: tokenOfMaria, ...props }, { network, markup });
const menuOf = (frame: Frame) =>
  [...frame.root().querySelectorAll<HTMLElement>('nav [data-key]')].map(
    (item) =>
      `${item.hasAttribute('aria-current') ? '> ' : ''}${item.dataset.key} ${item.querySelector('[aria-hidden]:last-child')?.textContent ?? ''}`,
  );
const item = (frame: Frame, name: string) => frame.view.getByRole('navigation').getByRole('link', { name });

describe.each(hosts)('the account on $name', (host) => {
  it('shows the totals beside the tabs, and follows what is done in them', async () => {
    const frame = await frameOn(host);
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    await userEvent.click(item(frame, 'Уведомления'));
    await expect.poll(() => menuOf(frame)).toEqual(['ads 2', '> notifications 2']);
    await userEvent.click(frame.view.getByRole('button', { name: 'Прочитать все' }));
    await expect.poll(() => menuOf(frame)).toEqual(['ads 2', '> notifications ']);
  });

  it('publishes an archived listing from its notification, and leads to the list of listings then', async () => {
    const frame = await frameOn(host);
    await userEvent.click(item(frame, 'Уведомления'));
    await userEvent.click(frame.view.getByRole('button', { name: '№6', exact: true }));
    await userEvent.click(frame.view.getByRole('button', { name: 'Опубликовать' }));
    const question = frame.view.getByRole('dialog', { name: 'Опубликовать объявление?' });
    await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
    await userEvent.click(frame.view.getByRole('button', { name: 'В личный кабинет' }));
    await expect.poll(() => menuOf(frame)[0]).toBe('> ads 2');
    await expect.poll(() => frame.root().querySelector<HTMLElement>('[data-listing="6"]')?.dataset.status).toBe('moderation');
  });

  it('shows who is signed in, and the picture as soon as it is changed elsewhere', async () => {
    const frame = await frameOn(host);
    const account = accountOf(getRuntime({ apiUrl: frame.apiUrl, siteUrl: site }));
    const avatar = () => frame.root().querySelector('nav [aria-hidden]:has(+ div)');
    await expect.poll(() => avatar()?.textContent).toBe('МК');
    const state = account.store.get();
    if (state.status !== 'signedIn' || !state.user) throw new Error('Nobody is signed in');
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    account.setUser({ ...state.user, avatar: picture });
    await expect.poll(() => avatar()?.querySelector('img')?.src).toBe(picture);
  });

  it('works for the session where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    atEndOfTest(() => void vi.restoreAllMocks());
    const frame = await host.mount('account', {}, { network: serving().server.fetch });
    signInOnSite(frame);
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    await userEvent.click(item(frame, 'Уведомления'));
    await userEvent.click(frame.view.getByRole('button', { name: 'Прочитать все' }));
    await expect.poll(() => menuOf(frame)).toEqual(['ads 2', '> notifications ']);
  });

  it('reads the totals again when the visitor returns to the page', async () => {
    const { store, server } = serving();
    const frame = await frameOn(host, {}, when(/events/, never(), server.fetch));
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    store.notify(101, 7, 'approved');
    dispatchEvent(new FocusEvent('focus'));
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 3']);
  });

  it('a page with its own router is told the tab, and decides', async () => {
    const frame = await frameOn(host);
    frame.cancel('navigate');
    await userEvent.click(item(frame, 'Уведомления'));
    expect(frame.detailsOf('navigate')).toEqual([
      { target: 'tab', tab: 'notifications', url: 'https://site.test/account?tab=notifications' },
    ]);
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    frame.update({ token: tokenOfMaria, tab: 'notifications' });
    await expect.poll(() => menuOf(frame)).toEqual(['ads 2', '> notifications 2']);
  });

  it('keeps the tab in the address of the page, where it is asked to', async () => {
    const before = window.location.href;
    atEndOfTest(() => history.replaceState(null, '', before));
    const at = (tab: string) => {
      const url = new URL(before);
      url.searchParams.set('tab', tab);
      return url.href;
    };
    history.replaceState(null, '', at('cabinet'));
    const frame = await frameOn(host, { urlSync: 'query' });
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    await userEvent.click(item(frame, 'Уведомления'));
    expect(window.location.href).toBe(at('notifications'));
    history.replaceState(null, '', at('ads'));
    dispatchEvent(new PopStateEvent('popstate'));
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
  });

  it('fades the tabs that a phone cuts off, until they are scrolled to their end', async () => {
    const frame = await frameOn(host);
    frame.container.style.width = '320px';
    await expect.element(item(frame, 'Уведомления')).toBeInTheDocument();
    const row = frame.root().querySelector('nav') as HTMLElement;
    await expect.poll(() => row.scrollWidth).toBeGreaterThan(row.clientWidth);
    row.scrollLeft = 0;
    const faded = () => getComputedStyle(row).maskSize;
    await expect.poll(faded).toBe('100% auto');
    row.scrollLeft = row.scrollWidth;
    await expect.poll(faded).toBe('calc(100% + 48px) auto');
  });

  it('has the tabs for which the page gives content', async () => {
    const given = host.name === 'React' ? { messages: 'Переписка' } : {};
    const frame = await frameOn(host, { tab: 'messages', ...given }, undefined, '<p slot="messages">Переписка</p>');
    await expect.poll(() => menuOf(frame)).toEqual(['ads 2', '> messages ', 'notifications 2']);
    await expect.element(frame.view.getByText('Переписка')).toBeVisible();
    await userEvent.click(item(frame, 'Мои объявления'));
    await expect.poll(() => frame.view.getByText('Переписка').query()?.checkVisibility() ?? false).toBe(false);
  });

  it('a tab without content is the first one', async () => {
    const frame = await frameOn(host, { tab: 'settings' });
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
  });

  it('signs out after a question, where the page keeps the account itself', async () => {
    const { server } = serving();
    const frame = await host.mount('account', {}, { network: server.fetch });
    const account = persistedAccountOf(getRuntime({ apiUrl: frame.apiUrl, siteUrl: 'https://site.test' }));
    const user = { id: 101, firstName: 'Мария', lastName: '', avatar: null, phone: '', email: 'maria@kvartal.test' };
    account.signIn({ token: tokenOfMaria() ?? '', user });
    atEndOfTest(() => void account.signOut());
    await userEvent.click(frame.view.getByRole('button', { name: 'Выход' }));
    await userEvent.click(frame.view.getByRole('button', { name: 'Остаться' }));
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    await userEvent.click(frame.view.getByRole('button', { name: 'Выход' }));
    await userEvent.click(frame.view.getByRole('button', { name: 'Выйти' }));
    await expect.element(frame.view.getByRole('heading', { name: 'Войдите, чтобы открыть личный кабинет' })).toBeVisible();
    await expect.poll(() => server.requests.filter(({ url }) => url.pathname.endsWith('/logout/'))).toHaveLength(1);
  });

  it("only moderators have a way to the moderators' page", async () => {
    const frame = await frameOn(host, { token: () => 'token-of-irina' });
    frame.cancel('navigate');
    await userEvent.click(item(frame, 'Модерация'));
    expect(frame.detailsOf('navigate')).toEqual([{ target: 'moderation', url: 'https://site.test/moderation' }]);
    frame.update({ token: tokenOfMaria });
    await expect.poll(() => menuOf(frame)).toEqual(['> ads 2', 'notifications 2']);
    expect(frame.view.getByRole('link', { name: 'Модерация' }).query()).toBeNull();
  });

  it('totals that do not arrive leave the tabs as they are', async () => {
    const { server } = serving();
    const malformed = async () =>
      Response.json({
        ...encodeAccountSummary({ listings: 1, unreadMessages: 0, unreadChats: 0, unreadNotifications: 0 }),
        realty_count: 'many',
      });
    const frame = await frameOn(host, {}, when(/personal-account/, malformed, when(/events/, never(), server.fetch)));
    await expect.poll(() => menuOf(frame)).toEqual(['> ads ', 'notifications ']);
    await expect.element(frame.view.getByRole('article').first()).toBeVisible();
  });
});
