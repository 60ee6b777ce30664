import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Chat } from '../../../src/features/chat/Chat';
import { type Fetch, never, offline, rejects, when } from '../../../src/testing';
import { chatStory, chattingAfter, withIrina } from '../../support/chat/chatStory';
import { chatPeople, chatting, moderateIrina } from '../../support/chat/chats';
import { seen } from '../../support/checks/seen';
import { says } from '../../support/publish/publishForm';

const meta = {
  title: 'features/chat/sending',
  tags: ['§2', '§3', '§4', '§8'],
  component: Chat,
  ...chatStory,
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const YouBlocked: Story = {
  args: withIrina,
  parameters: { network: chattingAfter(({ chatBook }) => chatBook.block(chatPeople.maria, [chatPeople.irina])) },
  play: says(
    'Вы не можете отправить сообщение, так как вы заблокировали этого пользователя. Удалите его из черного списка, чтобы возобновить переписку.',
  ),
};
export const BlockedByTheOther: Story = {
  tags: ['!picture'],
  args: withIrina,
  parameters: {
    network: chattingAfter(({ chatBook }) => chatBook.block(chatPeople.irina, [chatPeople.maria])),
  },
  play: says('Вы не можете отправить сообщение, так как пользователь заблокировал вас.'),
};
let api: Fetch = chatting().api;
/** While the thread is open. */
export const AccountBlocked: Story = {
  args: withIrina,
  parameters: {
    network: () => {
      api = chatting().api;
      return api;
    },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByText('В сети')).toBeVisible());
    await moderateIrina(api, 'blocked');
    await says(
      'Вы не можете отправить сообщение. Аккаунт собеседника заблокирован.',
      'Удобно до обеда, но подстроимся.',
    )({ canvasElement });
  },
};
export const ListingDeleted: Story = {
  tags: ['!picture'],
  args: withIrina,
  parameters: { network: chattingAfter((store) => store.editListing(11, { isDeleted: true })) },
  play: says('Вы не можете отправить сообщение. Объявление было удалено.'),
};
export const ListingRejected: Story = {
  tags: ['!picture'],
  args: withIrina,
  parameters: { network: chattingAfter((store) => store.editListing(11, { status: 'rejected' })) },
  play: says('Вы не можете отправить сообщение. Объявление было отклонено модератором.'),
};
export const ListingInModeration: Story = {
  tags: ['!picture'],
  args: withIrina,
  parameters: { network: chattingAfter((store) => store.editListing(11, { status: 'moderation' })) },
  play: says('Вы не можете отправить сообщение по этому объявлению. В настоящее время объявление не опубликовано на сайте.'),
};
export const ListingArchived: Story = {
  tags: ['!picture'],
  args: { chatId: 3 },
  play: says('Вы не можете отправить сообщение. Объявление перенесено в архив.', 'Вне сети'),
};
export const NoRecipient: Story = {
  tags: ['!picture'],
  args: { chatId: 1 },
  play: says('Ошибка: не удалось определить получателя сообщения.'),
};

/** Types into the field and presses Enter. */
const writes =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.type(await view.findByRole('textbox', { name: 'Сообщение' }), text);
  };
export const NotSent: Story = {
  args: withIrina,
  parameters: { network: () => when(/send-message/, rejects(400), chatting().api), pictures: { variants: [] } },
  play: async (context) => {
    await writes('Домофон 47, второй подъезд.{Enter}')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByText(/Произошла ошибка при отправке сообщения\./)).toBeVisible());
    await expect(view.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(view.getByText('Не отправлено: Домофон 47, второй подъезд.')).toBeVisible();
  },
};
export const RefusedByTheServer: Story = {
  tags: ['!picture'],
  args: withIrina,
  parameters: {
    network: () => when(/send-message/, rejects(400, { code: ['no_listing'] }), chatting().api),
  },
  play: async (context) => {
    await writes('Домофон 47, второй подъезд.{Enter}')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByText('Ошибка: ID объявления не найден.', { exact: false })).toBeVisible());
  },
};
export const Offline: Story = {
  args: withIrina,
  parameters: { network: () => when(/send-message/, offline(), chatting().api) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async (context) => {
    await writes('Если удобнее, могу в воскресенье.{Enter}')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByText('Нет сети. Сообщения уйдут, когда она появится.')).toBeVisible());
    await expect(view.getByText('Ждём сеть…')).toBeVisible();
    // In the thread, and in the row of the list.
    await waitFor(() => expect(view.getAllByRole('img', { name: 'Ждёт отправки' })).toHaveLength(2));
    await expect(view.getByText('Вы: Если удобнее, могу в воскресенье.')).toBeVisible();
  },
};
export const NotTakenNow: Story = {
  args: withIrina,
  parameters: { network: () => when(/send-message/, rejects(503), chatting().api), pictures: { variants: [] } },
  play: async (context) => {
    await writes('Домофон 47, второй подъезд.{Enter}')?.(context);
    const view = await seen(context.canvasElement);
    // It is sent again by itself meanwhile: all at one time.
    await waitFor(() => {
      expect(view.getByText('Произошла ошибка при отправке сообщения.')).toBeVisible();
      expect(view.getAllByRole('img', { name: 'Ждёт отправки' })).toHaveLength(2);
      expect(view.getByRole('button', { name: 'Повторить' })).toBeVisible();
      expect(view.getByRole('button', { name: 'Удалить' })).toBeVisible();
    });
  },
};
export const Sending: Story = {
  args: withIrina,
  parameters: { network: () => when(/send-message/, never(), chatting().api), pictures: { variants: [] } },
  play: async (context) => {
    await writes('Если удобнее, могу в воскресенье.{Enter}')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByRole('img', { name: 'Отправляется' })).toBeVisible());
  },
};
export const NothingTyped: Story = {
  args: withIrina,
  parameters: { pictures: { variants: [] } },
  play: async (context) => {
    await writes(' {Enter}')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByText('Пожалуйста, введите сообщение.')).toBeVisible());
  },
};
export const NearTheLimit: Story = {
  args: withIrina,
  parameters: { pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const field: HTMLElement = await view.findByRole('textbox', { name: 'Сообщение' });
    fireEvent.input(field, { target: { value: 'Ещё раз напомню про парковку во дворе. '.repeat(50) } });
    await waitFor(() => expect(view.getByText('1 949 / 2 000')).toBeVisible());
  },
};
export const TooLong: Story = {
  args: withIrina,
  parameters: { pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const field: HTMLElement = await view.findByRole('textbox', { name: 'Сообщение' });
    fireEvent.input(field, { target: { value: 'Ещё раз напомню про парковку во дворе. '.repeat(52) } });
    await waitFor(() => expect(view.getByText(/^Сократите на \d+ знак/)).toBeVisible());
  },
};
