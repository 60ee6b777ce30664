import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ListingStatus } from '../../../src/domain/enumerations';
import type { NotificationKind } from '../../../src/domain/notifications/notification';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import { altered, type Fetch, never, recorded, rejects, when } from '../../../src/testing/scenarios';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { atEndOfTest } from '../../support/cleanups';
import { tokenOfMaria } from '../../support/features/publish';
import { type Host, hosts, type Mounted } from '../../support/mount';

type List = Mounted<'notifications'>;

const listOn = (host: Host, network: Fetch) => host.mount('notifications', { token: tokenOfMaria }, { network });
/** Maria has so many notifications of one listing. */
const serving = (count: number) => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  for (let index = 0; index < count; index += 1) store.notify(101, 7, 'approved');
  return { store, server: recorded(createFakeApi(store)) };
};
/** Maria is told something about a listing of her own in this status. */
const tellingOwner = (kind: NotificationKind, status: ListingStatus) => {
  const store = createFakeStore(aWorld([aListing({ id: 7, status, owner: { id: 101, name: 'Мария', type: 'owner' } })]));
  store.notify(101, 7, kind);
  return { store, server: recorded(createFakeApi(store)) };
};
const rows = (list: List) =>
  [...list.root().querySelectorAll<HTMLElement>('li[data-notification]')].map(({ dataset }) => `${dataset.notification} ${dataset.state}`);
const unread = (list: List) => list.root().querySelector('h1 + [role=status]')?.textContent;
const writes = ({ requests }: ReturnType<typeof recorded>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url.pathname.slice(4), body]);

