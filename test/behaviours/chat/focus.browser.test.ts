import { describe, expect, it } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { chatPeople } from '../../../stories/support/chat/chats';
import { chatOn, chats, fieldOf, rowsOf } from '../../support/features/chat';
import { tokenOfMaria } from '../../support/features/publish';
import { inWindow } from '../../support/listing/contactPage';
import { controlOf, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const { maria, irina } = chatPeople;
const partFocused = () => focused()?.getAttribute('part');

describe.each(hosts)('the focus of chats on $name', (host) => {
  it('is on the list after Back in the drawer, and Esc closes it', () =>
    inWindow(1280, 900, async () => {
      const { api, withIrina } = chats();
      const panel = await host.mount('chat-panel', { token: tokenOfMaria }, { network: api });
      const control = (await controlOf(panel)) as unknown as ChatPanelControl;
      await control.open({ chatId: withIrina });
      const drawer = panel.view.getByRole('dialog', { name: 'Чат', exact: true });
      await expect.element(drawer.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
      await userEvent.click(drawer.getByRole('button', { name: 'К списку чатов' }));
      await expect.poll(partFocused).toBe('list');
      await userEvent.keyboard('{Escape}');
      await expect.element(drawer).not.toBeInTheDocument();
    }));

  it('is on the name of a thread without a field, and Esc closes the drawer', () =>
    inWindow(1280, 900, async () => {
      const { api, withIrina } = chats(({ chatBook }) => chatBook.block(irina, [maria]));
      const panel = await host.mount('chat-panel', { token: tokenOfMaria }, { network: api });
      const control = (await controlOf(panel)) as unknown as ChatPanelControl;
      await control.open({ chatId: withIrina });
      await expect.poll(() => focused()?.textContent).toBe('Ирина Мельникова');
      expect(focused()?.tagName).toBe('H2');
      await userEvent.keyboard('{Escape}');
      await expect.element(panel.view.getByRole('dialog', { name: 'Чат', exact: true })).not.toBeInTheDocument();
    }));

  it('on a phone goes from the row to the thread, and back to the list', () =>
    inWindow(375, 800, async () => {
      const { api } = chats();
      const chat = await chatOn(host, api);
      await userEvent.click(chat.view.getByRole('link', { name: /Павел Дорохов/ }));
      await expect.poll(() => fieldOf(chat).element() === focused()).toBe(true);
      await userEvent.click(chat.view.getByRole('button', { name: 'К списку чатов' }));
      await expect.poll(partFocused).toBe('list');
    }));

  it('stays on the name of a thread when a phone is turned; one heading is the first at any width', () =>
    inWindow(375, 800, async () => {
      const { api } = chats((store) => store.editListing(11, { status: 'archived' }));
      const chat = await chatOn(host, api);
      const levelOf = (heading: Element) => Number(heading.ariaLevel ?? heading.tagName.slice(1));
      const firstHeadings = () => {
        const seen = [...chat.root().querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.checkVisibility());
        return seen.filter((heading) => levelOf(heading) === 1).map(({ textContent }) => textContent);
      };
      await expect.poll(firstHeadings).toEqual(['Сообщения']);
      await userEvent.click(chat.view.getByRole('link', { name: /Ирина Мельникова/ }));
      await expect.poll(() => focused()?.textContent).toBe('Ирина Мельникова');
      await expect.poll(firstHeadings).toEqual(['Ирина Мельникова']);
      await browserPage.viewport(800, 375);
      await expect.poll(firstHeadings).toEqual(['Сообщения']);
      expect(focused()?.textContent).toBe('Ирина Мельникова');
      expect(levelOf(focused() ?? document.body)).toBe(2);
      await browserPage.viewport(375, 800);
      await expect.poll(firstHeadings).toEqual(['Ирина Мельникова']);
    }));

  it('stays in the thread while a refusal takes the place of the field, and comes back to the field', async () => {
    const { api, store } = chats();
    const chat = await chatOn(host, api);
    await userEvent.click(chat.view.getByRole('link', { name: /Ирина Мельникова/ }));
    await expect.poll(() => fieldOf(chat).element() === focused()).toBe(true);
    store.editListing(11, { status: 'archived' });
    await expect.element(chat.view.getByText(/Объявление перенесено в архив/)).toBeVisible();
    expect(partFocused()).toBe('thread');
    store.editListing(11, { status: 'active' });
    await expect.poll(() => fieldOf(chat).query() !== null && fieldOf(chat).element() === focused()).toBe(true);
  });

  it('stays where somebody works meanwhile: a field that comes back does not take it', async () => {
    const { api, store } = chats();
    const chat = await chatOn(host, api);
    await userEvent.click(chat.view.getByRole('link', { name: /Ирина Мельникова/ }));
    store.editListing(11, { status: 'archived' });
    await expect.element(chat.view.getByText(/Объявление перенесено в архив/)).toBeVisible();
    const search = chat.view.getByRole('searchbox');
    await userEvent.click(search);
    store.editListing(11, { status: 'active' });
    await expect.element(fieldOf(chat)).toBeVisible();
    expect(focused()).toBe(search.element());
  });

  it('is on the list after a notice or a removal has closed', async () => {
    const { api } = chats();
    const chat = await chatOn(host, api);
    const choose = async (action: string) => {
      await userEvent.click(chat.view.getByRole('button', { name: 'Выбрать чаты' }));
      await userEvent.click(chat.view.getByRole('checkbox', { name: 'Выбрать: Тимур Алиев' }).first(), { force: true });
      await userEvent.click(chat.view.getByRole('group').getByRole('button', { name: action, exact: true }));
      await userEvent.click(chat.view.getByRole('dialog').getByRole('button', { name: action, exact: true }));
    };
    await choose('Удалить');
    await expect.poll(() => rowsOf(chat)).toHaveLength(5);
    await expect.poll(partFocused).toBe('list');
    await choose('Заблокировать');
    const notice = chat.view.getByRole('dialog', { name: 'Чат с пользователем заблокирован.' });
    await userEvent.click(notice.getByRole('button', { name: 'Закрыть' }));
    await expect.poll(() => rowsOf(chat)).not.toContain('Тимур Алиев');
    await expect.poll(partFocused).toBe('list');
  });
});
