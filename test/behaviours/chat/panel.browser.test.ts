import { describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import type { ChatPanelControl, ChatPanelProps } from '../../../src/features/chat-panel/definition';
import { accountOf } from '../../../src/state/account/account';
import { persistedAccountOf } from '../../../src/state/account/persistedAccount';
import { signOutOf } from '../../../src/state/account/signOut';
import { chatDrafts } from '../../../src/state/chat/outbox/chatStorage';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { rejects, when } from '../../../src/testing/scenarios';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { maria, olga, signIn } from '../../support/features/signedIn';
import { button, inWindow, runtimeOf } from '../../support/listing/contactPage';
import { finishMotion } from '../../support/motion';
import { controlOf, hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const token = () => 'token-of-maria';
const her = { id: olga.id, name: 'Ольга', type: 'owner' } as const;

describe.each(hosts)('the chat panel on $name', (host) => {
  const world = () => {
    const { users, ...rest } = aWorld([aListing({ id: 7, owner: her }), aListing({ id: 8, owner: her })]);
    const store = createFakeStore({ ...rest, users: [...users, aUser({ token: 'another-token-of-maria' })] });
    store.chatBook.send(maria.id, olga.id, 7, 'Добрый день!');
    store.chatBook.send(olga.id, maria.id, 7, 'Квартира свободна');
    return store;
  };
  const mount = async (props: ChatPanelProps = { token }, store = world(), siteUrl?: string) => {
    const panel = await host.mount('chat-panel', props, { network: createFakeApi(store), siteUrl });
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    return { panel, control, store };
  };
  const windowOf = ({ view }: Mounted) => view.getByRole('dialog', { name: 'Чат', exact: true });
  const composer = (panel: Mounted) => windowOf(panel).getByRole('textbox', { name: 'Сообщение' });
  const rectOf = (panel: Mounted) => {
    const { right, bottom, width, height } = windowOf(panel).element().getBoundingClientRect();
    return { right: innerWidth - right, bottom: innerHeight - bottom, width, height };
  };

  test('a long name is whole in the panel of a phone', () =>
    inWindow(375, 700, async () => {
      const name = 'Константин Константинопольский';
      const { users, ...rest } = aWorld([aListing({ id: 7, owner: { ...her, name } })]);
      const renamed = users.map((user) =>
        user.id === olga.id ? { ...user, firstName: 'Константин', lastName: 'Константинопольский' } : user,
      );
      const store = createFakeStore({ ...rest, users: renamed });
      const { id } = store.chatBook.send(maria.id, olga.id, 7, 'Добрый день!');
      const { panel, control } = await mount({ token }, store);
      await control.open({ chatId: id });
      const heading = windowOf(panel).getByRole('heading', { name });
      await expect.element(heading).toBeVisible();
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = heading.element();
      expect([scrollHeight <= clientHeight, scrollWidth <= clientWidth]).toEqual([true, true]);
    }));

  test('opens the list for a script, a chat of it, and the list again; the drawer collapses and says that it has closed', () =>
    inWindow(1200, 900, async () => {
      const { panel, control } = await mount();
      expect(await control.open()).toBe(true);
      const drawer = windowOf(panel);
      await expect.element(drawer.getByRole('heading', { name: 'Сообщения' })).toBeVisible();
      finishMotion(drawer.element());
      await expect.poll(() => rectOf(panel)).toMatchObject({ width: 354, height: 560, right: 24, bottom: 0 });
      expect(drawer.element().matches(':modal')).toBe(false);

      await userEvent.click(drawer.getByText('Квартира свободна'));
      await expect.element(drawer.getByText('Добрый день!')).toBeVisible();
      await userEvent.click(drawer.getByRole('button', { name: 'К списку чатов' }));
      await expect.element(drawer.getByRole('heading', { name: 'Сообщения' })).toBeVisible();

      await userEvent.click(drawer.getByRole('button', { name: 'Свернуть чат' }));
      await expect.poll(() => rectOf(panel)).toMatchObject({ height: 80, bottom: 0 });
      await userEvent.click(drawer.getByRole('button', { name: 'Развернуть чат' }));
      await expect.poll(() => rectOf(panel).height).toBe(560);
      await userEvent.click(drawer.getByRole('button', { name: 'Закрыть чат' }));
      await expect.element(drawer).not.toBeInTheDocument();
      await expect.poll(() => panel.detailsOf('closed')).toEqual([{}]);
    }));

  test('what was typed on the page of a listing is there in the chat of the list', () =>
    inWindow(1280, 900, async () => {
      const { panel, control } = await mount();
      await control.open({ listingId: 7 });
      await expect.element(composer(panel)).toBeVisible();
      await userEvent.fill(composer(panel), 'Недописанное');
      await userEvent.click(windowOf(panel).getByRole('button', { name: 'К списку чатов' }));
      await userEvent.click(windowOf(panel).getByText('Квартира свободна'));
      await expect.element(composer(panel)).toHaveValue('Недописанное');
    }));

  test('begins a chat about a listing: the field has the focus, the message is sent, Esc gives the focus back', () =>
    inWindow(1280, 900, async () => {
      const { panel, control, store } = await mount();
      const before = document.createElement('button');
      panel.container.append(before);
      before.focus();
      await control.open({ listingId: 8 });
      await expect.poll(() => focused()?.tagName).toBe('TEXTAREA');
      expect(focused()).toBe(composer(panel).element());
      await userEvent.keyboard('Здравствуйте{Enter}');
      await expect.poll(() => store.chatBook.chatsOf(olga.id).map(({ listingId }) => listingId)).toContain(8);
      await expect.element(windowOf(panel).getByText('Здравствуйте')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(windowOf(panel)).not.toBeInTheDocument();
      expect(focused()).toBe(before);
    }));

  test.each([
    [1199, 900, 374, 600],
    [375, 600, 343, 540],
  ])('in a window of %i × %i is a modal of %i × %i', (windowWidth, windowHeight, width, height) =>
    inWindow(windowWidth, windowHeight, async () => {
      const { panel, control } = await mount();
      await control.open({ listingId: 7 });
      await expect.poll(() => rectOf(panel)).toMatchObject({ width, height });
      expect(windowOf(panel).element().matches(':modal')).toBe(true);
      await expect.element(windowOf(panel).getByText('Квартира свободна')).toBeVisible();
      expect(button(panel, 'Свернуть чат').query()).toBeNull();
      // Its menu is above it, and closes alone.
      await userEvent.click(button(panel, 'Действия с чатом'));
      await expect.element(panel.view.getByRole('menu')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(panel.view.getByRole('menu')).not.toBeInTheDocument();
      await expect.element(windowOf(panel)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(windowOf(panel)).not.toBeInTheDocument();
    }),
  );

  test('stays open, with what is typed, when the window changes', () =>
    inWindow(1280, 900, async () => {
      const { panel, control } = await mount();
      await control.open({ listingId: 7 });
      await userEvent.type(composer(panel), 'Ещё вопрос');
      await browserPage.viewport(1000, 900);
      await expect.poll(() => windowOf(panel).element().matches(':modal')).toBe(true);
      await expect.element(composer(panel)).toHaveValue('Ещё вопрос');
    }));

  test('closes when the path changes, not with another query', async () => {
    const { href } = location;
    const { panel, control } = await mount();
    try {
      await control.open();
      await expect.element(windowOf(panel)).toBeVisible();
      history.pushState(null, '', `${location.pathname}?other=1`);
      await expect.element(windowOf(panel)).toBeVisible();
      history.pushState(null, '', '/another/path');
      await expect.element(windowOf(panel)).not.toBeInTheDocument();
    } finally {
      history.replaceState(null, '', href);
    }
  });

  test('asks visitors to sign in first, and opens only if they do', async () => {
    const { panel, control } = await mount({});
    const account = accountOf(runtimeOf(panel));
    const asked: string[] = [];
    let isWilling = false;
    account.addSignInPrompt(async (reason) => {
      asked.push(reason);
      if (isWilling) signIn(runtimeOf(panel));
      return isWilling;
    });
    expect(await control.open({ listingId: 7 })).toBe(false);
    expect(windowOf(panel).query()).toBeNull();
    isWilling = true;
    expect(await control.open({ listingId: 7 })).toBe(true);
    await expect.element(windowOf(panel).getByText('Квартира свободна')).toBeVisible();
    expect(asked).toEqual(['write', 'write']);
  });

  test('without a way to sign in it leads to the main site', async () => {
    const { panel, control } = await mount({});
    expect(await control.open()).toBe(true);
    await expect.element(windowOf(panel).getByRole('heading', { name: 'Войдите, чтобы увидеть сообщения' })).toBeVisible();
  });

  test('a person who has to sign in again comes back to what they typed', async () => {
    const { panel, control } = await mount({});
    signIn(runtimeOf(panel));
    await control.open({ listingId: 7 });
    await userEvent.type(composer(panel), 'Можно завтра в семь?');
    const account = accountOf(runtimeOf(panel));
    account.refuse('token-of-maria');
    await expect.element(windowOf(panel).getByRole('button', { name: 'Войти' })).toBeVisible();
    const again = aUser({ token: 'another-token-of-maria' });
    account.addSignInPrompt(async () => {
      signIn(runtimeOf(panel), again);
      return true;
    });
    await userEvent.click(windowOf(panel).getByRole('button', { name: 'Войти' }));
    await expect.element(composer(panel)).toHaveValue('Можно завтра в семь?');
  });

  test('what is typed a moment before somebody else signs in is kept for the person who typed it', async () => {
    const { panel, control } = await mount({});
    signIn(runtimeOf(panel));
    await control.open({ listingId: 7 });
    await userEvent.fill(composer(panel), 'Моё');
    signIn(runtimeOf(panel), olga);
    await expect.element(windowOf(panel)).not.toBeInTheDocument();
    const draftOf = (userId: number) => chatDrafts.read({ apiUrl: panel.apiUrl, userId }, 'listing 7');
    await expect.poll(() => draftOf(maria.id)).toBe('Моё');
    expect(await draftOf(olga.id)).toBe('');
  });

  test('signing out leaves nothing of what is typed', async () => {
    const { panel, control } = await mount({});
    const account = persistedAccountOf(runtimeOf(panel));
    account.signIn({ token: maria.token ?? '', user: maria });
    await control.open({ listingId: 7 });
    // The code that removes it is there: nothing waits for it.
    await import('../../../src/state/drafts/removeDrafts.lazy');
    await userEvent.fill(composer(panel), 'Моё');
    await signOutOf(runtimeOf(panel));
    await expect.element(windowOf(panel).getByRole('heading', { name: 'Войдите, чтобы увидеть сообщения' })).toBeVisible();
    await expect.poll(() => chatDrafts.read({ apiUrl: panel.apiUrl, userId: maria.id }, 'listing 7')).toBe('');
  });

  test('a message refused under moderation has the words of the small panel', async () => {
    const store = world();
    const api = createFakeApi(store);
    const network = when(/send-message/, rejects(400, { detail: 'На модерации', code: 'listing_in_moderation' }), api);
    const panel = await host.mount('chat-panel', { token }, { network });
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    await control.open({ listingId: 7 });
    await userEvent.fill(composer(panel), 'Ещё продаёте?');
    await userEvent.keyboard('{Enter}');
    await expect.element(windowOf(panel).getByText('Объявление не опубликовано на сайте.', { exact: false })).toBeVisible();
    expect(windowOf(panel).element().textContent).not.toContain('В настоящее время');
  });

  test('closes when somebody else has signed in', async () => {
    const { panel, control } = await mount({});
    signIn(runtimeOf(panel));
    await control.open();
    await expect.element(windowOf(panel)).toBeVisible();
    signIn(runtimeOf(panel), olga);
    await expect.element(windowOf(panel)).not.toBeInTheDocument();
  });

  test("'Написать' of a listing opens here, one listing at a time; its contact card closes it", async () => {
    const { panel } = await mount();
    const first = await host.mount('listing', { listingId: 7 }, { beside: panel });
    const second = await host.mount('listing', { listingId: 8 }, { beside: panel });
    await userEvent.click(button(first, 'Написать'));
    await expect.element(windowOf(panel).getByText('Квартира свободна')).toBeVisible();
    expect(windowOf(first).query()).toBeNull();
    (button(second, 'Написать').element() as HTMLElement).click();
    await expect.element(windowOf(panel).getByText('Чат пуст')).toBeVisible();
    (button(first, 'Позвонить').element() as HTMLElement).click();
    await expect.element(first.view.getByRole('dialog', { name: 'Контакт владельца' })).toBeVisible();
    await expect.element(windowOf(panel)).not.toBeInTheDocument();
  });

  test('the page may follow its links itself', async () => {
    const { panel, control } = await mount();
    panel.cancel('navigate');
    await control.open();
    const link = windowOf(panel).getByRole('link', { name: 'Открыть все сообщения' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/account?tab=messages');
    await userEvent.click(link);
    expect(panel.detailsOf('navigate')).toEqual([{ url: 'https://site.test/account?tab=messages', target: 'messages' }]);
  });

  test.each([{ listingId: -1 }, { chatId: '7' }, {}, 7] as unknown[])('%j opens nothing, and the page is told', async (wrong) => {
    const { panel, control } = await mount();
    expect(await control.open(wrong as never)).toBe(false);
    expect(panel.detailsOf('error')).toMatchObject([{ code: 'bad-property' }]);
    expect(windowOf(panel).query()).toBeNull();
  });

  test('a chat of other people is as if it were missing', async () => {
    const { panel, control, store } = await mount();
    const foreign = store.chatBook.send(olga.id, aUser({ id: 102 }).id, 8, 'Тайна');
    await control.open({ chatId: foreign.id });
    await expect.element(windowOf(panel).getByRole('heading', { name: 'Ошибка при загрузке данных чата' })).toBeVisible();
    expect(windowOf(panel).element().textContent).not.toContain('Тайна');
  });
});
