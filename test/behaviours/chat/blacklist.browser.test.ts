import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel';
import { chatPeople } from '../../../stories/support/chat/chats';
import { chatOn, chats, rowsOf } from '../../support/features/chat';
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
});