describe.each(hosts)('notifications on $name', (host) => {
  it('a click marks one as read and opens its listing', async () => {
    const { server } = serving(2);
    const list = await listOn(host, server.fetch);
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('link', { name: '№7' }).first());
    expect(list.detailsOf('navigate')).toMatchObject([{ target: 'listing', url: expect.stringMatching(/\/rent\/7$/) }]);
    await expect.poll(() => rows(list)).toEqual(['2 read', '1 new']);
    expect(writes(server)).toEqual([['/notifications/not-new/', { ids: [2] }]]);
  });

  it('the photo, the kind and the area tell which listing it is', async () => {
    const store = createFakeStore(aWorld([aListing({ id: 7, rooms: '2', area: 54, photos: [aPhoto({ id: 3 })] })]));
    store.notify(101, 7, 'approved');
    const list = await listOn(host, createFakeApi(store));
    await expect.element(list.view.getByText('2-комн. квартира, 54 м²')).toBeVisible();
    await expect.poll(() => list.root().querySelectorAll('li[data-notification] img[alt=""]').length).toBe(1);
  });

  it('a server that only gives the number is enough', async () => {
    const { server } = serving(1);
    const without = altered(
      (body) => JSON.parse(JSON.stringify(body, (key, value) => (key === 'realty_type' ? undefined : value))),
      server.fetch,
    );
    const list = await listOn(host, when(/notifications\/$/, without, server.fetch));
    await expect.element(list.view.getByRole('link', { name: '№7' })).toBeVisible();
    expect(list.root().querySelector('li[data-notification] small')).toBeNull();
  });

  it('the checkbox for all of them is mixed while only some are selected, and selects the others then', async () => {
    const list = await listOn(host, serving(3).server.fetch);
    const one = list.view.getByRole('checkbox', { name: /^Выбрать: / }).nth(1);
    const all = list.view.getByRole('checkbox').first();
    await userEvent.click(one, { force: true });
    await expect.element(all).toBePartiallyChecked();
    await userEvent.click(all, { force: true });
    await expect.element(all).toBeChecked();
    await expect.element(all).not.toBePartiallyChecked();
    await expect.element(list.view.getByText('Выбрано: 3')).toBeVisible();
    await userEvent.click(one, { force: true });
    await expect.element(all).toBePartiallyChecked();
  });

  it('the mark outlives the list that the click leads away from', async () => {
    const { server, store } = serving(1);
    const list = await listOn(host, server.fetch);
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('link', { name: '№7' }));
    list.unmount();
    await expect.poll(() => store.notificationsOf(101)).toMatchObject([{ isNew: false }]);
  });

  it('the mark is sent to its end when the click leaves the page', async () => {
    const { server, store } = serving(1);
    const kept: unknown[] = [];
    const list = await listOn(host, (input, init) => {
      if (String(input).includes('not-new')) kept.push(init?.keepalive);
      return server.fetch(input, init);
    });
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('link', { name: '№7' }));
    await expect.poll(() => store.notificationsOf(101)).toMatchObject([{ isNew: false }]);
    expect(kept).toEqual([true]);
  });

  it.each([
    ['Ctrl-click', { modifiers: ['Control'] }],
    ['middle click', { button: 'middle' }],
  ] as const)('a %s, which the browser follows in another tab, marks it as read too', async (_, how) => {
    const { server } = serving(1);
    const list = await listOn(host, server.fetch);
    const left: boolean[] = [];
    const stay = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, stay);
      atEndOfTest(() => removeEventListener(type, stay));
    }
    await userEvent.click(list.view.getByRole('link', { name: '№7' }), { ...how, modifiers: 'modifiers' in how ? [...how.modifiers] : [] });
    await expect.poll(() => rows(list)).toEqual(['1 read']);
    expect(left).toEqual([true]);
    expect(list.detailsOf('navigate')).toEqual([]);
    expect(writes(server)).toEqual([['/notifications/not-new/', { ids: [1] }]]);
  });

  it('all are read with one call', async () => {
    const { server } = serving(12);
    const list = await listOn(host, server.fetch);
    await expect.poll(() => unread(list)).toBe('Непрочитанные: 12');
    await userEvent.click(list.view.getByRole('button', { name: 'Прочитать все' }));
    await expect.poll(() => rows(list).filter((row) => row.endsWith('new'))).toEqual([]);
    await expect.poll(() => unread(list)).toBe('');
    expect(writes(server)).toEqual([['/notifications/not-new/', { all: true }]]);
    await expect.poll(() => list.root().textContent).not.toContain('Прочитать все');
  });

  it('selected ones are read or deleted together', async () => {
    const { server } = serving(3);
    const list = await listOn(host, server.fetch);
    await expect.poll(() => rows(list)).toHaveLength(3);
    for (const index of [0, 2]) await userEvent.click(list.view.getByRole('checkbox', { name: /^Выбрать: / }).nth(index), { force: true });
    await userEvent.click(list.view.getByRole('button', { name: 'Удалить', exact: true }));
    await expect.poll(() => rows(list)).toEqual(['2 new']);
    expect(writes(server)).toEqual([['/notifications/multiple-del/', { ids: [3, 1] }]]);
    await expect.element(list.view.getByText('Удалено: 2 уведомления')).toBeVisible();
  });

  it('after the last one of a page the page before it is shown', async () => {
    const { server } = serving(11);
    const list = await listOn(host, server.fetch);
    await userEvent.click(list.view.getByRole('button', { name: 'Страница 2' }));
    await expect.poll(() => rows(list)).toEqual(['1 new']);
    await userEvent.click(list.view.getByRole('button', { name: /^Удалить: / }));
    await expect.poll(() => rows(list), { timeout: 5000 }).toHaveLength(10);
  });

  it('what could not be deleted comes back', async () => {
    const { server } = serving(2);
    const list = await listOn(host, when(/multiple-del/, rejects(500), server.fetch));
    await userEvent.click(list.view.getByRole('button', { name: /^Удалить: / }).first());
    await expect.element(list.view.getByText('Не удалось удалить. Попробуйте ещё раз.')).toBeVisible();
    await expect.poll(() => rows(list)).toEqual(['2 new', '1 new']);
  });

  it('one of unread messages opens the latest of them, whatever the status of the listing', async () => {
    const { store, server } = tellingOwner('unreadMessages', 'archived');
    store.sendMessage(102, 101, 7, 'Ещё продаёте?');
    const unread = store.sendMessage(103, 101, 7, 'Можно посмотреть?');
    const answered = store.sendMessage(104, 101, 7, 'Спасибо');
    store.chatBook.read(101, answered, answered.messages.at(-1)?.id ?? 0);
    const list = await listOn(host, server.fetch);
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('link', { name: '№7' }));
    expect(list.detailsOf('navigate')).toMatchObject([
      { target: 'chat', chatId: unread.id, url: expect.stringMatching(new RegExp(`/account\\?tab=messages&chat=${unread.id}$`)) },
    ]);
    await expect.poll(() => rows(list)).toEqual(['1 read']);
  });

  it('one of messages that are gone opens the list of chats', async () => {
    const { store, server } = tellingOwner('unreadMessages', 'active');
    store.chatBook.remove(101, store.sendMessage(102, 101, 7, 'Ещё продаёте?'));
    const list = await listOn(host, server.fetch);
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('link', { name: '№7' }));
    expect(list.detailsOf('navigate')).toMatchObject([
      { target: 'chat', chatId: null, url: expect.stringMatching(/\/account\?tab=messages$/) },
    ]);
  });

  it('of an own rejected listing leads to its form, by keyboard too', async () => {
    const list = await listOn(host, tellingOwner('rejected', 'rejected').server.fetch);
    list.cancel('navigate');
    const number = list.view.getByRole('button', { name: '№7', exact: true });
    await expect.element(number).toBeVisible();
    (number.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const edit = list.view.getByRole('button', { name: 'Редактировать' });
    await expect.poll(() => edit.query()?.matches(':focus')).toBe(true);
    await expect.element(edit).toHaveAccessibleDescription('Объявление отклонено и недоступно.');
    await userEvent.keyboard('{Enter}');
    expect(list.detailsOf('navigate')).toMatchObject([{ target: 'edit', url: expect.stringMatching(/\/realty\/update\/7$/) }]);
    await expect.poll(() => number.element().matches(':focus')).toBe(true);
  });

  it('of an own archived listing offers to publish it, after the question of the account', async () => {
    const { store, server } = tellingOwner('archived', 'archived');
    const list = await listOn(host, server.fetch);
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('button', { name: '№7', exact: true }));
    const publish = list.view.getByRole('button', { name: 'Опубликовать' });
    await expect.element(publish).toBeVisible();
    // The pointer is elsewhere, and so is the focus.
    expect(publish.element().matches(':focus')).toBe(false);
    await userEvent.click(publish);
    const question = list.view.getByRole('dialog', { name: 'Опубликовать объявление?' });
    await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
    await userEvent.click(list.view.getByRole('button', { name: 'В личный кабинет' }));
    expect(list.detailsOf('navigate')).toMatchObject([{ target: 'account', url: expect.stringMatching(/\/account\?tab=ads$/) }]);
    expect(store.listings.map(({ listing }) => listing.status)).toEqual(['moderation']);
    // The list knows what has become of it.
    await userEvent.click(list.view.getByRole('button', { name: '№7', exact: true }));
    await expect.element(list.view.getByText('Объявление на модерации и пока недоступно для просмотра.')).toBeVisible();
  });

  it.each([
    ['complaintUpheld', 'rejected', 'Объявление отклонено и недоступно.'],
    ['approved', 'moderation', 'Объявление на модерации и пока недоступно для просмотра.'],
  ] as const)('one of the kind %s offers nothing for a listing that is %s', async (kind, status, text) => {
    const list = await listOn(host, tellingOwner(kind, status).server.fetch);
    await userEvent.click(list.view.getByRole('button', { name: '№7', exact: true }));
    await expect.element(list.view.getByText(text)).toBeVisible();
    expect(list.root().querySelector('[data-toast] [data-action]')).toBeNull();
  });

  it('visitors are asked to sign in', async () => {
    const list = await host.mount('notifications');
    await expect.element(list.view.getByRole('heading', { name: 'Войдите, чтобы увидеть уведомления' })).toBeVisible();
  });

  it('fits a phone while it loads', async () => {
    const list = await listOn(host, never());
    list.container.style.width = '343px';
    await expect.poll(() => list.root().querySelector('[aria-busy=true]')?.scrollWidth ?? 0).toBe(343);
  });
});
