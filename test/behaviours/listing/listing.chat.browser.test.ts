import { describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { openContactOf } from '../../../src/state/account/openContact';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { button, type ContactPage, contactPageOn, inWindow, runtimeOf, signedIn } from '../../support/listing/contactPage';
import { wireListing } from '../../support/listing/owner';
import { finishMotion } from '../../support/motion';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

describe.each(hosts)('the chat panel of a listing on $name', (host) => {
  const open = contactPageOn(host);

  const withChat: ContactPage = { props: { token: signedIn, chat: 'Переписка' }, markup: '<p slot="chat">Переписка</p>' };
  const panelOf = (page: Mounted, name = 'Чат: Ольга') => page.view.getByRole('dialog', { name, exact: true });
  const rectOf = (panel: ReturnType<typeof panelOf>) => {
    const { left, top, right, bottom, width, height } = panel.element().getBoundingClientRect();
    return { left, top, right: innerWidth - right, bottom: innerHeight - bottom, width, height };
  };
  test('in a wide window is a drawer beside the page', () =>
    inWindow(1200, 900, async () => {
      const page = await open(withChat);
      const write = button(page, 'Написать');
      await userEvent.click(write);
      const panel = panelOf(page);
      await expect.element(panel.getByText('2-комн. квартира, 54,30 м², 7/12 этаж')).toBeVisible();
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
    await expect.element(panelOf(page)).toHaveTextContent('2-комн. квартира, 54,30 м², 7/12 этаж');
    await expect.element(panelOf(page)).toHaveTextContent('Цена не указана');
  });

  test('says that a rent is per month', async () => {
    const page = await open({ ...withChat, listing: { tradeType: 'rent', price: 54_000 } });
    await userEvent.click(button(page, 'Написать'));
    await expect.element(panelOf(page)).toHaveTextContent('54 000 ₽ в месяц');
  });

  test('without one of the page, a chat of the kit opens where the visitor is', async () => {
    const store = createFakeStore(aWorld([aListing({ id: 1001, owner: { id: 1, name: 'Ольга', type: 'owner' } })]));
    store.chatBook.send(1, 101, 1001, 'Квартира свободна');
    const page = await open({ props: { token: signedIn }, network: createFakeApi(store) });
    const write = button(page, 'Написать');
    await userEvent.click(write);
    const panel = panelOf(page, 'Чат');
    await expect.element(panel.getByText('Квартира свободна')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Открыть все сообщения' }).element().getAttribute('href')).toBe(
      'https://site.test/account?tab=messages',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Закрыть чат' }));
    await expect.element(panel).not.toBeInTheDocument();
    expect(focused()).toBe(write.element());
  });
});
