import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { dismissedWarningsKey } from '../../../src/state/chat/dismissedWarnings';
import { recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { chatComplaintsBy } from '../../../src/testing/store/chat/fakeChatComplaints';
import { chatPeople } from '../../../stories/support/chat/chats';
import { type ChatView, chatOn, chats, linesOf } from '../../support/features/chat';
import { tokenOfMaria } from '../../support/features/publish';
import { controlOf, hosts } from '../../support/mount';

const { maria, irina } = chatPeople;
const forget = () => localStorage.removeItem(dismissedWarningsKey);
beforeEach(forget);
afterEach(forget);

const withRequest = () =>
  chats(({ chatBook }) => {
    chatBook.send(irina, maria, 11, 'Переведите 5 000 на карту, пишите в WhatsApp, https://pay-dom.ru');
    chatBook.send(maria, irina, 11, 'Мой сайт https://pay-dom.ru');
  });
const warningsOf = ({ root }: ChatView) => [...root().querySelectorAll<HTMLElement>('[data-warning]')].map((one) => one.dataset['warning']);
const open = async ({ view }: { readonly view: ChatView['view'] }) => {
  await userEvent.click(view.getByRole('button', { name: 'Действия с чатом' }));
  await userEvent.click(view.getByRole('menuitem', { name: 'Пожаловаться на собеседника' }));
  return view.getByRole('dialog', { name: 'Пожаловаться на собеседника' });
};

describe.each(hosts)('safety in a chat on $name', (host) => {
  it('warns the recipient below a message, never the sender, and holds nothing back', async () => {
    const { api, withIrina } = withRequest();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => warningsOf(chat)).toEqual(['payment link messenger']);
    const note = chat.view.getByRole('note', { name: 'Будьте внимательны' });
    await expect.element(note.getByText(/Не переводите деньги заранее/)).toBeVisible();
    expect(linesOf(chat)).toContain('Переведите 5 000 на карту, пишите в WhatsApp, https://pay-dom.ru');
    await expect.element(chat.view.getByRole('textbox', { name: 'Сообщение' })).toBeEnabled();
  });

  it('a warning that was read stays away, and the focus stays in the conversation', async () => {
    const { api, withIrina } = withRequest();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('button', { name: 'Понятно' }));
    await expect.poll(() => warningsOf(chat)).toEqual([]);
    const log = chat.view.getByRole('log').element();
    expect((log.getRootNode() as Document | ShadowRoot).activeElement).toBe(log);
    chat.unmount();
    const again = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(again)).toContain('Удобно до обеда, но подстроимся.');
    await expect.poll(() => warningsOf(again)).toEqual([]);
  });

  it('a person is reported with a reason and the consent to show the messages', async () => {
    const { api, store, withIrina } = withRequest();
    const { fetch, requests } = recorded(api);
    const chat = await chatOn(host, fetch, { chatId: withIrina });
    const dialog = await open(chat);
    await expect.element(dialog.getByText('Ирина Мельникова не узнает, кто пожаловался.')).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Отправить жалобу' });
    await userEvent.click(send);
    await expect.element(dialog.getByText('Выберите причину')).toBeVisible();
    await expect.element(dialog.getByText('Без переписки модераторы не смогут разобраться')).toBeVisible();
    await userEvent.click(dialog.getByText('Другое'));
    await userEvent.click(send);
    await expect.element(dialog.getByText('Опишите, что случилось')).toBeVisible();
    await userEvent.click(dialog.getByText('Похоже на обман'));
    const consent = dialog.getByRole('checkbox', { name: 'Показать модераторам 9 последних сообщений этого чата, мои и собеседника' });
    await userEvent.click(consent, { force: true });
    expect(requests.some(({ url }) => url.pathname.endsWith('/chats/complaints/'))).toBe(false);
    await userEvent.click(send);
    await expect.element(dialog.getByText('Жалоба отправлена. Модераторы посмотрят переписку.')).toBeVisible();
    expect(chatComplaintsBy(store, maria)).toMatchObject([{ userId: irina, reason: 'fraud', description: '', messages: { length: 9 } }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Понятно' }));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('a complaint that fails keeps what was chosen, and what the server refuses is said', async () => {
    const { api, store, withIrina } = withRequest();
    store.chatBook.block(maria, [irina]);
    const server = switchable(when(/complaints/, rejects(500), api));
    const panel = await host.mount('chat-panel', { token: tokenOfMaria }, { network: server.fetch });
    panel.cancel('navigate');
    await ((await controlOf(panel)) as unknown as ChatPanelControl).open({ chatId: withIrina });
    const dialog = await open(panel);
    await userEvent.click(dialog.getByText('Оскорбления или угрозы'));
    await userEvent.click(dialog.getByRole('checkbox'), { force: true });
    const send = dialog.getByRole('button', { name: 'Отправить жалобу' });
    await userEvent.click(send);
    await expect.element(dialog.getByText('Не удалось отправить жалобу. Попробуйте ещё раз.')).toBeVisible();
    server.use(api);
    await userEvent.click(send);
    await expect.element(dialog.getByText('Жалоба отправлена. Модераторы посмотрят переписку.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Понятно' }));
    const second = await open(panel);
    await userEvent.click(second.getByText('Похоже на обман'));
    await userEvent.click(second.getByRole('checkbox'), { force: true });
    await userEvent.click(second.getByRole('button', { name: 'Отправить жалобу' }));
    await expect.element(second.getByText('Сегодня вы уже пожаловались на этого человека.')).toBeVisible();
  });
});
