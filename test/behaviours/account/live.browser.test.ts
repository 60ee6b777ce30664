import { afterEach, describe, expect, it } from 'vitest';
import { changeProfile } from '../../../src/api/profile';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { type Fetch, recorded } from '../../../src/testing/scenarios';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { signInOnSite } from '../../support/features/header';
import { tokenOfMaria } from '../../support/features/publish';
import { hosts, type Mounted } from '../../support/mount';

afterEach(() => localStorage.clear());

const own = (overrides = {}) => aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' }, status: 'moderation', ...overrides });
const rows = (list: Mounted<'notifications'>) =>
  [...list.root().querySelectorAll<HTMLElement>('li[data-notification]')].map(({ dataset }) => `${dataset.notification} ${dataset.state}`);

const badges = (frame: Mounted<'account'>) =>
  [...frame.root().querySelectorAll<HTMLElement>('nav [data-key]')].map(
    (item) => `${item.dataset.key} ${item.querySelector('[aria-hidden]:last-child')?.textContent ?? ''}`,
  );

/** A server that sends these totals of unread chats on its streams, the next ones by `send`. */
function totals(first: number) {
  let write = (_text: string) => {};
  const api = createFakeApi();
  const text = (unread: number) =>
    `event: counters\nid: 1\ndata: ${JSON.stringify({ unread_messages: 10 * unread, unread_chats: unread })}\n\nevent: ready\nid: 1\ndata: {}\n\n`;
  const fetch: Fetch = (input, init) => {
    if (!String(input).includes('/events/')) return api(input, init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        write = (event) => controller.enqueue(new TextEncoder().encode(event));
        write(text(first));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };
  return { fetch, send: (unread: number) => write(text(unread)), gap: () => write('event: gap\nid: 2\ndata: {}\n\n') };
}

describe.each(hosts)('live updates on $name', (host) => {
  it('the badge of the header counts chats with unread messages as they come and are read', async () => {
    const { fetch, send } = totals(2);
    const header = await host.mount('header', {}, { network: fetch });
    signInOnSite(header);
    await expect.element(header.view.getByRole('link', { name: /непрочитанн/ })).toBeVisible();
    expect(header.root().textContent).toContain('2');
    // The menu of the account counts messages: the pointer learns which is which.
    await expect.element(header.view.getByTitle('Сообщения: 2 непрочитанных чата')).toBeVisible();
    send(3);
    await expect.poll(() => header.view.getByRole('link', { name: /непрочитанн/ }).element().textContent).toContain('3');
    send(0);
    await expect.poll(() => header.view.getByRole('link', { name: /непрочитанн/ }).elements()).toEqual([]);
  });

  it('visitors have no stream', async () => {
    const server = recorded(createFakeApi());
    const header = await host.mount('header', {}, { network: server.fetch });
    await expect.element(header.view.getByRole('link', { name: 'FAQ' })).toBeVisible();
    expect(server.requests.filter(({ url }) => url.pathname.includes('/events/'))).toEqual([]);
  });

  it('a new notification appears by itself, and what another tab has read is read', async () => {
    const store = createFakeStore(aWorld([own()]));
    store.notify(101, 7, 'approved');
    const list = await host.mount('notifications', { token: tokenOfMaria }, { network: createFakeApi(store) });
    await expect.poll(() => rows(list)).toEqual(['1 new']);
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.notify(101, 7, 'archived');
    await expect.poll(() => rows(list)).toEqual(['2 new', '1 new']);
    store.readNotifications(101, [1, 2]);
    await expect.poll(() => rows(list)).toEqual(['2 read', '1 read']);
    list.unmount();
    await expect.poll(() => store.events.listeners()).toBe(0);
  });

  it('a listing that a moderator approves changes its status quietly', async () => {
    const store = createFakeStore(aWorld([own()]));
    const list = await host.mount('my-listings', { token: tokenOfMaria }, { network: createFakeApi(store) });
    await expect.element(list.view.getByText('На модерации').first()).toBeVisible();
    await expect.poll(() => store.events.listeners()).toBe(1);
    const before = list.root().querySelector('article');
    expect(before).not.toBeNull();
    store.editListing(7, { status: 'active' });
    await expect.element(list.view.getByText('Опубликовано').first()).toBeVisible();
    expect(list.root().querySelector('article')).toBe(before);
  });

  it.each(['account', 'profile-settings'] as const)('a name that another device changes is shown by %s', async (name) => {
    const store = createFakeStore(aWorld([own()]));
    const api = createFakeApi(store);
    const here = await host.mount(name, { token: tokenOfMaria }, { network: api });
    const shown = () => [here.root().textContent, ...[...here.root().querySelectorAll('input')].map(({ value }) => value)].join(' ');
    await expect.poll(shown).toContain('Мария');
    await expect.poll(() => store.events.listeners()).toBe(1);
    await changeProfile({ baseUrl: 'https://fake.test/api', fetch: api, token: tokenOfMaria }, { firstName: 'Марфа' });
    await expect.poll(shown).toContain('Марфа');
  });

  it("the account's badges follow the stream, which brings the totals itself", async () => {
    const store = createFakeStore(aWorld([own()]));
    const server = recorded(createFakeApi(store));
    const frame = await host.mount('account', { token: tokenOfMaria }, { network: server.fetch });
    await expect.poll(() => badges(frame)).toEqual(['ads 1', 'notifications ']);
    await expect.poll(() => store.events.listeners()).toBe(1);
    const asked = server.to('/users/personal-account/').length;
    store.notify(101, 7, 'approved');
    await expect.poll(() => badges(frame)).toEqual(['ads 1', 'notifications 1']);
    await expect.element(frame.view.getByTitle('1 непрочитанное уведомление')).toBeVisible();
    store.editListing(7, { isDeleted: true });
    await expect.poll(() => badges(frame)).toEqual(['ads ', 'notifications 1']);
    store.readNotifications(101, [1]);
    await expect.poll(() => badges(frame)).toEqual(['ads ', 'notifications ']);
    expect(server.to('/users/personal-account/')).toHaveLength(asked);
  });

  it("the account's badges are asked for after a gap", async () => {
    const { fetch, gap } = totals(2);
    const server = recorded(fetch);
    const frame = await host.mount('account', { token: tokenOfMaria }, { network: server.fetch });
    await expect.poll(() => server.to('/events/').length).toBe(1);
    await expect.poll(() => server.to('/users/personal-account/').length).toBe(1);
    await expect.poll(() => badges(frame)).toEqual(['ads ', 'notifications ']);
    gap();
    await expect.poll(() => server.to('/users/personal-account/').length).toBe(2);
  });
});
