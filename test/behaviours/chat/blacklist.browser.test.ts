import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { held, rejects, switchable, when } from '../../../src/testing/scenarios';
import { chatPeople } from '../../../stories/support/chat/chats';
import { chatOn, chats, linesOf, rowsOf } from '../../support/features/chat';
import { tokenOfMaria } from '../../support/features/publish';
import { controlOf, hosts } from '../../support/mount';

const { maria, irina } = chatPeople;
const blocking = () => chats(({ chatBook }) => chatBook.block(maria, [irina]));

describe.each(hosts)('the blacklist on $name', (host) => {
  it('is shown where the page asks for it, and the page is told when the list changes', async () => {
    const { api } = blocking();
    const chat = await chatOn(host, api, { list: 'blacklist' });
    await expect.poll(() => rowsOf(chat)).toEqual(['Ирина Мельникова']);
    await userEvent.click(chat.view.getByRole('button', { name: 'К сообщениям' }));
    await expect.poll(() => rowsOf(chat)).toContain('Павел Дорохов');
    await userEvent.click(chat.view.getByRole('button', { name: 'Черный список' }));
    await expect.poll(() => rowsOf(chat)).toEqual(['Ирина Мельникова']);
    expect(chat.detailsOf('navigate')).toEqual([
      { url: 'https://site.test/account?tab=messages', target: 'messages' },
      { url: 'https://site.test/account?tab=messages&list=blacklist', target: 'blacklist' },
    ]);
    chat.update({ token: tokenOfMaria, list: 'open' });
    await expect.poll(() => rowsOf(chat)).toContain('Павел Дорохов');
  });

  it('a conversation can be read without unblocking', async () => {
    const { api, withIrina } = blocking();
    const chat = await chatOn(host, api, { list: 'blacklist' });
    await userEvent.click(chat.view.getByRole('link', { name: /Ирина Мельникова/ }));
    await expect.poll(() => linesOf(chat)).toContain('Удобно до обеда, но подстроимся.');
    await expect.element(chat.view.getByText(/так как вы заблокировали этого пользователя/)).toBeVisible();
    expect(chat.detailsOf('navigate').at(-1)).toEqual({
      url: `https://site.test/account?tab=messages&list=blacklist&chat=${withIrina}`,
      target: 'chat',
      chatId: withIrina,
    });
  });

  it('is where the notice of the panel leads', async () => {
    const { api, withIrina } = chats();
    const panel = await host.mount('chat-panel', { token: tokenOfMaria }, { network: api });
    panel.cancel('navigate');
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    await control.open({ chatId: withIrina });
    await userEvent.click(panel.view.getByRole('button', { name: 'Действия с чатом' }));
    await userEvent.click(panel.view.getByRole('menuitem', { name: 'Заблокировать' }));
    const question = panel.view.getByRole('dialog', { name: 'Заблокировать пользователя?' });
    await userEvent.click(question.getByRole('button', { name: 'Заблокировать' }));
    const notice = panel.view.getByRole('dialog', { name: 'Чат с пользователем заблокирован.' });
    await userEvent.click(notice.getByRole('button', { name: 'В черный список' }));
    expect(panel.detailsOf('navigate')).toEqual([{ url: 'https://site.test/account?tab=messages&list=blacklist', target: 'blacklist' }]);
  });

  it('takes several people in at once, and lets them go together', async () => {
    const { api, store } = chats();
    const chat = await chatOn(host, api);
    const choose = async (...names: readonly string[]) => {
      await userEvent.click(chat.view.getByRole('button', { name: 'Выбрать чаты' }));
      for (const name of names) await userEvent.click(chat.view.getByRole('checkbox', { name: `Выбрать: ${name}` }), { force: true });
    };
    const bar = chat.view.getByRole('group', { name: 'Выбрать чаты' });
    await choose('Ирина Мельникова', 'Павел Дорохов');
    await userEvent.click(bar.getByRole('button', { name: 'Заблокировать' }));
    const question = chat.view.getByRole('dialog', { name: 'Заблокировать пользователей?' });
    await userEvent.click(question.getByRole('button', { name: 'Заблокировать' }));
    const notice = chat.view.getByRole('dialog', { name: 'Чаты с пользователями заблокированы.' });
    await userEvent.click(notice.getByRole('button', { name: 'В черный список' }));
    await expect.poll(() => rowsOf(chat)).toEqual(['Ирина Мельникова', 'Павел Дорохов']);
    expect([irina, 202].map((id) => store.chatBook.hasBlocked(maria, id))).toEqual([true, true]);

    await choose('Ирина Мельникова', 'Павел Дорохов');
    await userEvent.click(bar.getByRole('button', { name: 'Разблокировать' }));
    await expect.element(chat.view.getByRole('dialog', { name: 'Чаты с пользователями разблокированы.' })).toBeVisible();
    await userEvent.click(chat.view.getByRole('button', { name: 'В сообщения' }));
    await expect.poll(() => rowsOf(chat)).toHaveLength(6);
  });

  it('one chat is blocked from the list with the words of the thread', async () => {
    const { api } = chats();
    const chat = await chatOn(host, api);
    await userEvent.click(chat.view.getByRole('button', { name: 'Выбрать чаты' }));
    await userEvent.click(chat.view.getByRole('checkbox', { name: 'Выбрать: Павел Дорохов' }), { force: true });
    await userEvent.click(chat.view.getByRole('group', { name: 'Выбрать чаты' }).getByRole('button', { name: 'Заблокировать' }));
    const question = chat.view.getByRole('dialog', { name: 'Заблокировать пользователя?' });
    await expect.element(question.getByText('Павел Дорохов не сможет вам писать и звонить. Чат уйдёт в Черный список.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Заблокировать' }));
    await expect.element(chat.view.getByRole('dialog', { name: 'Чат с пользователем заблокирован.' })).toBeVisible();
  });

  it('a failed unblocking says so, in the list and in the thread; it is busy meanwhile and can be repeated', async () => {
    const { api, withIrina } = blocking();
    const server = switchable(when(/unblock/, rejects(500), api));
    const list = await chatOn(host, server.fetch, { list: 'blacklist' });
    const one = list.view.getByRole('button', { name: 'Разблокировать: Ирина Мельникова' });
    await userEvent.click(one);
    await expect.element(list.view.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    list.unmount();

    const thread = await chatOn(host, server.fetch, { chatId: withIrina });
    const unblock = thread.view.getByRole('button', { name: 'Разблокировать', exact: true });
    await userEvent.click(unblock);
    await expect.element(thread.view.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    const slow = held(api);
    server.use(when(/unblock/, slow.fetch, api));
    await userEvent.click(unblock);
    await expect.poll(() => unblock.element().getAttribute('aria-busy')).toBe('true');
    await expect.element(thread.view.getByText('Не получилось. Попробуйте ещё раз.')).not.toBeInTheDocument();
    slow.releaseAll();
    await expect.element(thread.view.getByRole('dialog', { name: 'Чат с пользователем разблокирован.' })).toBeVisible();
  });
});
