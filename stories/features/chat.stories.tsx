import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Chat, type ChatProps, chat } from '../../src/features/chat';
import { empty, type Fetch, never, offline, rejects } from '../../src/testing';
import { unlessSignedOut } from '../support/account/unlessSignedOut';
import { argTypesOf } from '../support/argTypesOf';
import { chatting } from '../support/chats';
import { Feature } from '../support/Feature';
import { press, says } from '../support/publishForm';
import { seen } from '../support/seen';
import { takesOver } from '../support/takesOver';

/** The chat with Irina in the world of these stories. */
const withIrina = { chatId: 6 } as const;

const meta = {
  title: 'features/chat',
  tags: ['§2', '§3', '§4', '§8'],
  component: Chat,
  argTypes: argTypesOf(chat),
  render: (args: ChatProps) => <Feature component={Chat} definition={chat} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver() },
  parameters: { network: (): Fetch => chatting().api, pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: says('Сообщения', 'Черный список', 'Ирина Мельникова', 'Неизвестный пользователь', 'Вы: Да, торг возможен при осмотре'),
};
export const ListInTheDark: Story = { ...List, globals: { ...meta.globals, theme: 'dark' } };
export const ListInEnglish: Story = { globals: { ...meta.globals, lang: 'en' }, play: says('Messages', 'Blocked people') };

export const Conversation: Story = {
  args: withIrina,
  play: says('Добрый день! Квартира ещё продаётся?', 'Новые сообщения', 'Удобно до обеда, но подстроимся.', 'В сети'),
};
export const ConversationInTheDark: Story = { ...Conversation, globals: { ...meta.globals, theme: 'dark' } };

export const Nothing: Story = { parameters: { network: () => empty() }, play: says('Здесь пока нет сообщений') };
export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка сообщений...')).toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  parameters: { network: () => offline() },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить'),
};
export const ServerFailed: Story = {
  parameters: { network: () => rejects(500) },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить'),
};
export const SignedOut: Story = {
  parameters: { isSignedOut: true, network: () => empty() },
  play: says('Войдите, чтобы увидеть сообщения', 'Войти'),
};
