import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ChatPanel } from '../../../src/features/chat-panel/ChatPanel';
import { type ChatPanelControl, type ChatPanelProps, type ChatToOpen, chatPanel } from '../../../src/features/chat-panel/definition';
import { empty, type FakeStore, type Fetch, offline, rejects } from '../../../src/testing';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { beforeChatStory } from '../../support/chat/chatStory';
import { chatPeople, chatting } from '../../support/chat/chats';
import { atRest } from '../../support/checks/atRest';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';

/** The `ref` of the React component; an element is its own control. */
let ofReact: ChatPanelControl | null = null;
const keepControl = (control: ChatPanelControl | null) => {
  ofReact = control;
};

const meta = {
  title: 'features/chat-panel',
  tags: ['§2', '§4', '§8'],
  component: ChatPanel,
  argTypes: argTypesOf(chatPanel),
  render: (args: ChatPanelProps) => (
    <div style={{ minHeight: 640 }}>
      <Feature component={ChatPanel} definition={chatPanel} props={{ ...args, ref: keepControl }} />
    </div>
  ),
  // A story must not leave its page.
  args: { onNavigate: takesOver() },
  parameters: { network: (): Fetch => chatting().api, pictures: { crop: 'dialog[part=chat]' } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
  beforeEach: beforeChatStory,
} satisfies Meta<typeof ChatPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = meta.globals;
const changed = (change: (store: FakeStore) => void) => ({ network: (): Fetch => chatting(change).api });

/** Opens a chat, or the list, as a script of the page does. */
async function open({ canvasElement }: Pick<StoryContext, 'canvasElement'>, what?: ChatToOpen) {
  const control = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement & ChatPanelControl>('kvartal-chat-panel') ?? ofReact;
    if (!found) throw new Error('Nothing is rendered yet');
    return found;
  });
  await control.open(what);
  const view = await seen(canvasElement);
  await atRest(await view.findByRole('dialog'));
  return view;
}
const shows =
  (what: ChatToOpen | undefined, ...texts: string[]): NonNullable<Story['play']> =>
  async (context) => {
    const view = await open(context, what);
    for (const text of texts) await waitFor(() => expect(view.getAllByText(text)[0]).toBeVisible());
  };
const withIrina = { chatId: 6 };

export const Conversation: Story = { play: shows(withIrina, 'Ирина Мельникова', 'Удобно до обеда, но подстроимся.') };
export const ConversationInTheDark: Story = { ...Conversation, globals: { ...wide, theme: 'dark' } };
export const ConversationInEnglish: Story = { ...Conversation, globals: { ...wide, lang: 'en' } };
export const ConversationOnATablet: Story = { ...Conversation, globals: { viewport: { value: 'w744' } } };
export const ConversationOnAPhone: Story = { ...Conversation, globals: { viewport: { value: 'w375' } } };
export const Collapsed: Story = {
  play: async (context) => {
    const view = await open(context, withIrina);
    await view.findByText('Ирина Мельникова');
    await context.userEvent.click(view.getByRole('button', { name: 'Свернуть чат' }));
    await expect(view.getByRole('dialog').getBoundingClientRect().height).toBe(80);
  },
};
export const List: Story = { play: shows(undefined, 'Сообщения', 'Ирина Мельникова', 'Неизвестный пользователь') };
export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'w375' } } };
export const NewConversation: Story = {
  play: shows({ listingId: 16 }, 'Чат пуст', 'Напишите первым.', 'Объявление ещё актуально?'),
};
export const NewConversationOnAPhoneInTheDark: Story = { ...NewConversation, globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const Blocked: Story = {
  parameters: changed(({ chatBook }) => chatBook.block(chatPeople.maria, [chatPeople.irina])),
  play: shows(
    withIrina,
    'Вы не можете отправить сообщение, так как вы заблокировали этого пользователя. Удалите его из черного списка, чтобы возобновить переписку.',
  ),
};
export const BlockedByTheOther: Story = {
  tags: ['!picture'],
  parameters: changed(({ chatBook }) => chatBook.block(chatPeople.irina, [chatPeople.maria])),
  play: shows(withIrina, 'Вы не можете отправить сообщение, так как пользователь заблокировал вас.'),
};
export const ListingInModeration: Story = {
  parameters: changed((store) => store.editListing(11, { status: 'moderation' })),
  play: shows(withIrina, 'Вы не можете отправить сообщение. Объявление не опубликовано на сайте.'),
};
export const CallsOnly: Story = {
  tags: ['!picture'],
  parameters: changed((store) => store.editListing(16, { communicationMethod: 'calls' })),
  play: shows({ listingId: 16 }, 'Чат пуст', 'Сообщения не разрешены, только звонки.'),
};
export const OwnListing: Story = {
  tags: ['!picture'],
  play: shows({ listingId: 11 }, 'Чат пуст', 'Вы не можете отправить сообщение самому себе.'),
};
export const Menu: Story = {
  play: async (context) => {
    const view = await open(context, withIrina);
    await context.userEvent.click(await view.findByRole('button', { name: 'Действия с чатом' }));
    await expect(await view.findByRole('menuitem', { name: 'Включить звук' })).toBeVisible();
  },
};
export const NoChats: Story = { parameters: { network: () => empty() }, play: shows(undefined, 'Здесь пока нет сообщений') };
export const ListFailed: Story = {
  parameters: { network: () => rejects(500) },
  play: shows(undefined, 'Произошла критическая ошибка', 'Обновить'),
};
export const JustBlocked: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    const view = await open(context, withIrina);
    await context.userEvent.click(await view.findByRole('button', { name: 'Действия с чатом' }));
    await context.userEvent.click(await view.findByRole('menuitem', { name: 'Заблокировать' }));
    const question = await view.findByRole('dialog', { name: 'Заблокировать пользователя?' });
    await context.userEvent.click(within(question).getByRole('button', { name: 'Заблокировать' }));
    await waitFor(() => expect(view.getByRole('heading', { name: 'Чат с пользователем заблокирован.' })).toBeVisible());
    await expect(view.getByRole('button', { name: 'В черный список' })).toBeVisible();
  },
};
export const SignedOut: Story = {
  parameters: { isSignedOut: true, network: () => empty() },
  play: shows(undefined, 'Войдите, чтобы увидеть сообщения', 'Войти'),
};
export const Failed: Story = {
  parameters: { network: () => offline() },
  play: shows(withIrina, 'Ошибка при загрузке данных чата'),
};
