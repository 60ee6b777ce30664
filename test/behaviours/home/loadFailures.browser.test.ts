import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { type Host, hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';

const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock('../../../src/parts/failures/fetchFailureDialog', async (original) => {
  const { fetchFailureDialog } = await original<typeof import('../../../src/parts/failures/fetchFailureDialog')>();
  return { fetchFailureDialog: () => code.comes().then(fetchFailureDialog) };
});
beforeEach(() => {
  code.comes = () => Promise.resolve();
});

afterEach(() => page.viewport(1280, 900));

interface HomePage {
  readonly blocks: readonly [sale: Mounted, rent: Mounted, faq: Mounted];
  readonly network: ReturnType<typeof recorded>;
  use(next: Fetch): void;
}

/** Three blocks of one page, all of which fail at first. */
async function homePage(host: Host, failing: Fetch): Promise<HomePage> {
  await page.viewport(1280, 2000);
  const server = switchable(failing);
  const network = recorded(server.fetch);
  const sale = await host.mount('catalogue', { failures: 'dialog' }, { network: network.fetch });
  const rent = await host.mount('catalogue', { deal: 'rent', failures: 'dialog' }, { beside: sale });
  const faq = await host.mount('faq', { failures: 'dialog' }, { beside: sale });
  return { blocks: [sale, rent, faq], network, use: server.use };
}

/** Titles of the open dialogs. */
const openDialogs = ({ blocks }: HomePage) =>
  blocks.flatMap(({ root }) => [...root().querySelectorAll('dialog[open]')].map((one) => one.querySelector('h2')?.textContent));
const states = ({ blocks }: HomePage) => blocks.map(({ root }) => root().querySelector('[part~=state]') !== null);
async function haveFailed(home: HomePage): Promise<void> {
  await expect.poll(() => states(home)).toEqual([true, true, true]);
}
/** Clicks a button of the open dialog. */
async function press(home: HomePage, name: string): Promise<void> {
  const owner = home.blocks.find(({ root }) => root().querySelector('dialog[open]') !== null);
  await userEvent.click(owner?.view.getByRole('dialog').getByRole('button', { name, exact: true }) ?? document.body);
}
async function isWhole({ blocks: [sale, rent, faq] }: HomePage): Promise<void> {
  await expect.poll(() => shownIds(sale)).toHaveLength(3);
  await expect.poll(() => shownIds(rent)).toHaveLength(3);
  await expect.poll(() => faq.root().querySelectorAll('[part~=question]')).toHaveLength(4);
}

describe.each(hosts)('failed blocks of a page on $name', (host) => {
  test.each([
    ['status 500', rejects(500), 'Что-то пошло не так'],
    ['no connection', offline(), 'Отсутствует интернет соединение'],
  ])('with %s open one dialog for all of them; «Обновить» asks again for each and reloads nothing else', async (_name, failing, title) => {
    const home = await homePage(host, failing);
    await haveFailed(home);
    await expect.poll(() => openDialogs(home)).toEqual([title]);
    Object.assign(window, { isSameDocument: true });
    home.use(createFakeApi());
    await press(home, 'Обновить');
    await isWhole(home);
    expect(openDialogs(home)).toEqual([]);
    expect(states(home)).toEqual([false, false, false]);
    expect(Reflect.get(window, 'isSameDocument')).toBe(true);
    const asked = home.network.requests.map(({ url }) => url.pathname + url.search);
    expect(asked.filter((path) => path.includes('/latest/'))).toHaveLength(4);
    expect(asked.filter((path) => path.includes('/sections/?'))).toHaveLength(2);
  });

  test('report it again, once, when a retry fails too', async () => {
    const home = await homePage(host, rejects(500));
    await haveFailed(home);
    await expect.poll(() => openDialogs(home)).toHaveLength(1);
    await press(home, 'Обновить');
    await expect.poll(() => home.network.requests.length).toBe(6);
    await haveFailed(home);
    await expect.poll(() => openDialogs(home)).toEqual(['Что-то пошло не так']);
  });

  test.each(['Закрыть', 'Закрыть окно', 'Escape'])('keep their «Обновить» after %s, and show no further dialog', async (way) => {
    const home = await homePage(host, rejects(500));
    await haveFailed(home);
    await expect.poll(() => openDialogs(home)).toHaveLength(1);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await press(home, way);
    await expect.poll(() => openDialogs(home)).toEqual([]);
    expect(states(home)).toEqual([true, true, true]);
    // One of them fails once more, which the visitor already knows.
    const [sale, rent] = home.blocks;
    await userEvent.click(sale.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => home.network.requests.length).toBe(4);
    await haveFailed(home);
    expect(openDialogs(home)).toEqual([]);
    // Another recovers, and only that one.
    home.use(createFakeApi());
    await userEvent.click(rent.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => shownIds(rent)).toHaveLength(3);
    expect(states(home)).toEqual([true, false, true]);
    expect(home.network.requests).toHaveLength(5);
  });

  test('show one dialog when some succeed, and the others stay as they are', async () => {
    const home = await homePage(host, when(/\/questions\//, rejects(503)));
    const [sale, rent, faq] = home.blocks;
    await expect.poll(() => openDialogs(home)).toEqual(['Что-то пошло не так']);
    expect(faq.root().querySelector('dialog[open]')).not.toBeNull();
    await expect.poll(() => [shownIds(sale).length, shownIds(rent).length]).toEqual([3, 3]);
    home.use(createFakeApi());
    await press(home, 'Обновить');
    await isWhole(home);
    expect(home.network.requests.filter(({ url }) => url.pathname.includes('latest'))).toHaveLength(2);
  });

  test('remove their dialog when they are removed: the next one shows it', async () => {
    const home = await homePage(host, rejects(500));
    await haveFailed(home);
    await expect.poll(() => openDialogs(home)).toHaveLength(1);
    home.blocks.find(({ root }) => root().querySelector('dialog[open]'))?.unmount();
    const left = home.blocks.filter(({ container }) => container.isConnected);
    await expect.poll(() => left.flatMap(({ root }) => [...root().querySelectorAll('dialog[open]')])).toHaveLength(1);
  });

  test('announce the failure themselves if the chunk of the dialog does not load', async () => {
    code.comes = () => Promise.reject(new TypeError('Failed to fetch'));
    const home = await homePage(host, offline());
    for (const block of home.blocks) {
      await expect.element(block.view.getByRole('alert')).toHaveTextContent('Отсутствует интернет соединение');
      await expect.poll(() => block.detailsOf('error')).toMatchObject([{ code: 'load' }]);
    }
    expect(openDialogs(home)).toEqual([]);
    home.use(createFakeApi());
    await userEvent.click(home.blocks[0].view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => shownIds(home.blocks[0])).toHaveLength(3);
  });

  test('preload the dialog while there is a connection', async () => {
    let asked = 0;
    code.comes = () => {
      asked += 1;
      return Promise.resolve();
    };
    const shown = await host.mount('catalogue', { failures: 'dialog' });
    await expect.poll(() => shownIds(shown)).toHaveLength(3);
    await expect.poll(() => asked).toBe(1);
    const plain = await host.mount('catalogue', {});
    await expect.poll(() => shownIds(plain)).toHaveLength(3);
    expect(asked).toBe(1);
  });
});
