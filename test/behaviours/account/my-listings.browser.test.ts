import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import type { Fetch } from '../../../src/testing/scenarios';
import { never, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { openDialogs } from '../../support/features/auth';
import { tokenOfMaria } from '../../support/features/publish';
import { type Host, hosts, type Mounted } from '../../support/mount';

type List = Mounted<'my-listings'>;

const mine = (overrides: Partial<Listing> = {}) => aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' }, ...overrides });
const listOn = (host: Host, network: Fetch) => host.mount('my-listings', { token: tokenOfMaria }, { network });
const serving = (...listings: readonly Listing[]) => {
  const store = createFakeStore(aWorld(listings));
  return { store, server: recorded(createFakeApi(store)) };
};
const cards = (list: List) => [...list.root().querySelectorAll('article')].map(({ dataset }) => `${dataset.listing} ${dataset.status}`);
const choose = async (list: List, name: string) => {
  await userEvent.click(list.view.getByRole('button', { name: /^Действия/ }).first());
  await userEvent.click(list.view.getByRole('menuitem', { name }));
};
const confirm = (list: List, name: string) => userEvent.click(list.view.getByRole('dialog').getByRole('button', { name, exact: true }));
/** The server acts, and the connection breaks before its answer. */
const answerLost =
  (server: Fetch): Fetch =>
  async (input, init) => {
    await server(input, init);
    throw new TypeError('Failed to fetch');
  };
const writes = ({ requests }: ReturnType<typeof recorded>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url.pathname.slice(4)}`, body]);

describe.each(hosts)('own listings on $name', (host) => {
  it('are asked for with the token, and only those of the person', async () => {
    const { server } = serving(mine(), aListing({ id: 8 }));
    const list = await listOn(host, server.fetch);
    await expect.poll(() => cards(list)).toEqual(['7 active']);
    const asked = server.requests.find(({ url }) => url.pathname.endsWith('/my-realty/'));
    expect(asked?.url.search).toBe('?page=1&page_size=10');
  });

  it.each([
    ['active', 'Отправить в архив', 'Объявление отправлено в архив.', 'PUT /realty/7/status/', { realty_status: 4 }, ['7 archived']],
    [
      'archived',
      'Опубликовать',
      'Ваше объявление отправлено на модерацию.',
      'PUT /realty/7/status/',
      { realty_status: 2 },
      ['7 moderation'],
    ],
    ['rejected', 'Удалить', 'Объявление удалено.', 'DELETE /realty/7/delete/', null, []],
  ] as const)('%s: %s is asked, done and shown', async (status, action, done, call, body, after) => {
    const { server } = serving(mine({ status }));
    const list = await listOn(host, server.fetch);
    await choose(list, action);
    expect(writes(server)).toEqual([]);
    await confirm(list, action);
    await expect.poll(() => openDialogs(list)).toEqual([done]);
    expect(writes(server)).toEqual([[call, body]]);
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('button', { name: 'В личный кабинет' }));
    await expect.poll(() => openDialogs(list)).toEqual([]);
    expect(list.detailsOf('navigate')).toMatchObject([{ target: 'account' }]);
    await expect.poll(() => cards(list)).toEqual(after);
  });

  it('the menu of a rejected one says how it is published', async () => {
    const { server } = serving(mine({ status: 'rejected' }));
    const list = await listOn(host, server.fetch);
    await userEvent.click(list.view.getByRole('button', { name: /^Действия/ }));
    await expect
      .element(list.view.getByRole('menuitem', { name: /^Опубликовать/ }))
      .toHaveTextContent('ОпубликоватьСначала исправьте: «Редактировать»');
  });

  it('a question that is not confirmed changes nothing', async () => {
    const { server } = serving(mine());
    const list = await listOn(host, server.fetch);
    await choose(list, 'Удалить');
    await userEvent.click(list.view.getByRole('dialog').getByRole('button', { name: 'Отменить' }));
    await expect.poll(() => openDialogs(list)).toEqual([]);
    expect(writes(server)).toEqual([]);
  });

  it('without a network an action says so and can be repeated', async () => {
    const { server } = serving(mine());
    const network = switchable(when(/status/, offline(), server.fetch));
    const list = await listOn(host, network.fetch);
    await choose(list, 'Отправить в архив');
    await confirm(list, 'Отправить в архив');
    await expect.element(list.view.getByText('Отсутствует интернет соединение. Повторите попытку снова.')).toBeVisible();
    network.use(server.fetch);
    await confirm(list, 'Отправить в архив');
    await expect.poll(() => openDialogs(list)).toEqual(['Объявление отправлено в архив.']);
    expect(writes(server)).toHaveLength(1);
  });

  it('a listing that has changed in another tab: the present status is told, and the list is loaded again', async () => {
    const { server, store } = serving(mine({ status: 'archived' }));
    const list = await listOn(host, server.fetch);
    await expect.poll(() => cards(list)).toEqual(['7 archived']);
    await choose(list, 'Опубликовать');
    store.editListing(7, { status: 'active' });
    await confirm(list, 'Опубликовать');
    await expect.poll(() => openDialogs(list)).toEqual(['Объявление уже опубликовано']);
    await userEvent.click(list.view.getByRole('button', { name: 'Обновить список' }));
    await expect.poll(() => cards(list)).toEqual(['7 active']);
  });

  it.each([
    ['active', 'Отправить в архив', { status: 'archived' }, 'Объявление уже в архиве', ['7 archived']],
    ['archived', 'Опубликовать', { status: 'moderation' }, 'Объявление уже на модерации', ['7 moderation']],
    ['active', 'Удалить', { isDeleted: true }, 'Объявление уже удалено', []],
  ] as const)('%s: %s in two tabs: the later one is told so', async (status, action, change, told, after) => {
    const { server, store } = serving(mine({ status }));
    const list = await listOn(host, server.fetch);
    await choose(list, action);
    store.editListing(7, change);
    await confirm(list, action);
    await expect.poll(() => openDialogs(list)).toEqual([told]);
    await userEvent.click(list.view.getByRole('button', { name: 'Обновить список' }));
    await expect.poll(() => cards(list)).toEqual(after);
  });

  it.each([
    ['active', 'Отправить в архив', /status/, 'Объявление отправлено в архив.'],
    ['archived', 'Опубликовать', /status/, 'Ваше объявление отправлено на модерацию.'],
    ['active', 'Удалить', /delete/, 'Объявление удалено.'],
  ] as const)('%s: %s whose answer was lost is done when it is repeated', async (status, action, call, done) => {
    const { server } = serving(mine({ status }));
    const network = switchable(when(call, answerLost(server.fetch), server.fetch));
    const list = await listOn(host, network.fetch);
    await choose(list, action);
    await confirm(list, action);
    await expect.element(list.view.getByRole('alert')).toBeVisible();
    network.use(server.fetch);
    await confirm(list, action);
    await expect.poll(() => openDialogs(list)).toEqual([done]);
    expect(writes(server)).toHaveLength(2);
  });

  it('a deletion that a server answers with 404 after its answer was lost is done', async () => {
    const { server } = serving(mine());
    const network = switchable(when(/delete/, answerLost(server.fetch), server.fetch));
    const list = await listOn(host, network.fetch);
    await choose(list, 'Удалить');
    await confirm(list, 'Удалить');
    await expect.element(list.view.getByRole('alert')).toBeVisible();
    network.use(when(/delete/, rejects(404), server.fetch));
    await confirm(list, 'Удалить');
    await expect.poll(() => openDialogs(list)).toEqual(['Объявление удалено.']);
  });

  it('a listing that was deleted in another tab is said to be deleted', async () => {
    const { server, store } = serving(mine());
    const list = await listOn(host, server.fetch);
    await expect.poll(() => cards(list)).toEqual(['7 active']);
    await choose(list, 'Отправить в архив');
    store.editListing(7, { isDeleted: true });
    await confirm(list, 'Отправить в архив');
    await expect.poll(() => openDialogs(list)).toEqual(['Объявление уже удалено']);
  });

  it('after the last item of a page the page before it is shown', async () => {
    const { server } = serving(...Array.from({ length: 11 }, (_, index) => mine({ id: 20 + index })));
    const list = await listOn(host, server.fetch);
    await userEvent.click(list.view.getByRole('button', { name: 'Страница 2' }));
    await expect.poll(() => cards(list)).toEqual(['20 active']);
    await choose(list, 'Удалить');
    await confirm(list, 'Удалить');
    await expect.poll(() => cards(list), { timeout: 5000 }).toHaveLength(10);
  });

  it('the result of moderation goes to the e-mail of the person, who is told which', async () => {
    const { server } = serving(mine({ status: 'moderation' }));
    const list = await listOn(host, server.fetch);
    await expect.element(list.view.getByText(/напишет на\u00A0maria@kvartal\.test\.$/)).toBeVisible();
  });

  it('links to the listing, unless it is in moderation, and to its form', async () => {
    const { server } = serving(mine(), mine({ id: 6, status: 'moderation' }));
    const list = await listOn(host, server.fetch);
    await expect.poll(() => cards(list)).toEqual(['7 active', '6 moderation']);
    const links = [...list.root().querySelectorAll('article h2')].map((title) => title.querySelector('a')?.pathname ?? null);
    expect(links).toEqual(['/buy/7', null]);
    list.cancel('navigate');
    await choose(list, 'Редактировать');
    expect(list.detailsOf('navigate')).toMatchObject([{ target: 'edit', url: expect.stringMatching(/\/realty\/update\/7$/) }]);
  });

  it('a failed load can be repeated', async () => {
    const { server } = serving(mine());
    const network = switchable(when(/my-realty/, rejects(500), server.fetch));
    const list = await listOn(host, network.fetch);
    await expect.element(list.view.getByText('Произошла критическая ошибка')).toBeVisible();
    network.use(server.fetch);
    await userEvent.click(list.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => cards(list)).toEqual(['7 active']);
  });

  it('visitors are asked to sign in', async () => {
    const list = await host.mount('my-listings');
    await expect.element(list.view.getByRole('heading', { name: 'Войдите, чтобы увидеть свои объявления' })).toBeVisible();
  });

  it('fits a phone while it loads', async () => {
    const list = await listOn(host, never());
    list.container.style.width = '343px';
    await expect.poll(() => list.root().querySelector('[aria-busy=true]')?.scrollWidth ?? 0).toBe(343);
  });
});
